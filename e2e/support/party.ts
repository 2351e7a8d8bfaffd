import { aContact, anEvent, type NewEvent } from '../../src/domain/testing/new-records.ts'
import type { Ribbonry } from './app.ts'
import { expect } from './fixtures.ts'

/** What is there before a journey begins: put in through the API, not by hand. */
export class Preparation {
  readonly #app: Ribbonry
  readonly #headers: Record<string, string>

  constructor(app: Ribbonry, baseURL: string | undefined) {
    this.#app = app
    this.#headers = { origin: baseURL ?? '' }
  }

  async add(path: '/contacts' | '/occasions' | '/gift-ideas' | '/plans', data: object): Promise<number> {
    const answer = await this.#app.page.request.post(`/api${path}`, { data, headers: this.#headers })
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as { id: number }).id
  }

  async read<T>(path: string): Promise<T> {
    const answer = await this.#app.page.request.get(`/api${path}`)
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as T
  }

  /** A change that succeeds, whatever it answers. */
  async change(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<void> {
    const answer = await this.#app.page.request.fetch(`/api${path}`, { method, data, headers: this.#headers })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  /** Assigned to its event and bought. */
  async addBought(gift: { contactId: number; occasionId: number; title: string; [field: string]: unknown }) {
    const id = await this.add('/gift-ideas', { ...gift, isSaved: true })
    await this.change('PATCH', `/gift-ideas/${id}/purchase`, { isPurchased: true })
    return id
  }
}

/** 'YYYY-MM-DD', so many days from now where the journeys' browser is. */
export function dayFromNow(days: number): string {
  const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })
  return zone.format(new Date(Date.now() + days * 86_400_000))
}

const maya = { ...aContact, relationship: 'sibling' }
const telescope = { title: 'Pocket telescope', price: '48.70', productUrl: 'https://example.com/telescope' }
const book = { title: 'Field guide to night skies', price: '18.50' }

/** A birthday party in some days with a budget of $80, and two ideas for it. */
export async function planParty(app: Ribbonry, baseURL: string | undefined, days = 5) {
  const prepare = new Preparation(app, baseURL)
  const contactId = await prepare.add('/contacts', maya)
  const party: NewEvent = {
    ...anEvent,
    contactId,
    name: "Maya Okafor's Party",
    date: dayFromNow(days),
    budget: '80.00',
  }
  const occasionId = await prepare.add('/occasions', party)
  const telescopeId = await prepare.add('/gift-ideas', { contactId, occasionId, ...telescope })
  const bookId = await prepare.add('/gift-ideas', { contactId, occasionId, ...book })
  return { contactId, occasionId, telescopeId, bookId }
}

export async function giftOf(app: Ribbonry, id: number) {
  return (await (await app.page.request.get(`/api/gift-ideas/${id}`)).json()) as {
    isSaved: boolean
    isPurchased: boolean
    occasionId: number | null
    occurrenceDate: string | null
    hasSplit: boolean
  }
}
