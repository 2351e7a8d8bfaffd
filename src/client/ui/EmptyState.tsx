import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { Button } from './Button.tsx'
import styles from './EmptyState.module.css'

/** Nothing here yet: one picture, one sentence, one action. */
export function EmptyState({
  icon,
  title,
  text,
  action,
  heading: Heading = 'p',
}: {
  icon: ReactNode
  title: string
  text?: string | undefined
  action?: ReactNode
  /** h1 when it is the whole page. */
  heading?: 'p' | 'h1' | 'h2' | undefined
}) {
  return (
    <div className={styles['state']}>
      <span className={styles['picture']} aria-hidden>
        {icon}
      </span>
      <Heading className={styles['title']}>{title}</Heading>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {action}
    </div>
  )
}

/** Something could not be loaded: what happened, what is safe, what to do. */
export function ErrorState({
  title,
  text = generalTexts.savedIsSafe,
  onRetry,
  retryLabel = generalTexts.tryAgain,
  pending = false,
  heading,
}: {
  title: string
  text?: string
  onRetry: () => void
  retryLabel?: string
  pending?: boolean
  heading?: 'p' | 'h1' | 'h2'
}) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        title={title}
        text={text}
        heading={heading}
        action={
          <Button onClick={onRetry} pending={pending}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  )
}
