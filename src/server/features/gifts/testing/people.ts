import { aGift } from '#domain/testing/new-records.ts'
import { giftIdeas } from '#server/db/schema.ts'
import type { Person, TestApp } from '#server/testing/app.ts'
import { insertContact, insertEvent } from '#server/testing/records.ts'

export interface People {
  maya: number
  tom: number
  /** Yearly, 22 November: tomorrow on the test clock. Born 1992. */
  mayasBirthday: number
  /** Yearly, 25 December. */
  mayasChristmas: number
  /** One-off, on 2026-10-03: over. */
  mayasWedding: number
  /** One-off, on 2026-12-05. */
  tomsParty: number
  /** Gives a contact this many ideas at once. */
  fill(contactId: number, count: number): Promise<void>
}

/** Two contacts and their events, written straight into the tables: gifts are tested here, not people. */
export async function peopleIn(app: TestApp, { id: owner }: Person): Promise<People> {
  const maya = await insertContact(app, owner, { birthday: '1992-11-22' })
  const tom = await insertContact(app, owner, { fullName: 'Tom Lindqvist' })
  return {
    maya,
    tom,
    mayasBirthday: await insertEvent(app, owner, maya, {
      name: "Maya Okafor's Birthday",
      date: '1992-11-22',
      type: 'birthday',
      linkedTo: 'birthday',
    }),
    mayasChristmas: await insertEvent(app, owner, maya, { name: 'Christmas', date: '2025-12-25', type: 'christmas' }),
    mayasWedding: await insertEvent(app, owner, maya, {
      name: 'Wedding',
      date: '2026-10-03',
      type: 'wedding',
      isRecurring: false,
    }),
    tomsParty: await insertEvent(app, owner, tom, {
      name: 'Housewarming',
      date: '2026-12-05',
      type: 'housewarming',
      isRecurring: false,
    }),
    async fill(contactId, count) {
      const at = { createdAt: app.clock.now(), updatedAt: app.clock.now() }
      const row = { ...aGift, contactId, userId: owner, ...at }
      const rows = Array.from({ length: count }, (_, number) => ({ ...row, title: `Idea ${number}` }))
      await app.database.db.insert(giftIdeas).values(rows)
    },
  }
}
