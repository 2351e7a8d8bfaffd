import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { versionTexts } from '#domain/texts/versions.ts'
import type { Drift } from '../lib/versioned-form.ts'
import { Button } from './Button.tsx'
import styles from './VersionNotice.module.css'

/** In an edit form: the record was changed or deleted elsewhere while it was open here. What was typed is kept. */
export function VersionNotice({
  edit: { conflict, isGone, refusals, takeTheirs },
  onKeepMine,
  gone,
  again,
}: {
  edit: Drift
  /** Saves the form over the other version. */
  onKeepMine: () => void
  /** What is said once the record is gone. */
  gone: string
  /** Makes a new record of what was typed. */
  again?: { label: string; onAgain: () => void; pending: boolean }
}) {
  if (conflict !== undefined)
    return <TwoVersions key={refusals} {...conflict} onKeepMine={onKeepMine} onTakeTheirs={takeTheirs} />
  if (!isGone) return null
  return (
    <Notice key={refusals} label={versionTexts.deletedElsewhere} className="gone">
      <p>{gone}</p>
      {again !== undefined && (
        <Button size="sm" pending={again.pending} onClick={again.onAgain}>
          {again.label}
        </Button>
      )}
    </Notice>
  )
}

/** Somebody, or another tab, saved first: both versions side by side. */
function TwoVersions({
  differences,
  takenOver,
  onKeepMine,
  onTakeTheirs,
}: NonNullable<Drift['conflict']> & { onKeepMine: () => void; onTakeTheirs: () => void }) {
  const { field, yours, theirs, takeTheirs, keepMine } = versionTexts.versions
  return (
    <Notice label={versionTexts.changedElsewhere} className="stale">
      <p>{versionTexts.stale}</p>
      {differences.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{field}</th>
              <th scope="col">{yours}</th>
              <th scope="col">{theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <tr key={difference.label}>
                <th scope="row">{difference.label}</th>
                <td>{difference.mine || '—'}</td>
                <td>{difference.theirs || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {takenOver.length > 0 && <p>{versionTexts.takenOver(takenOver.join(', '))}</p>}
      <div className={styles['actions']}>
        <Button
          size="sm"
          onClick={({ currentTarget }) => {
            const form = currentTarget.closest('form, dialog')
            onTakeTheirs()
            // The button that was pressed has gone by then.
            requestAnimationFrame(() => fieldsOf(form)?.querySelector<HTMLElement>('input, select, textarea')?.focus())
          }}
        >
          {takeTheirs}
        </Button>
        <Button size="sm" variant="primary" onClick={onKeepMine}>
          {keepMine}
        </Button>
      </div>
    </Notice>
  )
}

/** Where the form is only a part of its dialog, that part has `data-fields`. */
function fieldsOf(form: Element | null): Element | null {
  return form?.querySelector('[data-fields]') ?? form
}

/** Read out at once, and where the focus goes. */
function Notice({ label, className, children }: { label: string; className: 'stale' | 'gone'; children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <section ref={place} tabIndex={-1} role="alert" aria-label={label} className={styles[className]}>
      {children}
    </section>
  )
}
