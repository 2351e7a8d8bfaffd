import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { nextOccurrence, occurrencesBetween } from '#domain/occasions/recurrence.ts'
import { snoozeTarget } from '#domain/reminders/acts.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { AppError } from '#domain/shared/errors.ts'
import { actTexts } from '#domain/texts/acts.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { giftsOfOccasion } from '#server/features/gifts/queries.ts'
import { ownedOccasion, viewOccasion, type OccasionRow } from '#server/features/occasions/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { ActLink } from '#server/identity/act-link.ts'

/** What a link's page shows: the event as the e-mail named it, and what there is to do or was done. */
export interface ActView {
  occasionId: number
  eventName: string
  contactName: string
  occurrence: CalendarDate
  state: ActState
}

export type ActState =
  /** Assigned gifts that aren't bought yet: with several, the page asks which. */
  | { kind: 'mark'; gifts: UnboughtGift[]; bought: BoughtGift[] }
  /** None is assigned: the page asks what it was. */
  | { kind: 'ask' }
  /** Just now (`titles`) or earlier. */
  | { kind: 'bought'; titles?: string[] }
  | { kind: 'snooze'; until: CalendarDate }
  | { kind: 'snoozed'; until: CalendarDate }
  | { kind: 'noSnooze' }
  | { kind: 'skip' }
  | { kind: 'skipped' }
  | { kind: 'noSkip' }

export interface UnboughtGift {
  id: number
  /** Null if it was added or changed after the e-mail: the page shows only what the e-mail did. */
  title: string | null
}

export interface BoughtGift {
  id: number
  /** After the e-mail was sent, perhaps with its link. */
  isSince: boolean
}

/**
 * What the link of a reminder finds now.
 * @throws {AppError} NOT_FOUND if the event is gone, or no longer on the day that the e-mail named
 */
export async function viewAct(db: DbOrTx, link: ActLink): Promise<ActView> {
  const { actor, occasionId, occurrence, act } = link
  const row = await ownedOccasion(db, actor, occasionId).catch(gone)
  if (occurrencesBetween(row, occurrence, occurrence, actor.leapDay).length === 0) throw invalidLink()
  const stateOf = { bought: purchaseState, snooze: snoozeState, skip: skipState }[act]
  return {
    occasionId,
    eventName: eventNameWithoutContact(row.name, row.contactName),
    contactName: row.contactName,
    occurrence,
    state: await stateOf(db, link, row),
  }
}

/** The one refusal of links: unknown, expired and no longer valid are the same. */
export function invalidLink(): AppError {
  return new AppError('NOT_FOUND', actTexts.page.invalidText)
}

/** As of the event's own day: what is bought with a link is bought for the occurrence that the e-mail was about. */
export function onItsDay({ actor, occurrence }: ActLink): Actor {
  return { ...actor, today: occurrence }
}

async function purchaseState(db: DbOrTx, link: ActLink): Promise<ActState> {
  const { occasionId, occurrence, sentAt } = link
  const assigned = (await giftsOfOccasion(db, onItsDay(link), occasionId)).filter(
    ({ isSaved, occurrenceDate }) => isSaved && (occurrenceDate === null || occurrenceDate === occurrence),
  )
  const unbought = assigned.filter(({ isPurchased }) => !isPurchased)
  if (unbought.length > 0) {
    const gifts = unbought.map(({ id, title, updatedAt }) => ({ id, title: updatedAt > sentAt ? null : title }))
    const bought = assigned.flatMap(({ id, purchasedAt }) =>
      purchasedAt === null ? [] : [{ id, isSince: purchasedAt >= sentAt }],
    )
    return { kind: 'mark', gifts, bought }
  }
  return { kind: assigned.length > 0 ? 'bought' : 'ask' }
}

async function snoozeState(_db: DbOrTx, { actor, occurrence }: ActLink, row: OccasionRow): Promise<ActState> {
  const { today, leapDay } = actor
  const until = snoozeTarget(occurrence, today)
  // Only the coming occurrence can be snoozed.
  if (until === null || nextOccurrence(row, today, leapDay) !== occurrence) return { kind: 'noSnooze' }
  const { snoozedUntil, snoozedOccurrence } = row
  const isSnoozed = snoozedOccurrence === occurrence && snoozedUntil !== null && snoozedUntil > today
  return isSnoozed ? { kind: 'snoozed', until: snoozedUntil } : { kind: 'snooze', until }
}

async function skipState(db: DbOrTx, link: ActLink, row: OccasionRow): Promise<ActState> {
  // It was made a one-time event since.
  if (!row.isRecurring) throw invalidLink()
  const { skipped } = await viewOccasion(db, onItsDay(link), row.id)
  if (skipped) return { kind: 'skipped' }
  return { kind: link.actor.today > link.occurrence ? 'noSkip' : 'skip' }
}

function gone(error: unknown): never {
  throw error instanceof AppError ? invalidLink() : error
}
