import { contacts, giftIdeas, occasions } from '#server/db/schema.ts'
import type { Person, TestApp } from '#server/testing/app.ts'

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
export async function peopleIn({ database: { db }, clock }: TestApp, owner: Person): Promise<People> {
  const at = { createdAt: clock.now(), updatedAt: clock.now() }
  const contact = async (fullName: string, birthday: string | null) =>
    idOf(
      await db
        .insert(contacts)
        .values({ userId: owner.id, fullName, relationship: 'friend', birthday, ...at })
        .returning(),
    )
  const occasion = async (values: Omit<typeof occasions.$inferInsert, 'userId' | 'createdAt' | 'updatedAt'>) =>
    idOf(
      await db
        .insert(occasions)
        .values({ ...values, userId: owner.id, ...at })
        .returning(),
    )
  const maya = await contact('Maya Okafor', '1992-11-22')
  const tom = await contact('Tom Lindqvist', null)
  return {
    maya,
    tom,
    mayasBirthday: await occasion({
      contactId: maya,
      name: "Maya Okafor's Birthday",
      date: '1992-11-22',
      type: 'birthday',
      linkedTo: 'birthday',
    }),
    mayasChristmas: await occasion({ contactId: maya, name: 'Christmas', date: '2025-12-25', type: 'christmas' }),
    mayasWedding: await occasion({
      contactId: maya,
      name: 'Wedding',
      date: '2026-10-03',
      type: 'wedding',
      isRecurring: false,
    }),
    tomsParty: await occasion({
      contactId: tom,
      name: 'Housewarming',
      date: '2026-12-05',
      type: 'housewarming',
      isRecurring: false,
    }),
    async fill(contactId, count) {
      const rows = Array.from({ length: count }, (_, number) => ({
        contactId,
        userId: owner.id,
        title: `Idea ${number}`,
        ...at,
      }))
      await db.insert(giftIdeas).values(rows)
    },
  }
}

function idOf(rows: { id: number }[]): number {
  if (!rows[0]) throw new Error('The row was not written')
  return rows[0].id
}
