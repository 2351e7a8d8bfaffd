import { createECDH, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nextOccurrence } from '#domain/occasions/recurrence.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import { todayIn } from '#domain/shared/zone.ts'
import type { Database, Tx } from '#server/db/connection.ts'
import { emailOwners, giftIdeas, occasions, sessions, userPreferences, userProfiles, users } from '#server/db/schema.ts'
import { openTestDatabase } from '#server/db/testing.ts'
import { changeData } from '#server/db/write.ts'
import { addContact, changeContact, removeContact } from '#server/features/contacts/commands.ts'
import { setMuted, skipOccurrence, snooze, unskipOccurrence, unsnooze } from '#server/features/occasions/attention.ts'
import { addOccasion, changeOccasion, removeOccasion } from '#server/features/occasions/commands.ts'
import { changePreferences } from '#server/features/profile/change-preferences.ts'
import { subscribe, unsubscribe } from '#server/features/reminders/push/subscribe.ts'
import { asOwner } from '#server/identity/as-owner.ts'
import type { Actor } from '#server/identity/actor.ts'
import { movableClock } from '#server/testing/clock.ts'
import { planReminders } from './plan-reminders.ts'
import { edits, plannedAndExpected, type Edit, type Scene } from './testing/scripts.ts'

/** `npm run verify -- reminders` asks for 500. */
const SCRIPTS = Number(process.env.REMINDER_SCRIPTS ?? 25)

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function openScene(): Promise<Scene> {
  const clock = movableClock('2027-02-20T15:00:00Z')
  const at = new Date(0)
  const userId = randomUUID()
  const { db } = database
  await db.insert(emailOwners).values({ emailKey: `${userId}@example.com`, userId })
  await db.insert(users).values({
    id: userId,
    // Came by way of a provider, whose address counts as long as it is confirmed.
    auth0Id: userId,
    email: `${userId}@example.com`,
    emailKey: `${userId}@example.com`,
    emailVerifiedAt: at,
    createdAt: at,
    updatedAt: at,
    lastSeenAt: at,
  })
  await db.insert(userPreferences).values({ userId, createdAt: at, updatedAt: at })
  const expire = new Date('2030-01-01T00:00:00Z')
  await db
    .insert(sessions)
    .values({ sid: userId, publicId: userId, userId, kind: 'user', createdAt: at, lastSeenAt: at, expire })
  const scene = { db, clock, userId }
  return { ...scene, contactId: await newPerson(scene) }
}

it(
  'whatever somebody does, what is planned is what the plan says',
  async () => {
    const script = fc.array(edits, { minLength: 3, maxLength: 12 })
    let rows = 0
    let pushes = 0
    await fc.assert(
      fc.asyncProperty(script, async (doings) => {
        const scene = await openScene()
        for (const days of [3, 8]) await perform(scene, { kind: 'add', inDays: days, yearly: days === 8 } as Edit)
        await perform(scene, { kind: 'method', event: 0, method: 'push' })
        await perform(scene, { kind: 'push', on: true })
        await planReminders(scene)
        for (const doing of doings) await perform(scene, doing)
        await planReminders(scene)
        const { planned, expected } = await plannedAndExpected(scene)
        expect(planned).toEqual(expected)
        rows += planned.length
        pushes += planned.filter((line) => line.includes(' push ')).length
        // The next scene is another clock's: this user must not be planned by it.
        await database.pool.query('delete from users where id = $1', [scene.userId])
      }),
      { numRuns: SCRIPTS },
    )
    // Scripts that leave nothing to plan would prove nothing.
    expect(rows).toBeGreaterThan(SCRIPTS / 2)
    expect(pushes).toBeGreaterThan(0)
  },
  20 * 60_000,
)

async function actorOf({ db, clock, userId }: Scene): Promise<Actor> {
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId))
  const now = clock.now()
  return {
    owner: asOwner(userId),
    now,
    today: todayIn(row?.timeZone ?? null, now),
    leapDay: row?.leapDay ?? 'feb28',
    deliveryDays: row?.deliveryDays ?? 5,
  }
}

async function newPerson(scene: Pick<Scene, 'db' | 'clock' | 'userId'>): Promise<number> {
  const actor = await actorOf({ ...scene, contactId: 0 })
  const contact = await changeData(scene.db, actor.owner, (tx) =>
    addContact(tx, actor, { fullName: 'Maya', relationship: 'friend' } as Parameters<typeof addContact>[2]),
  )
  return contact.id
}

