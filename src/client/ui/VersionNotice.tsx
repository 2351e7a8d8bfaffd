import { useEffect, useRef } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { Button } from './Button.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import type { Difference } from './StaleNotice.tsx'
import styles from './VersionNotice.module.css'

/** In an edit form: the record was changed or deleted elsewhere while it was open here. What was typed is kept. */
export function VersionNotice({
  edit: { conflict, isGone, refusals, takeTheirs },
  onKeepMine,
  gone,
  again,
}: {
  edit: {
    conflict: { differences: readonly Difference[]; takenOver: readonly string[] } | undefined
    isGone: boolean
    /** How often the server has refused: another refusal is news again, and gets the focus as the first did. */
    refusals: number
    takeTheirs: () => void
  }
  /** Saves the form over the other version. */
  onKeepMine: () => void
  /** What is said once the record is gone. */
  gone: string
  /** Makes a new record of what was typed. */
  again?: { label: string; onAgain: () => void; pending: boolean }
}) {
  const place = useRef<HTMLDivElement>(null)
  if (conflict === undefined && !isGone) return null
  return (
    <div ref={place}>
      {conflict === undefined ? (
        <Gone key={refusals} text={gone} again={again} />
      ) : (
        <StaleNotice
          key={refusals}
          differences={conflict.differences}
          takenOver={conflict.takenOver}
          onKeepMine={onKeepMine}
          onTakeTheirs={() => {
            const form = place.current?.closest('form, [role="dialog"]')
            takeTheirs()
            // The button that was pressed has gone by then.
            requestAnimationFrame(() => form?.querySelector<HTMLElement>('input, select, textarea')?.focus())
          }}
        />
      )}
    </div>
  )
}

function Gone({
  text,
  again,
}: {
  text: string
  again: { label: string; onAgain: () => void; pending: boolean } | undefined
}) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <section
      ref={place}
      tabIndex={-1}
      role="alert"
      aria-label={generalTexts.deletedElsewhere}
      className={styles['gone']}
    >
      <p>{text}</p>
      {again !== undefined && (
        <Button size="sm" pending={again.pending} onClick={again.onAgain}>
          {again.label}
        </Button>
      )}
    </section>
  )
}
