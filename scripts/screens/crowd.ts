import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { dayFromNow, type Preparation } from '../../e2e/support/party.ts'

const PEOPLE = 240
const now = new Date().toISOString()
const stamps = () => ({ uid: randomUUID(), createdAt: now, updatedAt: now, version: 1 })
const turn = <T>(values: readonly T[], place: number): T => values[place % values.length] as T

/** Long in words, long without a place to break, and as people write elsewhere. */
const longWords = 'Bartholomew-Maximilian von und zu Hohenschwangau-Neuschwanstein the Younger of Upper Bavaria'
const oneWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const names = [
  longWords,
  oneWord,
  'Lucía Fernández',
  `${oneWord} ${longWords}`.slice(0, 200),
  'Ολυμπία Παπαδοπούλου-Χατζηγεωργίου',
  'عبد الرحمن بن عبد العزيز آل الشيخ',
  '田中さくら',
  'Wolfeschlegelsteinhausenbergerdorff',
]
const events = [`The ${oneWord} reunion`, 'Birthday dinner', longWords.slice(0, 100), 'Recital']
const titles = [
  `A ${oneWord} with everything that belongs to it, and a second one for the garden`,
  'Kalimba',
  'Hand-bound five-year journal with marbled endpapers, a ribbon for every season and room for postcards',
]
const relationships = ['sibling', 'friend', 'grandparent', 'coworker', 'child', 'spouse', 'mother', 'other']
const sentence = `${longWords}. ${oneWord}. `

/** What the first of them writes. */
export const crowdAnswer = {
  birthday: '05/17',
  mailingAddress: longWords,
  sizes: sentence,
  interests: longWords,
  allergies: sentence,
  wishes: sentence.repeat(6),
}

/** Everything an account can hold much of, in one import. */
export async function crowd(prepare: Preparation, context: BrowserContext) {
  await prepare.change('POST', '/account/import', file())
  const read = async <T>(path: string) => (await (await context.request.get(`/api${path}`)).json()) as T[]
  const people = await read<{ id: number; fullName: string; notes: string | null }>('/contacts')
  const { id: contactId = 0, fullName: contactName = '' } = people.find(({ notes }) => notes !== null) ?? {}
  const own = await read<{ id: number; budget: string | null }>(`/contacts/${contactId}/occasions`)
  const eventId = own.find(({ budget }) => budget !== null)?.id ?? 0
  const planId = await prepare.add('/plans', {
    name: longWords,
    date: dayFromNow(80),
    totalBudget: '12345678',
    contactIds: people.slice(0, 60).map(({ id }) => id),
  })
  return { contactId, contactName, eventId, giftTitle: titles[0] ?? '', planId }
}

function file() {
  return {
    format: 'ribbonry-account',
    version: 1,
    exportedAt: now,
    account: { name: longWords, isGuest: false, createdAt: now, updatedAt: now, lastSeenAt: now },
    contacts: Array.from({ length: PEOPLE }, (_, place) => contact(place)),
    occasions: Array.from({ length: PEOPLE }, (_, place) => event(place)),
    giftIdeas: Array.from({ length: 40 }, (_, place) => gift(place)),
    giftSplits: [split],
    activities: Array.from({ length: 30 }, (_, place) => activity(place)),
    feedback: Array.from({ length: 12 }, (_, place) => feedback(place)),
  }
}

const contact = (place: number) => ({
  id: place + 1,
  fullName: place < names.length ? turn(names, place) : `${turn(names, place)} ${place}`.slice(-200),
  relationship: turn(relationships, place),
  birthday: dayFromNow(place % 90).replace(/^\d+/, String(1930 + (place % 80))),
  email: `${'somebody.with.a.long.address.'.repeat(2)}${place}@example.com`,
  phoneNumber: '+49 (0) 30 123456789-0123456789',
  mailingAddress: sentence,
  interests: sentence,
  dislikes: sentence,
  ...(place === 0 && { notes: sentence.repeat(6) }),
  categoryIds: ['books', 'home-and-kitchen.coffee-and-tea.coffee'],
  suppressedEvents: ['christmas'],
  source: 'manual',
  ...stamps(),
})

const event = (place: number) => ({
  id: place + 1,
  contactId: place < 8 ? 1 : place + 1,
  name: turn(events, place),
  // Eight on one day.
  date: dayFromNow(place < 8 ? 2 : 2 + (place % 60)),
  type: 'custom',
  reminderDays: 7,
  isRecurring: true,
  ...(place === 0 && { budget: '12345678.90' }),
  levelOfImportance: turn(['Critical', 'High', 'Medium', 'Low'], place),
  reminderMethod: turn(['push', 'push', 'none'], place),
  needsGift: true,
  needsCard: true,
  yearKnown: true,
  dateRule: 'fixed',
  notes: sentence.repeat(3),
  ...stamps(),
})

const gift = (place: number) => ({
  id: place + 1,
  contactId: 1,
  title: place < titles.length ? turn(titles, place) : `${turn(titles, place)} ${place}`,
  description: sentence.repeat(3),
  price: turn(['9876543.21', '12.00', '1499.99'], place),
  currency: 'USD',
  priceKind: 'user',
  productUrl: `https://example.com/${'a-long-way/'.repeat(20)}${place}`,
  isSaved: place < 20 && place % 2 === 0,
  ...(place < 20 && { occasionId: 1 }),
  matchReason: sentence,
  isPurchased: place === 2 || place === 6,
  itemType: turn(['gift', 'card'], place),
  provider: 'manual',
  position: place,
  ...stamps(),
})

const split = {
  id: 1,
  giftIdeaId: 1,
  totalCost: '9876543.21',
  contributors: Array.from({ length: 10 }, (_, place) => ({
    id: String(place),
    name: turn(names, place).slice(0, 100),
    email: `payer.${place}.${'with.a.long.address.'.repeat(2)}@example.com`.replace('.@', '@'),
    amountCents: place === 0 ? 87_654_321 : 100_000_000,
    confirmed: place % 2 === 0,
  })),
  isPurchased: false,
  splitMethod: 'custom',
  description: sentence,
  ...stamps(),
}

const activity = (place: number) => ({
  activityType: 'gift_saved',
  description: `Saved gift idea: ${turn(titles, place)}`,
  entityType: 'gift_idea',
  metadata: { contactName: turn(names, place), giftTitle: turn(titles, place) },
  createdAt: now,
})

const feedback = (place: number) => ({
  type: 'bug',
  subject: turn(titles, place).slice(0, 100),
  message: sentence.repeat(5),
  priority: 'high',
  status: turn(['open', 'resolved'], place),
  createdAt: now,
})
