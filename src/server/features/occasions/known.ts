import { sql } from 'drizzle-orm'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Window } from '#domain/occasions/window.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { occasions } from '#server/db/schema.ts'
import {
  announcedIn,
  happenedTo,
  happeningsOf,
  remindedUser,
  type Happened,
  type RemindedUser,
} from '#server/features/reminders/announced/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { giftStatesIn } from './gift-states.ts'
import { placeholdersOf, windowValues } from './in-window.ts'
import { marksIn } from './marks.ts'
import type { Known } from './present.ts'
import { ownersIn } from './rows.ts'

/**
 * What answers say of these events besides their rows' columns, in two statements at once however many there are.
 * @param giftsFrom the first occurrence whose gifts are told
 */
export async function knownOf(
  db: DbOrTx,
  actor: Actor,
  ids: readonly number[],
  giftsFrom?: CalendarDate,
): Promise<Known> {
  const since = giftsFrom === undefined ? {} : { gifts: giftsFrom }
  const [happened, user] = await Promise.all([
    happenedTo(db, actor, ids, since),
    remindedUser(db, actor.owner, actor.now),
  ])
  return known(actor, happened, user)
}

/** The same of all that take place in a window, without waiting for their rows. */
export async function knownIn(db: DbOrTx, actor: Actor, window: Window): Promise<Known> {
  const { from } = window
  const [happened, user] = await Promise.all([
    happenedIn(db, actor, windowValues(window, WINDOW), { skips: from, gifts: from }),
    remindedUser(db, actor.owner, actor.now),
  ])
  return known(actor, happened, user, from)
}

const WINDOW = 'window'

const happenedIn = happeningsOf(
  sql`select ${occasions.id} from ${occasions} where ${ownersIn(placeholdersOf(WINDOW))}`,
  'happened_in_window',
)

function known(actor: Actor, happened: Happened, user: RemindedUser | undefined, from?: CalendarDate): Known {
  if (!user) throw new Error('The user is gone')
  return {
    marks: marksIn(happened, actor, from),
    announced: announcedIn(happened, user, actor),
    giftOn: giftStatesIn(happened, actor),
  }
}
