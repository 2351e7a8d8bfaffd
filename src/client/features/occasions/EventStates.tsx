import { AlarmClock, BellOff, CalendarOff } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { Occasion } from '#domain/occasions/schema.ts'
import { formatMediumDate, formatShortDate } from '#domain/shared/date-format.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { Button } from '#client/ui/Button.tsx'
import styles from './EventStates.module.css'
import type { EventStateChanges } from './use-event-states.ts'

/** Why the event is silent, each reason with an undo. Nothing for an ordinary event. */
export function EventStates({ occasion, changes }: { occasion: Occasion; changes: EventStateChanges }) {
  const { skipped, muted, snoozedUntil, nextDate } = occasion
  const { unskip, unmute, unsnooze } = changes
  const isSkipped = skipped && nextDate !== null
  if (!isSkipped && !muted && snoozedUntil === null) return null
  return (
    <ul className={styles['states']} aria-label={eventTexts.states}>
      {isSkipped && (
        <State icon={<CalendarOff />} action={generalTexts.undo} change={unskip} what={eventTexts.skipThisYear}>
          {eventTexts.skippedDetails(formatMediumDate(nextDate))}
        </State>
      )}
      {muted && (
        <State icon={<BellOff />} action={eventTexts.unmute} change={unmute}>
          {eventTexts.mutedDetails}
        </State>
      )}
      {snoozedUntil !== null && (
        <State icon={<AlarmClock />} action={generalTexts.undo} change={unsnooze} what={eventTexts.snooze}>
          {eventTexts.snoozedDetails(formatShortDate(snoozedUntil))}
        </State>
      )}
    </ul>
  )
}

function State({
  icon,
  action,
  what,
  change,
  children,
}: {
  icon: ReactNode
  action: string
  /** What is undone, where the button alone does not say so. */
  what?: string
  change: { mutate: (_: undefined, options: { onSuccess: () => void }) => void; isPending: boolean }
  children: ReactNode
}) {
  const place = useRef<HTMLLIElement>(null)
  const takeBack = () => {
    if (change.isPending) return
    const dialog = place.current?.closest('dialog')
    // The button disappears with the state; the focus stays in the dialog.
    change.mutate(undefined, { onSuccess: () => requestAnimationFrame(() => dialog?.focus()) })
  }
  return (
    <li ref={place} className={styles['state']}>
      <span className={styles['icon']}>{icon}</span>
      <span>{children}</span>
      <Button
        size="sm"
        variant="ghost"
        pending={change.isPending}
        aria-label={what === undefined ? undefined : `${action}: ${what}`}
        onClick={takeBack}
      >
        {action}
      </Button>
    </li>
  )
}
