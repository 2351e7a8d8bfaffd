import type { Import } from '#domain/imports/schema.ts'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import styles from './Progress.module.css'

/** How far a running import is, as a bar and in figures. */
export function Progress({ run: { done, total } }: { run: Import }) {
  const said = texts.running.progress(done, total)
  return (
    <span className={styles['progress']}>
      <ProgressBar value={total === 0 ? 0 : done / total} label={said} />
      <span className={styles['figures']} aria-hidden>
        {said}
      </span>
    </span>
  )
}
