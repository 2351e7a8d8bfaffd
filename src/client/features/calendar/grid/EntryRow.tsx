import { BellOff, Cake, CalendarX2, ListChecks } from 'lucide-react'
import { Link } from 'wouter'
import { openContactDetails } from '#client/features/contacts/dialogs.ts'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { OrderByNote } from '#client/features/occasions/parts/OrderByNote.tsx'
import { NextNotice } from '#client/features/reminders/parts/NextNotice.tsx'
import type { MonthBirthday } from '#domain/contacts/schema.ts'
import type { Occurrence } from '#domain/occasions/schema.ts'
import { dateParts } from '#domain/shared/calendar-date.ts'
import { formatShortDate, monthName, monthShort } from '#domain/shared/date-format.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { calendarTexts } from '#domain/texts/calendar.ts'
import { cx } from '#client/lib/class-names.ts'
import { paths } from '#client/lib/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { TwoLines } from '#client/ui/TwoLines.tsx'
import { colorOf, countText, groupOf, planName, shortName } from '../occurrences.ts'
import type { PlannedDay } from '../occurrences.ts'
import styles from './EntryRow.module.css'
import { GiftMark } from './GiftMark.tsx'
import { GroupMark } from './GroupMark.tsx'

/** An event in the list: its day, whose it is, what it is, the age, the group. Opens it. */
export function OccurrenceRow({
  occurrence,
  withMonth,
  isToday = false,
  isFirst = false,
}: {
  occurrence: Occurrence
  /** In the list of a year. */
  withMonth: boolean
  isToday?: boolean
  /** In a dialog: has the focus first. */
  isFirst?: boolean
}) {
  const { contact, skipped, muted, gift } = occurrence
  const date = occurrence.date
  const { month, day } = dateParts(date)
  const count = countText(occurrence)
  const group = groupOf(contact.relationship)
  return (
    <div className={cx(styles['entry'], isToday && styles['today'], (skipped || muted) && styles['quiet'])}>
      <button
        type="button"
        data-autofocus={isFirst || undefined}
        aria-haspopup="dialog"
        className={styles['row']}
        onClick={() => void openEditEvent(occurrence.occasionId)}
      >
        <span className={styles['day']}>
          <VisuallyHidden>{formatShortDate(date)}: </VisuallyHidden>
          {withMonth && (
            <span aria-hidden className={styles['month']}>
              {monthShort(month)}
            </span>
          )}
          <span aria-hidden>{day}</span>
        </span>
        <span className={styles['words']}>
          <span className={styles['person']}>
            <TwoLines>{contact.fullName}</TwoLines>
          </span>
          <span className={cx(styles['what'], skipped && styles['struck'])}>
            <span aria-hidden className={cx(styles['mark'], styles[colorOf(occurrence)])}>
              <GroupMark color={colorOf(occurrence)} />
            </span>
            {shortName(occurrence)}
          </span>
          <span className={styles['badges']}>
            {count !== undefined && <Badge tone="special">{count}</Badge>}
            <Badge tone={group.tone}>{group.label}</Badge>
            {gift !== null && !skipped && (
              <Badge tone={gift === 'none' ? 'near' : 'friend'} icon={<GiftMark state={gift} />}>
                {calendarTexts.gifts[gift]}
              </Badge>
            )}
            {skipped && <Badge icon={<CalendarX2 />}>{calendarTexts.skipped}</Badge>}
            {muted && <Badge icon={<BellOff />}>{calendarTexts.muted}</Badge>}
          </span>
        </span>
      </button>
      {/* Below the row's own button, which can't hold another. */}
      <p className={styles['notes']}>
        <NextNotice notice={occurrence.nextNotice} />
        <OrderByNote
          event={{ id: occurrence.occasionId, contactId: contact.id, orderBy: occurrence.orderBy, skipped }}
          on={date}
          isBought={gift === 'purchased'}
        />
      </p>
    </div>
  )
}

/** Above the events of a plan: leads to it. */
export function PlanRow({ plan, withMonth }: { plan: PlannedDay; withMonth: boolean }) {
  const { month, day } = dateParts(plan.date)
  return (
    <Link href={paths.plan(plan.planId)} className={cx(styles['row'], styles['plan'])}>
      <span className={styles['day']}>
        <VisuallyHidden>{formatShortDate(plan.date)}: </VisuallyHidden>
        {withMonth && (
          <span aria-hidden className={styles['month']}>
            {monthShort(month)}
          </span>
        )}
        <span aria-hidden>{day}</span>
      </span>
      <span className={styles['words']}>
        <span className={styles['person']}>
          <TwoLines>{calendarTexts.plan(planName(plan), plan.events.length)}</TwoLines>
        </span>
        <span className={styles['what']}>
          <ListChecks aria-hidden /> {calendarTexts.goToPlan}
        </span>
      </span>
    </Link>
  )
}

/** A contact whose birthday is known only by month: no day, no age; opens the contact. */
export function MonthBirthdayRow({ birthday, withMonth }: { birthday: MonthBirthday; withMonth: boolean }) {
  const group = groupOf(birthday.relationship)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={styles['row']}
      onClick={() => void openContactDetails(birthday.contactId)}
    >
      <span className={cx(styles['day'], styles['sometime'])} aria-hidden>
        {withMonth && <span className={styles['month']}>{monthShort(birthday.month)}</span>}
        <Cake />
      </span>
      <span className={styles['words']}>
        <span className={styles['person']}>
          <TwoLines>{birthday.fullName}</TwoLines>
        </span>
        <span className={styles['what']}>
          {calendarTexts.birthday(contactTexts.sometimeIn(monthName(birthday.month)))}
        </span>
        <span className={styles['badges']}>
          <Badge tone={group.tone}>{group.label}</Badge>
        </span>
      </span>
    </button>
  )
}
