import { generalTexts } from '#domain/texts/general.ts'
import { Button } from './Button.tsx'
import styles from './LoadFailure.module.css'

/** One part of a screen could not be loaded: a sentence in its place, and a way to try again. */
export function LoadFailure({ text, pending, onRetry }: { text: string; pending: boolean; onRetry: () => void }) {
  return (
    <p role="alert" className={styles['failure']}>
      {text}
      <Button size="sm" pending={pending} onClick={onRetry}>
        {generalTexts.tryAgain}
      </Button>
    </p>
  )
}
