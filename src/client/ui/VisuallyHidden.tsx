import type { ReactNode } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import styles from './VisuallyHidden.module.css'

/** Read out, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>
}

/** First thing the Tab key reaches. */
export function SkipLink({ target }: { /** id of the main landmark */ target: string }) {
  return (
    <a className={styles['skip']} href={`#${target}`}>
      {generalTexts.skipToContent}
    </a>
  )
}

/** Before a long list: the Tab key reaches it first, and it leads past the list. */
export function SkipButton({ words, onSkip }: { words: string; onSkip: () => void }) {
  return (
    <button type="button" className={styles['skip']} onClick={onSkip}>
      {words}
    </button>
  )
}
