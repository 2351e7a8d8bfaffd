import { parseBirthday } from '#domain/contacts/birthday.ts'
import { lastGiven } from '#domain/gifts/counts.ts'
import { budgetRanges } from '#domain/occasions/budget-ranges.ts'
import { orderByDate } from '#domain/occasions/order-by.ts'
import { comingOccurrence, nextOccurrence } from '#domain/occasions/recurrence.ts'
import type { ListedOccasion, Occasion, Occurrence } from '#domain/occasions/schema.ts'
import { dateParts, daysBetween, type CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Cents } from '#domain/shared/money.ts'
import { moneyText } from '#domain/shared/wire.ts'
import type { Announced } from '#server/features/reminders/announced/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { summaryOfComing, summaryOfPast, type giftsByOccasion } from './gift-summaries.ts'
import type { Marks } from './marks.ts'
import type { OccasionRow } from './rows.ts'

/** What is known of the rows besides their columns. */
export interface Known {
  marks: Marks
  announced: (row: OccasionRow) => Announced
  giftOn: (row: OccasionRow, occurrence: CalendarDate) => Occurrence['gift']
}

/** @param occurrence what `daysUntil` and `turning` refer to; the coming one by default. */
export function presentOccasion(
  row: OccasionRow,
  actor: Actor,
  { marks, announced }: Known,
  occurrence?: CalendarDate,
): Occasion {
  const { today, leapDay } = actor
  const nextDate = nextOccurrence(row, today, leapDay)
  const spokenOf = occurrence ?? nextDate
  const coming = nextDate ?? row.date
  const { reminderDays, nextNotice, noticeDays } = announced(row)
  const budget = budgetOf(row, coming, marks)
  return {
    id: row.id,
    uid: row.uid,
    contactId: row.contactId,
    name: row.name,
    date: row.date,
    type: row.type,
    reminderDays,
    reminderMethod: row.reminderMethod,
    isRecurring: row.isRecurring,
    levelOfImportance: row.levelOfImportance,
    needsGift: row.needsGift,
    needsCard: row.needsCard,
    deliveryDays: row.deliveryDays,
    orderBy: spokenOf === null ? null : orderByDate(row, spokenOf, actor.deliveryDays),
    budget: moneyText(budget),
    budgetRanges: budgetRanges(budget),
    planId: marks.planOf(row.id, spokenOf ?? coming)?.planId ?? null,
    linkedTo: row.linkedTo,
    yearKnown: row.yearKnown,
    dateRule: row.dateRule,
    muted: row.mutedAt !== null,
    skipped: marks.isSkipped(row.id, coming),
    snoozedUntil: isSnoozed(row, coming, today) ? row.snoozedUntil : null,
    nextNotice,
    noticeDays,
    reminderSent: marks.isReminderSent(row.id, coming),
    notes: row.notes,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    nextDate,
    daysUntil: spokenOf === null ? null : daysBetween(today, spokenOf),
    turning: spokenOf === null ? null : turningOn(row, spokenOf),
    contact: contactOf(row),
  }
}

/** A list row for one occurrence, with the gifts of that occurrence. */
export function presentListed(
  row: OccasionRow,
  occurrence: CalendarDate,
  actor: Actor,
  known: Known,
  gifts: Awaited<ReturnType<typeof giftsByOccasion>>,
): ListedOccasion {
  const own = gifts.get(row.id) ?? NONE
  const isComing = occurrence === comingOccurrence(row, actor.today, actor.leapDay)
  // Not spread: copying 30 fields a row costs as much as making them.
  return Object.assign(presentOccasion(row, actor, known, occurrence), {
    occurrenceDate: occurrence,
    gifts: isComing ? summaryOfComing(own, occurrence) : summaryOfPast(own, occurrence),
    lastGiven: lastGiven(own, occurrence),
  })
}

/** That of the coming occurrence: the plan's, where it's in one. */
export function budgetOf(row: Pick<OccasionRow, 'id' | 'budget'>, coming: CalendarDate, marks: Marks): Cents | null {
  const planned = marks.planOf(row.id, coming)
  return planned ? planned.budget : row.budget
}

export function presentOccurrence(
  row: OccasionRow,
  date: CalendarDate,
  actor: Actor,
  { marks, announced, giftOn }: Known,
): Occurrence {
  const { occurrence, nextNotice } = announced(row)
  const isCounted = row.type === 'wedding-anniversary' && row.yearKnown
  const years = isCounted ? dateParts(date).year - dateParts(row.date).year : 0
  return {
    occasionId: row.id,
    date,
    name: row.name,
    type: row.type,
    levelOfImportance: row.levelOfImportance,
    isRecurring: row.isRecurring,
    linkedTo: row.linkedTo,
    muted: row.mutedAt !== null,
    skipped: marks.isSkipped(row.id, date),
    nextNotice: occurrence === date ? nextNotice : null,
    gift: giftOn(row, date),
    planId: marks.planOf(row.id, date)?.planId ?? null,
    deliveryDays: row.deliveryDays,
    orderBy: orderByDate(row, date, actor.deliveryDays),
    turning: turningOn(row, date),
    years: years > 0 ? years : null,
    contact: contactOf(row),
  }
}

const NONE: [] = []

function contactOf(row: OccasionRow): Occasion['contact'] {
  return {
    id: row.contactId,
    fullName: row.contactName,
    relationship: row.contactRelationship,
    birthday: row.contactBirthday,
  }
}

/** The age on an occurrence; 0 in the year of birth ('Born'). Null for other events and without a year. */
function turningOn(row: OccasionRow, occurrence: CalendarDate): number | null {
  if (row.type !== 'birthday' || row.contactBirthday === null) return null
  const year = parseBirthday(row.contactBirthday)?.year
  if (year === undefined) return null
  const age = dateParts(occurrence).year - year
  return age < 0 ? null : age
}

function isSnoozed(row: OccasionRow, coming: CalendarDate, today: CalendarDate): boolean {
  return row.snoozedOccurrence === coming && row.snoozedUntil !== null && row.snoozedUntil > today
}
