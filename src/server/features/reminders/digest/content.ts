import { and, eq, sql } from 'drizzle-orm'
import { countsFor } from '#domain/gifts/counts.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { orderByDate } from '#domain/occasions/order-by.ts'
import { nextOccurrence } from '#domain/occasions/recurrence.ts'
import { windowOf } from '#domain/occasions/window.ts'
import { relationshipLabel } from '#domain/contacts/relationships.ts'
import { DIGEST_DAYS } from '#domain/reminders/digest.ts'
import { eventPath } from '#domain/reminders/event-link.ts'
import { addDays, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { formatMoney, type Cents } from '#domain/shared/money.ts'
import { digestTexts } from '#domain/texts/digest.ts'
import { eventRowTexts } from '#domain/texts/event-row.ts'
import type { Db } from '#server/db/connection.ts'
import { giftIdeas, occasions, planOccurrences } from '#server/db/schema.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { DigestEvent, DigestMail } from '#server/mail/templates/digest.ts'
import { remindedEvents, type RemindedEvent } from '../events.ts'
import { isAmong } from '../history.ts'
import type { RemindedUser } from '../users.ts'

type Content = Pick<DigestMail, 'without' | 'others' | 'spending'>

/** The user's next 30 days; undefined if nothing takes place. Silenced events stay silent here, too. */
export async function digestContent(
  db: Db,
  mailer: Mailer,
  { user, showsBudgets }: { user: RemindedUser; showsBudgets: boolean },
): Promise<Content | undefined> {
  const coming = await comingEvents(db, user)
  if (coming.length === 0) return undefined
  const isOpen = ({ event, occurrence }: Coming) => event.needsGift && !event.hasGift(occurrence)
  return {
    without: coming.filter(isOpen).map((one) => lineOf(mailer, user, one)),
    others: coming.filter((one) => !isOpen(one)).map((one) => lineOf(mailer, user, one)),
    spending: showsBudgets ? await spendingOf(db, user, coming) : [],
  }
}

interface Coming {
  event: RemindedEvent
  occurrence: CalendarDate
}

async function comingEvents(db: Db, user: RemindedUser): Promise<Coming[]> {
  const { today, preferences } = user
  const last = addDays(today, DIGEST_DAYS)
  const window = windowOf(today, last, preferences.leapDay)
  const events = await remindedEvents(db, new Map([[user.id, user]]), { window })
  return events
    .flatMap((event) => {
      const occurrence = nextOccurrence(event, today, preferences.leapDay)
      if (occurrence === null || occurrence > last || isSilenced(event, occurrence)) return []
      return [{ event, occurrence }]
    })
    .toSorted((a, b) =>
      a.occurrence === b.occurrence ? a.event.id - b.event.id : a.occurrence < b.occurrence ? -1 : 1,
    )
}

function isSilenced(event: RemindedEvent, occurrence: CalendarDate): boolean {
  return (
    event.reminderMethod === 'none' ||
    event.mutedAt !== null ||
    event.remindersPausedAt !== null ||
    event.skips.includes(occurrence)
  )
}

function lineOf(mailer: Mailer, user: RemindedUser, coming: Coming): DigestEvent {
  const { event, occurrence } = coming
  const who = `${event.contactName} (${relationshipLabel(event.relationship)})`
  const line = digestTexts.line(formatShortDate(occurrence), nameOf(event), who)
  return { line: [line, ...orderNote(user, coming)].join('. '), link: mailer.link(eventPath(event.id)) }
}

/** Until when to order, as its row says, while nothing is bought and there's still time. */
function orderNote({ today, preferences }: RemindedUser, { event, occurrence }: Coming): string[] {
  const day = orderByDate(event, occurrence, preferences.deliveryDays)
  if (day === null || day < today || event.isBought(occurrence)) return []
  return [day === today ? eventRowTexts.orderToday : eventRowTexts.orderBy(day)]
}

function nameOf({ name, contactName }: RemindedEvent): string {
  return eventNameWithoutContact(name, contactName)
}

/** What is spent of each event's budget, and of all together. */
async function spendingOf(db: Db, user: RemindedUser, coming: Coming[]): Promise<string[]> {
  const ids = coming.map(({ event }) => event.id)
  const budgetOf = await budgetsOf(db, user, ids)
  if (!coming.some((one) => budgetOf(one) > 0)) return []
  const gifts = await db
    .select({
      occasionId: giftIdeas.occasionId,
      isSaved: giftIdeas.isSaved,
      isPurchased: giftIdeas.isPurchased,
      itemType: giftIdeas.itemType,
      occurrenceDate: giftIdeas.occurrenceDate,
      priceCents: giftIdeas.price,
      pricePaidCents: giftIdeas.pricePaid,
    })
    .from(giftIdeas)
    .where(and(eq(giftIdeas.userId, user.id), isAmong(giftIdeas.occasionId, ids), sql`${giftIdeas.isSaved}`))
  const lines: string[] = []
  const total = { spent: 0, budget: 0 }
  for (const { event, occurrence } of coming) {
    const budget = budgetOf({ event, occurrence })
    if (budget === 0) continue
    const { spent } = countsFor(
      gifts.filter(({ occasionId }) => occasionId === event.id),
      occurrence,
    )
    total.spent += spent
    total.budget += budget
    lines.push(spentOf(`${nameOf(event)}, ${event.contactName}`, spent, budget))
  }
  return lines.length > 1 ? [...lines, spentOf(digestTexts.total, total.spent, total.budget)] : lines
}

/** What may be spent on a coming occurrence: its budget in a plan, else the event's own; 0 without one. */
async function budgetsOf(db: Db, { id }: RemindedUser, ids: number[]): Promise<(coming: Coming) => Cents> {
  const events = await db
    .select({ id: occasions.id, budget: occasions.budget })
    .from(occasions)
    .where(and(eq(occasions.userId, id), isAmong(occasions.id, ids)))
  const planned = await db
    .select({
      occasionId: planOccurrences.occasionId,
      occurrence: planOccurrences.occurrenceDate,
      budget: planOccurrences.budget,
    })
    .from(planOccurrences)
    .where(and(eq(planOccurrences.userId, id), isAmong(planOccurrences.occasionId, ids)))
  const own = new Map(events.map((event) => [event.id, event.budget ?? 0]))
  const inPlans = new Map(planned.map((row) => [`${row.occasionId} ${row.occurrence}`, row.budget ?? 0]))
  return ({ event, occurrence }) => inPlans.get(`${event.id} ${occurrence}`) ?? own.get(event.id) ?? 0
}

function spentOf(what: string, spent: Cents, budget: Cents): string {
  return digestTexts.spent(what, formatMoney(spent), formatMoney(budget))
}
