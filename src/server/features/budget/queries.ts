import { and, between, eq, gte, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { BudgetEvent, BudgetRows } from '#domain/budget/entries.ts'
import { FORECAST_DAYS } from '#domain/budget/forecast.ts'
import type { Budget } from '#domain/budget/schema.ts'
import { budgetOfYear } from '#domain/budget/year.ts'
import { contactPicture } from '#domain/pictures/picture.ts'
import { addDays, calendarDate, dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contactOf, splitOf } from '#server/db/keys.ts'
import {
  budgetEnvelopes,
  contacts,
  giftIdeas,
  giftSplits,
  occasions,
  occasionSkips,
  planOccurrences,
} from '#server/db/schema.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'
import { presentBudget } from './present.ts'

/**
 * A year beside the year before, and what the next 90 days will cost: six statements, which read the gifts of these days,
 * the plans of these days and to come, and the events with a budget, and nothing else.
 */
export async function viewBudget(db: DbOrTx, actor: Actor, asked: number | undefined): Promise<Budget> {
  const year = asked ?? dateParts(actor.today).year
  const envelopes = await envelopesOf(db, actor.owner, year)
  const budget = budgetOfYear(await rowsOf(db, actor, year), envelopes, year, actor)
  return presentBudget(budget, await countWithoutEvent(db, actor.owner, year))
}

/** Imported presents, and those whose event was deleted: they have a day of the year or the one before, and no event. */
async function countWithoutEvent(db: DbOrTx, owner: OwnerId, year: number): Promise<number> {
  return db.$count(
    giftIdeas,
    and(
      eq(giftIdeas.userId, owner),
      isNull(giftIdeas.occasionId),
      between(giftIdeas.occurrenceDate, calendarDate(year - 1, 1, 1), calendarDate(year, 12, 31)),
    ),
  )
}

async function envelopesOf(db: DbOrTx, owner: OwnerId, year: number): Promise<Map<number, Cents>> {
  const rows = await db
    .select({ year: budgetEnvelopes.year, amount: budgetEnvelopes.amount })
    .from(budgetEnvelopes)
    .where(and(eq(budgetEnvelopes.userId, owner), between(budgetEnvelopes.year, year - 1, year)))
  return new Map(rows.map((row) => [row.year, row.amount]))
}

async function rowsOf(db: DbOrTx, { owner, today }: Actor, year: number): Promise<BudgetRows> {
  const gifts = await db
    .select({
      occasionId: sql<number>`${giftIdeas.occasionId}`,
      occurrenceDate: giftIdeas.occurrenceDate,
      isPurchased: giftIdeas.isPurchased,
      priceCents: giftIdeas.price,
      pricePaidCents: giftIdeas.pricePaid,
      shares: giftSplits.contributors,
    })
    .from(giftIdeas)
    .leftJoin(giftSplits, splitOf(giftIdeas))
    .where(
      and(
        eq(giftIdeas.userId, owner),
        // Not a parameter: the index that serves this holds assigned gifts only.
        sql`${giftIdeas.isSaved}`,
        or(isNull(giftIdeas.occurrenceDate), isWithin(giftIdeas.occurrenceDate, year, today)),
      ),
    )
  const planned = await plannedOf(db, owner, year, today)
  const events = await eventsOf(db, owner, [...new Set([...gifts, ...planned].map(({ occasionId }) => occasionId))])
  return { events, gifts, planned, skipped: await skipsOf(db, owner, today) }
}

/** What is in plans on the same days, and from today on: a budget of the coming day is its plan's. */
async function plannedOf(
  db: DbOrTx,
  owner: OwnerId,
  year: number,
  today: CalendarDate,
): Promise<BudgetRows['planned']> {
  return db
    .select({
      occasionId: planOccurrences.occasionId,
      occurrence: planOccurrences.occurrenceDate,
      planId: planOccurrences.planId,
      budgetCents: planOccurrences.budget,
    })
    .from(planOccurrences)
    .where(
      and(
        eq(planOccurrences.userId, owner),
        or(isWithin(planOccurrences.occurrenceDate, year, today), gte(planOccurrences.occurrenceDate, today)),
      ),
    )
}

/** In the year, the year before, or the next 90 days. */
function isWithin(day: AnyPgColumn, year: number, today: CalendarDate): SQL | undefined {
  return or(
    between(day, calendarDate(year - 1, 1, 1), calendarDate(year, 12, 31)),
    between(day, today, addDays(today, FORECAST_DAYS)),
  )
}

/** Those of the gifts and plans, and all that have a budget. */
async function eventsOf(db: DbOrTx, owner: OwnerId, ids: readonly number[]): Promise<BudgetEvent[]> {
  const ofGifts = sql`${occasions.id} in (select unnest(${sql.param(ids)}::bigint[]))`
  const rows = await eventsWhere(db, owner, isNotNull(occasions.budget)).union(eventsWhere(db, owner, ofGifts))
  return rows.map(({ pausedAt, pictureVersion, ...event }) => ({
    ...event,
    picture: contactPicture({ id: event.contactId, pictureVersion }),
    isPaused: pausedAt !== null,
  }))
}

function eventsWhere(db: DbOrTx, owner: OwnerId, filter: SQL) {
  return db
    .select({
      id: occasions.id,
      contactId: occasions.contactId,
      contactName: contacts.fullName,
      relationship: contacts.relationship,
      emoji: contacts.emoji,
      pictureVersion: contacts.pictureVersion,
      pausedAt: contacts.remindersPausedAt,
      name: occasions.name,
      type: occasions.type,
      date: occasions.date,
      isRecurring: occasions.isRecurring,
      dateRule: occasions.dateRule,
      budgetCents: occasions.budget,
      needsGift: occasions.needsGift,
    })
    .from(occasions)
    .innerJoin(contacts, contactOf(occasions))
    .where(and(eq(occasions.userId, owner), filter))
}

/** Skipped occurrences that are still to come. */
async function skipsOf(db: DbOrTx, owner: OwnerId, today: CalendarDate): Promise<BudgetRows['skipped']> {
  return db
    .select({ occasionId: occasionSkips.occasionId, occurrence: occasionSkips.occurrenceDate })
    .from(occasionSkips)
    .where(and(eq(occasionSkips.userId, owner), gte(occasionSkips.occurrenceDate, today)))
}
