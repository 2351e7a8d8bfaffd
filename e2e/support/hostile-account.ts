import { randomUUID } from 'node:crypto'
import { password } from './accounts.ts'
import type { Ribbonry } from './app.ts'
import { expect } from './fixtures.ts'
import { filling, fitting, hostileAddresses, takenLinks } from './hostile-corpus.ts'
import { dayFromNow, Preparation } from './party.ts'

/** Where to find what was put in. */
export interface HostileRows {
  /** Of whom there is everything, by the first of the names. */
  contactId: number
  /** Theirs, by the first of the names too, with gifts in both lists and one that was given a year ago. */
  eventId: number
  /** Assigned to it, not bought yet, and split among ten. */
  giftId: number
  /** A birthday of somebody who was added by hand. */
  birthdayId: number
}

/** What people and events are called: among them the whole corpus. */
export const names = filling(200)
/** And gifts. */
export const titles = filling(300)

/** An account in which every text of every entity is hostile; the whole corpus as names of people, events and gifts. */
export async function hostileAccount(app: Ribbonry, origin = ''): Promise<HostileRows & { email: string }> {
  const email = `'{{__xss=1}}'${randomUUID()}@example.com`
  const prepare = new Preparation(app, origin)
  await prepare.change('POST', '/auth/signup', { email, password, name: filling(120)[0], confirmAge: true })
  const userAgent = `Mozilla/5.0 ${filling(280)[0] ?? ''}`.replaceAll(/[^\x20-\x7e]/g, '')
  await signIn(app, email, { origin, 'user-agent': userAgent })
  // That was another device.
  await app.page.context().clearCookies()
  await signIn(app, email, { origin })
  const rows = await fillAccount(app, origin, filling(2000).map(feedback))
  await prepare.change('POST', `/occasions/${rows.eventId}/send-reminder`)
  return { email, ...rows }
}

