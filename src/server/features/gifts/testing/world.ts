import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Activity } from '#domain/activities/schema.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import type { NewGift } from '#domain/testing/new-records.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addGift } from '#server/testing/records.ts'
import { peopleIn, type People } from './people.ts'

export interface Refusal {
  code: string
  message: string
  issues?: { path: string; message: string }[]
  current?: Gift
}

/** A server for a test file; before each test Ada and the people she knows. */
export interface World {
  readonly app: TestApp
  readonly ada: Person
  readonly people: People
  /** An idea for Maya. */
  newGift(fields?: Partial<NewGift>): Promise<Gift>
  /** What the activity feed says, the latest first. */
  feed(): Promise<string[]>
}

export function giftWorld(): World {
  let app: TestApp
  let ada: Person
  let people: People
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await app.reset()
    ada = await app.person()
    people = await peopleIn(app, ada)
  })
  return {
    get app() {
      return app
    },
    get ada() {
      return ada
    },
    get people() {
      return people
    },
    newGift(fields = {}) {
      return addGift(ada, people.maya, { title: 'Swimming goggles', ...fields })
    },
    async feed() {
      return (await ada.call<Activity[]>('GET', '/activities')).body.map(({ description }) => description)
    },
  }
}
