import { useEffect, useRef } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { Button } from './Button.tsx'
import styles from './StaleNotice.module.css'

/** One field of which there are two versions. '' is empty. */
export type Difference = { label: string; mine: string; theirs: string }

/** Somebody, or another tab, saved first: both versions side by side, and nothing typed is lost. */
export function StaleNotice({
  differences,
  takenOver = [],
  onKeepMine,
  onTakeTheirs,
}: {
  differences: readonly Difference[]
  /** Fields that only the other version changed; the form has them already. */
  takenOver?: readonly string[]
  /** Saves the form over the other version. */
  onKeepMine: () => void
  /** Fills the form with the other version. */
  onTakeTheirs: () => void
}) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <section
      ref={place}
      tabIndex={-1}
      role="alert"
      aria-label={generalTexts.changedElsewhere}
      className={styles['notice']}
    >
      <p>{generalTexts.stale}</p>
      {differences.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{generalTexts.versions.field}</th>
              <th scope="col">{generalTexts.versions.yours}</th>
              <th scope="col">{generalTexts.versions.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine || '—'}</td>
                <td>{theirs || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {takenOver.length > 0 && <p>{generalTexts.takenOver(takenOver.join(', '))}</p>}
      <div className={styles['actions']}>
        <Button size="sm" onClick={onTakeTheirs}>
          {generalTexts.versions.takeTheirs}
        </Button>
        <Button size="sm" variant="primary" onClick={onKeepMine}>
          {generalTexts.versions.keepMine}
        </Button>
      </div>
    </section>
  )
}
