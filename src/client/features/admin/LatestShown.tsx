import { adminTexts } from '#domain/texts/feedback.ts'
import styles from '#client/features/feedback/parts/FeedbackList.module.css'

/** No list ends silently. */
export function LatestShown({ list, limit }: { list: readonly unknown[] | undefined; limit: number }) {
  if (list === undefined || list.length < limit) return null
  return <p className={styles['latest']}>{adminTexts.latestShown(limit)}</p>
}
