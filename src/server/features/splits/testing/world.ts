import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Gift } from '#domain/gifts/schema.ts'
import type { Split } from '#domain/splits/schema.ts'
import { aSplit, type NewGift } from '#domain/testing/new-records.ts'
import { openTestApp, type Answer, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent, addGift } from '#server/testing/records.ts'

export interface Refusal {
  code: string
  message: string
  issues?: { path: string; message: string }[]
  current?: Split
}

/** A server for a test file; before each test Ada, her friend Maya, and a gift of $48.70 assigned to Maya's party. */
export interface World {
  readonly app: TestApp
  readonly ada: Person
  readonly maya: number
  readonly party: number
  /** The gift that `post` splits. */
  gift: Gift
  newGift(fields?: Partial<NewGift>): Promise<Gift>
  /** A custom split of the gift, all of it paid by 'You'. */
  post(fields?: object, headers?: Record<string, string>): Promise<Answer<Split & Refusal>>
  put(id: number, fields: object, headers?: Record<string, string>): Promise<Answer<Split & Refusal>>
  giftNow(): Promise<Gift>
  splitNow(): Promise<Split>
  all(): Promise<Split[]>
}

export const three = [{ name: 'You' }, { name: 'Bo' }, { name: 'Chidi' }]
export const amounts = ({ contributors }: Split) => contributors.map(({ amount }) => amount)

export function splitWorld(): World {
  let app: TestApp
  let ada: Person
  let maya: number
  let party: number
  let gift: Gift
  const newGift = (fields: Partial<NewGift> = {}) => addGift(ada, maya, fields)
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await app.reset()
    ada = await app.person()
    maya = (await addContact(ada)).id
    party = (await addEvent(ada, maya, { name: 'Birthday party', date: '2026-12-05' })).id
    gift = await newGift({ occasionId: party, isSaved: true, price: '48.70' })
  })
  return {
    get app() {
      return app
    },
    get ada() {
      return ada
    },
    get maya() {
      return maya
    },
    get party() {
      return party
    },
    get gift() {
      return gift
    },
    set gift(next) {
      gift = next
    },
    newGift,
    post: (fields = {}, headers = {}) => {
      const split = { giftIdeaId: gift.id, ...aSplit, ...fields }
      return ada.call('POST', '/gift-splits', split, headers)
    },
    put: (id, fields, headers = {}) => ada.call('PUT', `/gift-splits/${id}`, fields, headers),
    giftNow: async () => (await ada.call<Gift>('GET', `/gift-ideas/${gift.id}`)).body,
    splitNow: async () => (await ada.call<Split>('GET', `/gift-ideas/${gift.id}/split`)).body,
    all: async () => (await ada.call<Split[]>('GET', '/gift-splits')).body,
  }
}
