import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { TERMS_VERSION } from '#domain/accounts/schema.ts'
import { addressKey } from '#domain/shared/email-address.ts'
import { todayIn } from '#domain/shared/zone.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Tx } from '#server/db/connection.ts'
import {
  contacts,
  emailOwners,
  giftIdeas,
  giftSplits,
  occasions,
  userActivities,
  userPreferences,
  userProfiles,
  users,
} from '#server/db/schema.ts'
import { forgetOwner } from '../owners.ts'
import { demoPeople, type Scale } from './crowd.ts'
import { activitiesOf } from './plan-activities.ts'
import { planPerson, type PlannedPerson } from './plan-person.ts'
import { seededRandom } from './random.ts'

export const DEMO_EMAIL = 'demo@ribbonry.example'
const DEMO_KEY = addressKey(DEMO_EMAIL)
const DEMO_NAME = 'Robin Castellano'

export interface SeedOptions {
  scale: Scale
  /** Delete the demo account that is there; without it that account is a reason to refuse. */
  replace: boolean
  passwordHash: string
}

export type SeedCounts = Record<'contacts' | 'occasions' | 'gifts' | 'splits' | 'activities', number>

/**
 * Fills the demo account in one transaction.
 * @throws {Error} with a sentence for the operator when the account is there already
 */
export async function seedDemo(
  { db, pool, patiently }: Database,
  clock: Clock,
  options: SeedOptions,
): Promise<SeedCounts> {
  const now = clock.now()
  const today = todayIn('UTC', now)
  const random = seededRandom(7)
  const people = demoPeople(options.scale).map((person) => planPerson(person, { today, random }))
  return patiently(async () => {
    const counts = await db.transaction(async (tx) => {
      await makeRoom(tx, options.replace)
      const userId = await addAccount(tx, options.passwordHash, now)
      return addPeople(tx, userId, people)
    })
    // So many rows at once would be planned for as if the tables were still empty.
    await pool.query('analyze')
    return counts
  })
}

async function makeRoom(tx: Tx, replace: boolean): Promise<void> {
  const [owner] = await tx.select().from(emailOwners).where(eq(emailOwners.emailKey, DEMO_KEY))
  if (!owner) return
  if (!replace)
    throw new Error(`The account ${DEMO_EMAIL} is there already. Add --replace to delete it and start afresh.`)
  await tx.delete(users).where(eq(users.id, owner.userId))
  await forgetOwner(tx, owner.userId)
}

async function addAccount(tx: Tx, passwordHash: string, now: Date): Promise<string> {
  const id = randomUUID()
  const at = { createdAt: now, updatedAt: now }
  await tx.insert(emailOwners).values({ emailKey: DEMO_KEY, userId: id })
  await tx.insert(users).values({
    ...at,
    id,
    email: DEMO_EMAIL,
    emailKey: DEMO_KEY,
    name: DEMO_NAME,
    provider: 'local',
    passwordHash,
    passwordChangedAt: now,
    emailVerifiedAt: now,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: now,
    ageConfirmedAt: now,
    lastSeenAt: now,
  })
  await tx.insert(userProfiles).values({ ...at, userId: id, name: DEMO_NAME, email: DEMO_EMAIL })
  // Nobody reads the demo's mail; the address does not exist.
  await tx.insert(userPreferences).values({ ...at, userId: id, emailRemindersEnabled: false })
  return id
}

async function addPeople(tx: Tx, userId: string, people: PlannedPerson[]): Promise<SeedCounts> {
  // The database numbers the rows; their uid, made here, says which number became whose.
  const ids = new Map<string, number>()
  const idOf = ({ uid }: { uid: string }) => ids.get(uid) ?? 0
  const remember = (rows: { uid: string; id: number }[]) => rows.forEach(({ uid, id }) => ids.set(uid, id))
  const numbered = (table: typeof contacts | typeof occasions | typeof giftIdeas) => ({ uid: table.uid, id: table.id })

  for (const rows of batches(people.map(({ row }) => ({ ...row, userId }))))
    remember(await tx.insert(contacts).values(rows).returning(numbered(contacts)))

  const events = people.flatMap((person) =>
    person.occasions.map(({ row }) => ({ ...row, userId, contactId: idOf(person.row) })),
  )
  for (const rows of batches(events)) remember(await tx.insert(occasions).values(rows).returning(numbered(occasions)))

  const gifts = people.flatMap((person) =>
    [
      ...person.occasions.flatMap(({ row, gifts: ofEvent }) =>
        ofEvent.map((gift) => ({ ...gift, row: { ...gift.row, occasionId: idOf(row) } })),
      ),
      ...person.ideas,
    ].map(({ row, split }) => ({ row: { ...row, userId, contactId: idOf(person.row) }, split })),
  )
  for (const rows of batches(gifts.map(({ row }) => row)))
    remember(await tx.insert(giftIdeas).values(rows).returning(numbered(giftIdeas)))

  const splits = gifts.flatMap(({ row, split }) =>
    split
      ? [
          {
            ...split,
            userId,
            giftIdeaId: idOf(row),
            isPurchased: row.isPurchased,
            createdAt: row.createdAt,
            updatedAt: row.createdAt,
          },
        ]
      : [],
  )
  for (const rows of batches(splits)) await tx.insert(giftSplits).values(rows)

  const activities = people
    .flatMap((person) => activitiesOf(person, ids))
    .map((activity) => ({ ...activity, userId }))
    // In the order in which they happened, as their numbers should be.
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  for (const rows of batches(activities)) await tx.insert(userActivities).values(rows)

  return {
    contacts: people.length,
    occasions: events.length,
    gifts: gifts.length,
    splits: splits.length,
    activities: activities.length,
  }
}

/** A statement takes at most 65,535 parameters; a gift has 26. */
function* batches<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += 1000) yield rows.slice(start, start + 1000)
}