async function signIn(app: Ribbonry, email: string, headers: Record<string, string>) {
  const answer = await app.page.request.post('/api/auth/login', { headers, data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Fills the account that is signed in: most of it by a file, which is quick, and one of each by hand. */
export async function fillAccount(app: Ribbonry, origin = '', sent: object[] = []): Promise<HostileRows> {
  const prepare = new Preparation(app, origin)
  await prepare.change('POST', '/account/import', { ...accountFile(), feedback: sent })
  const read = async <T>(path: string) => (await (await app.page.request.get(`/api${path}`)).json()) as T[]
  const people = await read<{ id: number; notes: string | null }>('/contacts')
  const contactId = people.find(({ notes }) => notes !== null)?.id ?? 0
  const gifts = await read<{ id: number; occasionId: number | null; rating: string | null }>('/gift-ideas')
  const { id: giftId = 0, occasionId } = gifts.find(({ rating }) => rating !== null) ?? {}
  const eventId = occasionId ?? 0

  const born = { fullName: names[1], relationship: fitting(40)[1], birthday: dayFromNow(20).replace(/^\d+/, '1990') }
  const bornId = await prepare.add('/contacts', born)
  const [birthday] = await read<{ id: number }>(`/contacts/${bornId}/occasions`)
  await prepare.add('/occasions', { contactId: bornId, name: names[2], type: 'custom', date: dayFromNow(30) })
  await prepare.add('/gift-ideas', { contactId: bornId, title: titles[2] })
  return { contactId, eventId, giftId, birthdayId: birthday?.id ?? 0 }
}

const now = new Date().toISOString()
const stamps = () => ({ uid: randomUUID(), createdAt: now, updatedAt: now, version: 1 })
/** One after the other, from the first again after the last. */
const turn = <T>(all: readonly T[], place: number) => all[place % all.length]

/** Ids count from 1; the first contact, the first event and the first gift have everything. */
function accountFile() {
  const [name, other = ''] = names
  return {
    format: 'ribbonry-account',
    version: 1,
    exportedAt: now,
    account: { name, isGuest: false, createdAt: now, updatedAt: now, lastSeenAt: now },
    profile: { name: other, email: turn(hostileAddresses, 0), phoneNumber: turn(fitting(40), 0), ...changed },
    preferences,
    contacts: names.map(contact),
    occasions: [
      ...names.map((called, place) => event(place + 1, ownerOf(place), called, inYear(2020, dayFromNow(place + 1)))),
      { ...event(past, 1, other, dayFromNow(-40)), isRecurring: false },
    ],
    giftIdeas: [
      { ...gift(1, titles[0]), ...assigned, rating: '4.5', reviewCount: 7 },
      ...titles.slice(1).map((title, place) => ({ ...gift(place + 2, title), ...turn([idea, assigned, {}], place) })),
      // Given before, by the name of an idea.
      { ...gift(titles.length + 1, titles[1]), ...assigned, ...bought(lastYear(dayFromNow(1))) },
      { ...gift(titles.length + 2, titles[0]), occasionId: past, isSaved: true, ...bought(dayFromNow(-40)) },
    ],
    giftSplits: [split],
    askAnswers: [answer],
    emailReminders: (['lead', 'day_before', 'day', 'manual'] as const).map(told),
    activities: filling(2000).map(activity),
  }
}

const changed = { createdAt: now, updatedAt: now }
const preferences = {
  emailRemindersEnabled: true,
  reminderDaysBefore: 7,
  reminderHour: 9,
  budgetVisibility: true,
  timeZone: 'America/New_York',
  timeZonePinned: false,
  leapDay: 'mar1',
  theme: 'light',
  productNews: false,
  howToPayText: filling(500)[0],
  howToPayUrl: takenLinks[0],
  locale: 'en-US',
  currency: 'USD',
  ...changed,
}

const past = names.length + 1
/** The first contact has several events, as lists of events to choose from need them. */
const ownerOf = (place: number) => (place < 4 ? 1 : place + 1)
const inYear = (year: number, day: string) => day.replace(/^\d+/, String(year))
const lastYear = (day: string) => inYear(Number(day.slice(0, 4)) - 1, day)

const contact = (fullName: string, place: number) => ({
  id: place + 1,
  fullName,
  relationship: turn(fitting(40), place),
  birthday: '06',
  email: turn(hostileAddresses, place),
  phoneNumber: turn(fitting(40), place + 1),
  mailingAddress: turn(filling(500), place),
  interests: turn(filling(500), place + 1),
  dislikes: turn(filling(2000), place),
  wishes: turn(filling(2000), place),
  sizes: turn(filling(500), place),
  allergies: turn(filling(500), place),
  ...(place === 0 && { notes: filling(5000)[0] }),
  // The first one is saved by hand later, when only known ones are taken.
  categoryIds: place === 0 ? [] : fitting(100).slice(0, 5),
  suppressedEvents: place === 0 ? fitting(60).slice(0, 40) : [],
  source: 'manual',
  ...stamps(),
})

const answer = {
  contactId: 1,
  birthday: '1990-05-17',
  mailingAddress: filling(500)[1],
  sizes: filling(500)[2],
  interests: filling(500)[2],
  allergies: filling(500)[3],
  wishes: filling(2000)[1],
  receivedAt: now,
}

const event = (id: number, contactId: number, name: string, date: string) => ({
  id,
  contactId,
  name,
  date,
  type: 'custom',
  reminderDays: 7,
  isRecurring: true,
  budget: '80.00',
  levelOfImportance: 'Critical',
  reminderMethod: 'push',
  needsGift: true,
  needsCard: true,
  yearKnown: true,
  dateRule: 'fixed',
  notes: turn(filling(2000), id),
  ...stamps(),
})

const gift = (id: number, title: string | undefined) => ({
  id,
  contactId: 1,
  title,
  description: filling(5000)[0],
  price: '12.00',
  currency: 'USD',
  priceKind: 'user',
  imageUrl: turn(takenLinks, id),
  productUrl: turn(takenLinks, id + 1),
  isSaved: false,
  matchReason: turn(filling(1000), id),
  isPurchased: false,
  itemType: 'gift',
  provider: turn(fitting(40), id),
  productKey: turn(names, id),
  position: id,
  ...stamps(),
})
const idea = { occasionId: 1 }
const assigned = { occasionId: 1, isSaved: true }
const bought = (occurrenceDate: string) => ({ isPurchased: true, occurrenceDate, purchasedAt: now, pricePaid: '9.00' })

const split = {
  id: 1,
  giftIdeaId: 1,
  totalCost: '12.00',
  contributors: names.slice(0, 10).map((name, place) => ({
    id: `${place} ${turn(fitting(80), place)}`,
    name,
    // The first address is the recipient's, who never shares the cost.
    ...(place + 1 < hostileAddresses.length && { email: hostileAddresses[place + 1] }),
    amountCents: 120,
    confirmed: place === 0,
    ...(place > 0 && { reply: { state: 'in', note: turn(filling(500), place), at: now, amountCents: 100 } }),
  })),
  isPurchased: false,
  splitMethod: 'custom',
  description: filling(500)[0],
  organizerEmail: turn(hostileAddresses, 1),
  ...stamps(),
}

const told = (slot: string, place: number) => ({
  occasionId: 1,
  contactId: 1,
  daysBeforeEvent: place,
  occurrenceDate: lastYear(dayFromNow(1)),
  slot,
  status: turn(['sent', 'failed'], place),
  reason: filling(500)[place],
  address: turn(hostileAddresses, place),
  attempts: 1,
  emailSent: place % 2 === 0,
  sentAt: now,
})

const activity = (description: string) => ({
  activityType: turn(fitting(60), 3),
  description,
  entityType: turn(fitting(60), 4),
  metadata: { contactName: names[0], occasionName: names[1], giftTitle: titles[0], relationship: turn(fitting(40), 0) },
  createdAt: now,
})

const feedback = (message: string, place: number) => ({
  type: 'bug',
  subject: names[place],
  message,
  priority: 'high',
  status: turn(['open', 'resolved'], place),
  createdAt: now,
})