async function perform(scene: Scene, edit: Edit): Promise<void> {
  const { db, clock } = scene
  if (edit.kind === 'wait') {
    clock.advance(edit.hours * 3_600_000)
    if (edit.looks) await planReminders(scene)
    return
  }
  if (edit.kind === 'delete person') {
    const actor = await actorOf(scene)
    await changeData(db, actor.owner, (tx) => removeContact(tx, actor, scene.contactId, undefined))
    scene.contactId = await newPerson(scene)
    return
  }
  const actor = await actorOf(scene)
  await changeData(db, actor.owner, async (tx) => {
    if (edit.kind === 'add') {
      await addOccasion(tx, actor, {
        contactId: scene.contactId,
        name: 'Party',
        type: 'custom',
        date: addDays(actor.today, edit.inDays),
        isRecurring: edit.yearly,
      })
      return
    }
    if (edit.kind === 'pause') {
      const change = { remindersPaused: edit.on } as Parameters<typeof changeContact>[3]
      await changeContact(tx, actor, scene.contactId, change)
      return
    }
    if (!('event' in edit)) return changeOwnBy(tx, actor, edit)
    const own = await tx.select().from(occasions).where(eq(occasions.userId, actor.owner)).orderBy(occasions.id)
    const row = own[edit.event % Math.max(1, own.length)]
    if (row) await changeEventBy(tx, actor, row, edit)
  })
}

async function changeOwnBy(tx: Tx, actor: Actor, edit: Edit): Promise<void> {
  if (edit.kind === 'zone') await changePreferences(tx, actor, { timeZone: edit.timeZone })
  if (edit.kind === 'hour') await changePreferences(tx, actor, { reminderHour: edit.hour })
  if (edit.kind === 'lead') await changePreferences(tx, actor, { reminderDaysBefore: edit.days })
  if (edit.kind === 'mails') await changePreferences(tx, actor, { emailRemindersEnabled: edit.on })
  if (edit.kind === 'leap day') await changePreferences(tx, actor, { leapDay: edit.leapDay })
  if (edit.kind === 'address') await changeAddressBy(tx, actor, edit)
  // The browser of the session that the scene began with.
  const { owner } = actor
  const kept = { sid: owner, publicId: owner, kind: 'user', dataVersion: 0 } as const
  const session = { ...kept, actor, isGuest: false, isAdmin: false }
  const endpoint = `https://push.example.com/${owner}`
  if (edit.kind === 'push' && edit.on) await subscribe(tx, session, { endpoint, keys: browserKeys }, null)
  if (edit.kind === 'push' && !edit.on) await unsubscribe(tx, session)
}

const browserKeys = {
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
  auth: randomUUID(),
}

/** The state after links in e-mails were followed, or not yet. */
async function changeAddressBy(
  tx: Tx,
  { owner, now }: Actor,
  { login, profile }: Extract<Edit, { kind: 'address' }>,
): Promise<void> {
  const fields = {
    email: profile === 'none' ? null : `reminders-${owner}@example.com`,
    emailVerifiedAt: profile === 'confirmed' ? now : null,
    updatedAt: now,
  }
  await tx
    .insert(userProfiles)
    .values({ ...fields, userId: owner, name: 'Anna', createdAt: now })
    .onConflictDoUpdate({ target: userProfiles.userId, set: fields })
  await tx
    .update(users)
    .set({ emailVerifiedAt: login ? now : null })
    .where(eq(users.id, owner))
}

async function changeEventBy(
  tx: Tx,
  actor: Actor,
  row: typeof occasions.$inferSelect,
  edit: Extract<Edit, { event: number }>,
): Promise<void> {
  const { id } = row
  const coming = nextOccurrence(row, actor.today, actor.leapDay)
  switch (edit.kind) {
    case 'date':
      return void (await changeOccasion(tx, actor, id, { date: addDays(actor.today, edit.inDays) }))
    case 'own lead':
      return void (await changeOccasion(tx, actor, id, { reminderDays: edit.days, reminderMethod: 'push' }))
    case 'method':
      return void (await changeOccasion(tx, actor, id, { reminderMethod: edit.method }))
    case 'recurs':
      return void (await changeOccasion(tx, actor, id, { isRecurring: edit.yearly }))
    case 'needs':
      return void (await changeOccasion(tx, actor, id, { needsGift: edit.gift }))
    case 'mute':
      return void (await setMuted(tx, actor, id, edit.on))
    case 'skip':
      if (coming === null) return
      if (edit.on) await skipOccurrence(tx, actor, id, coming)
      else await unskipOccurrence(tx, actor, id, coming)
      return
    case 'snooze':
      if (edit.days === 0) await unsnooze(tx, actor, id)
      else if (coming !== null && coming > actor.today) await snooze(tx, actor, id, edit.days)
      return
    case 'gift':
      await tx.insert(giftIdeas).values({
        userId: actor.owner,
        contactId: row.contactId,
        occasionId: id,
        title: 'Kalimba',
        isSaved: true,
        isPurchased: edit.bought,
        occurrenceDate: edit.bought ? coming : null,
        createdAt: actor.now,
        updatedAt: actor.now,
      })
      return
    case 'delete':
      await removeOccasion(tx, actor, id, { keepGifts: false, suppress: false, version: undefined })
  }
}
