import { TriangleAlert } from 'lucide-react'
import { generalTexts } from '#domain/texts/general.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { Button } from '#client/ui/Button.tsx'
import styles from './ServiceBox.module.css'

/** Shown in place of products that could not be loaded. */
export function ServiceBox({
  userMessage,
  onRetry,
  pending,
}: {
  userMessage: string
  onRetry: () => void
  pending: boolean
}) {
  const { title, description } = recommendationTexts.serviceBox
  return (
    <div role="alert" className={styles['box']}>
      <TriangleAlert aria-hidden />
      <div>
        <p className={styles['title']}>{title}</p>
        <p>{userMessage}</p>
        <p>{description}</p>
        <Button size="sm" pending={pending} onClick={onRetry}>
          {generalTexts.tryAgain}
        </Button>
      </div>
    </div>
  )
}
