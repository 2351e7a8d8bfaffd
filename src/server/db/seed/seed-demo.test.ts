import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isKnownCategory } from '#domain/catalogue/category-tree.ts'
import { findIdea } from '#server/catalogue/embedded/ideas.ts'
import { birthdayProblem } from '#domain/contacts/birthday.ts'
import { newContactSchema } from '#domain/contacts/schema.ts'
import { occurrenceInYear } from '#domain/occasions/recurrence.ts'
import { addDays, dateParts, daysBetween, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { openTestDatabase, truncate } from '#server/db/testing.ts'
import type { Database } from '#server/db/connection.ts'
import { giftOf, occasionOf } from '#server/db/keys.ts'
import { contacts, giftIdeas, giftSplits, occasions, userActivities, users } from '#server/db/schema.ts'
import { fixedClock } from '#server/testing/clock.ts'
import { demoPeople } from './crowd.ts'
import { planPerson } from './plan-person.ts'
import { seededRandom } from './random.ts'
import { seedDemo } from './seed-demo.ts'

const clock = fixedClock('2026-11-21T15:00:00Z')
const today = '2026-11-21'
const options = { scale: 1, replace: false, passwordHash: 'none' } as const
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => truncate(database))

describe('the demo account', () => {
  it('has a family and friends with a year of events and presents in every state', async () => {
    const counts = await seedDemo(database, clock, options)
    expect(counts.contacts).toBe(24)
    expect(counts.occasions).toBeGreaterThan(40)
    expect(counts.gifts).toBeGreaterThan(60)
    expect(counts.splits).toBeGreaterThan(3)

    const { db } = database
    const people = await db.select().from(contacts)
    const forms = people.map(({ birthday }) => birthday?.replaceAll(/\d/g, '9') ?? 'none')
    expect(new Set(forms)).toEqual(new Set(['99', '99/99', '9999-99-99', 'none']))
    expect(people.some(({ birthday }) => birthday?.endsWith('-02-29'))).toBe(true)
    expect(people.some(({ remindersPausedAt }) => remindersPausedAt)).toBe(true)

    const gifts = await db.select().from(giftIdeas)
    const has = (test: (gift: (typeof gifts)[number]) => unknown) => gifts.some((gift) => Boolean(test(gift)))
    expect(has((gift) => !gift.occasionId && !gift.isPurchased)).toBe(true)
    expect(has((gift) => gift.occasionId && !gift.isSaved)).toBe(true)
    expect(has((gift) => gift.isSaved && !gift.isPurchased)).toBe(true)
    expect(has((gift) => gift.occurrenceDate && gift.occurrenceDate >= today)).toBe(true)
    expect(has((gift) => gift.occurrenceDate && gift.occurrenceDate < '2026-01-01')).toBe(true)
    expect(has((gift) => gift.itemType === 'card' && gift.isPurchased)).toBe(true)
    expect(has((gift) => gift.price === null)).toBe(true)
    expect(await db.$count(userActivities)).toBe(counts.activities)
  })

  it('buys only for days on which the event takes place, and shares prices to the cent', async () => {
    await seedDemo(database, clock, options)
    const { db } = database
    const bought = await db.select().from(giftIdeas).innerJoin(occasions, occasionOf(giftIdeas))
    for (const { gift_ideas: gift, occasions: event } of bought) {
      const day = gift.occurrenceDate
      expect(day === null || occurrenceInYear(event, dateParts(day).year, 'feb28') === day).toBe(true)
      expect(gift.purchasedAt === null || gift.purchasedAt <= clock.now()).toBe(true)
    }
    const shared = await db.select().from(giftSplits).innerJoin(giftIdeas, giftOf(giftSplits))
    for (const { gift_splits: split, gift_ideas: gift } of shared) {
      expect(split.totalCost).toBe(gift.price)
      expect(split.isPurchased).toBe(gift.isPurchased)
      expect(split.contributors.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(split.totalCost)
    }
  })

  it('is not made twice, and made afresh when asked', async () => {
    await seedDemo(database, clock, options)
    await expect(seedDemo(database, clock, options)).rejects.toThrow(/is there already\. Add --replace/)
    await seedDemo(database, clock, { ...options, replace: true })
    expect(await database.db.$count(users)).toBe(1)
    expect(await database.db.$count(contacts)).toBe(24)
  })

  it('has ten times as many people at scale 10, all with names of their own', async () => {
    const counts = await seedDemo(database, clock, { ...options, scale: 10 })
    expect(counts.contacts).toBe(240)
    const names = await database.db.selectDistinct({ fullName: contacts.fullName }).from(contacts)
    expect(names).toHaveLength(240)
  })
})

describe('the people of the demo', () => {
  it('are the same in every process', () => {
    const script = `import { demoPeople } from '#server/db/seed/crowd.ts'; console.log(JSON.stringify(demoPeople(10)))`
    const args = ['--import', 'tsx', '--input-type=module', '-e', script]
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    expect(JSON.parse(stdout)).toEqual(demoPeople(10))
  })

  it('have a name each at every scale', () => {
    const names = demoPeople(100).map(({ fullName }) => fullName)
    expect(new Set(names).size).toBe(2400)
  })

  it('name only categories and ideas that exist', () => {
    for (const person of demoPeople(1)) {
      expect((person.categoryIds ?? []).every(isKnownCategory)).toBe(true)
      const events = [person.birthdayEvent, person.anniversaryEvent, ...(person.occasions ?? [])]
      const gifts = [...events.flatMap((event) => event?.gifts ?? []), ...(person.ideas ?? [])]
      for (const { featured } of gifts) expect(featured === undefined || findIdea(featured)).toBeTruthy()
    }
  })

  it('could have been typed in, on any day of four years', () => {
    const days = Array.from({ length: 43 }, (_, step) => addDays('2026-01-01', step * 34))
    const edges: CalendarDate[] = ['2026-12-31', '2027-02-28', '2028-02-28', '2028-02-29', '2028-03-01']
    for (const day of [...days, ...edges]) {
      const random = seededRandom(1)
      for (const person of demoPeople(1)) {
        const { row, occasions: events } = planPerson(person, { today: day, random })
        const { fullName, relationship, birthday, email, categoryIds, notes } = row
        const sent = { fullName, relationship, birthday, email, categoryIds, notes }
        expect(newContactSchema.safeParse(sent).success).toBe(true)
        expect(birthday === null || birthday === undefined || birthdayProblem(birthday, day)).not.toBeTypeOf('string')
        for (const { gifts } of events)
          for (const { row: gift } of gifts)
            expect(gift.createdAt.getTime()).toBeLessThan(Date.parse(`${day}T00:00:00Z`))
        expect(events.every((event) => daysBetween(event.row.date, day) > -400)).toBe(true)
      }
    }
  })
})
