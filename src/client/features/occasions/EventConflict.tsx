import { useEffect, useRef } from 'react'
import { eventTexts } from '#domain/texts/events.ts'
import { StaleNotice } from '#client/ui/StaleNotice.tsx'
import styles from './EditEventDialog.module.css'
import { eventDifferences } from './event-differences.ts'
import { occasionToValues } from './event-form.ts'
import type { useEventEdit } from './use-event-edit.ts'

/** The event was changed or deleted elsewhere while it was open here. What was typed is kept. */
export function EventConflict({ edit, onChosen }: { edit: ReturnType<typeof useEventEdit>; onChosen: () => void }) {
  const { theirs, takenOver, form, base, isGone } = edit
  if (isGone) return <Gone />
  if (theirs === undefined) return null
  return (
    <StaleNotice
      // Another newer version is news again, and gets the focus as the first did.
      key={theirs.version}
      takenOver={takenOver}
      differences={eventDifferences(form.values, occasionToValues(theirs), base)}
      onKeepMine={() => edit.save()}
      onTakeTheirs={() => {
        edit.takeTheirs()
        onChosen()
      }}
    />
  )
}

function Gone() {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <p ref={place} tabIndex={-1} role="alert" className={styles['gone']}>
      {eventTexts.goneMeanwhile}
    </p>
  )
}
