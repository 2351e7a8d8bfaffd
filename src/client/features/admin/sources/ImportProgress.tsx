import type { Source } from '#domain/catalogue/sources/schema.ts'
import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import styles from './ImportProgress.module.css'

const { running: texts } = sourceScreenTexts.feed

/** How far a running import is, as a bar and in figures. Where the feed doesn't say how long it is, the bar only moves. */
export function ImportProgress({ source: { feed } }: { source: Source }) {
  const progress = feed?.progress ?? { phase: 'waiting', done: 0, total: null, items: 0 }
  const { phase, done, total, items } = progress
  const isKnown = phase === 'reading' && total !== null && total > 0
  const said = [
    texts.phases[phase],
    isKnown && `${Math.min(100, Math.floor((done / total) * 100))} %`,
    items > 0 && texts.items(items),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <span className={styles['progress']}>
      {isKnown ? (
        <ProgressBar value={done / total} label={said} />
      ) : (
        <progress className={styles['moving']} aria-label={said} />
      )}
      <span className={styles['figures']} aria-hidden>
        {said}
      </span>
    </span>
  )
}
