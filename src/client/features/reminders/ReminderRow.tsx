import { AlarmClock, Pencil, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { RelationshipBadge } from '#client/features/contacts/parts/RelationshipBadge.tsx'
import { openGiftSearch } from '#client/features/gifts/dialogs.ts'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { EventStateBadges } from '#client/features/occasions/parts/EventStateBadges.tsx'
import { OrderByNote } from '#client/features/occasions/parts/OrderByNote.tsx'
import { daysUntilText, isImminent } from '#domain/occasions/days-until.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { Reminder } from '#domain/reminders/schema.ts'
import { snoozeChoices, snoozedUntil } from '#domain/reminders/snooze.ts'
import { dateParts } from '#domain/shared/calendar-date.ts'
import { formatShortDate, monthShort, weekdayName } from '#domain/shared/date-format.ts'
import { eventRowTexts } from '#domain/texts/event-row.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { cx } from '#client/lib/class-names.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { Tone } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Switch } from '#client/ui/Checkbox.tsx'
import { DateBadge } from '#client/ui/DateBadge.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { TwoLines } from '#client/ui/TwoLines.tsx'
import { NextNotice } from './parts/NextNotice.tsx'
import styles from './ReminderRow.module.css'
import { waysOf } from './ways.ts'

const tones = { critical: 'critical', high: 'special', medium: 'family', low: 'friend' } satisfies Record<
  Reminder['urgency'],
  Tone
>

/** One event: when it is, whether its reminder is on, and what to do about it. */
export function ReminderRow({
  reminder,
  isOff = false,
  onNotify,
  children,
}: {
  reminder: Reminder
  /** In the 'Off' list: its switch is off, whatever silences it. */
  isOff?: boolean
  onNotify: (isOn: boolean) => void
  /** What else can be done: Snooze, Find Gifts, Wake now, Undo. */
  children: ReactNode
}) {
  const { occasion, urgency, daysUntil } = reminder
  const { contact, turning } = occasion
  const date = occasion.nextDate
  const { month, day } = dateParts(date)
  const isNear = isImminent(daysUntil)
  return (
    <div className={cx(styles['row'], isNear && styles['near'])}>
      <DateBadge
        month={monthShort(month)}
        day={String(day).padStart(2, '0')}
        weekday={weekdayName(date)}
        near={isNear}
      />
      <div className={styles['words']}>
        <span className={styles['line']}>
          <button
            type="button"
            className={styles['name']}
            aria-haspopup="dialog"
            onClick={() => void openEditEvent(occasion.id)}
          >
            <TwoLines>{contact.fullName}</TwoLines>
            <VisuallyHidden>: {shortName(reminder)}</VisuallyHidden>
          </button>
          <RelationshipBadge relationship={contact.relationship} />
          <span className={styles['when']}>{daysUntilText(daysUntil)}</span>
        </span>
        <span className={styles['line']}>
          <span className={styles['event']}>
            <TwoLines>{shortName(reminder)}</TwoLines>
          </span>
          <Badge tone={tones[urgency]}>{reminderTexts.levels[urgency]}</Badge>
          {turning !== null && turning > 0 && <Badge tone="special">{eventRowTexts.turning(turning)}</Badge>}
          {reminder.snoozedUntil === null ? (
            isOff || occasion.nextNotice === null ? null : (
              <span className={styles['next']}>
                <NextNotice notice={occasion.nextNotice} />
                <span className={styles['quiet']}>{waysOf(occasion.nextNotice.channels)}</span>
              </span>
            )
          ) : (
            <Badge tone="plum" icon={<AlarmClock />}>
              {reminderTexts.until(formatShortDate(reminder.snoozedUntil))}
            </Badge>
          )}
          {isOff && <EventStateBadges occasion={occasion} />}
          <span className={styles['order']}>
            <OrderByNote event={occasion} on={date} isBought={reminder.gift === 'purchased'} />
          </span>
        </span>
      </div>
      <div className={styles['tools']}>
        <Switch
          label={
            <>
              {reminderTexts.notify}
              <Of reminder={reminder} />
            </>
          }
          checked={!isOff && occasion.reminderMethod === 'push'}
          onChange={onNotify}
        />
        <span className={styles['action']}>{children}</span>
      </div>
    </div>
  )
}

/** 1, 3 or 7 days of peace, and the same ways as everywhere to its gifts and to the event. */
export function SnoozeMenu({ reminder, onSnooze }: { reminder: Reminder; onSnooze: (days: 1 | 3 | 7) => void }) {
  const { occasion, daysUntil } = reminder
  const date = occasion.nextDate
  const forDays = ({ days, lasts }: ReturnType<typeof snoozeChoices>[number]) => ({
    key: String(days),
    label: reminderTexts.snoozeFor(lasts, formatShortDate(snoozedUntil(date, daysUntil, days))),
    icon: <AlarmClock />,
    onSelect: () => onSnooze(days),
  })
  const itsDay = {
    label: reminderTexts.notOnItsDay,
    icon: <AlarmClock />,
    unavailable: reminderTexts.notOnItsDay,
  }
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<AlarmClock />}>
          {reminderTexts.snooze}
          <Of reminder={reminder} />
        </Button>
      }
      items={() => [
        ...(daysUntil === 0 ? [itsDay] : snoozeChoices(daysUntil).map(forDays)),
        {
          label: reminderTexts.findGifts,
          icon: <Search />,
          group: true as const,
          onSelect: () => openGiftSearch({ contactId: occasion.contactId, occasionId: occasion.id }),
        },
        { label: reminderTexts.editEvent, icon: <Pencil />, onSelect: () => void openEditEvent(occasion.id) },
      ]}
    />
  )
}

export function FindGifts({ reminder }: { reminder: Reminder }) {
  const { id, contactId } = reminder.occasion
  return (
    <Button
      size="sm"
      variant="tint"
      icon={<Search />}
      aria-haspopup="dialog"
      onClick={() => openGiftSearch({ contactId, occasionId: id })}
    >
      {reminderTexts.findGifts}
      <Of reminder={reminder} />
    </Button>
  )
}

/** Whose it is, for those who hear the button without its row. */
export function Of({ reminder }: { reminder: Reminder }) {
  return (
    <VisuallyHidden>
      {' '}
      ({reminder.occasion.contact.fullName}: {shortName(reminder)})
    </VisuallyHidden>
  )
}

function shortName({ occasion }: Reminder): string {
  return eventNameWithoutContact(occasion.name, occasion.contact.fullName)
}
