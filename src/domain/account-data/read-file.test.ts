import { describe, expect, it } from 'vitest'
import { AppError } from '../shared/errors.ts'
import { readAccountFile, type AccountFile } from './read-file.ts'

type Entry = Record<string, unknown>
type File = Entry & Record<'contacts' | 'occasions' | 'giftIdeas' | 'giftSplits' | 'giftPictures', Entry[]>

const at = '2026-11-01T08:00:00.000Z'
const stamps = { createdAt: at, updatedAt: at, version: 1 }
const uid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const day = '2026-12-24'

/** A file with at least one entry of each kind. */
const valid: Entry = {
  format: 'ribbonry-account',
  version: 1,
  exportedAt: at,
  app: 'Ribbonry',
  account: { name: 'Ada', isGuest: false, createdAt: at, updatedAt: at, lastSeenAt: at },
  profile: null,
  preferences: {
    emailRemindersEnabled: true,
    reminderDaysBefore: 7,
    reminderHour: 9,
    deliveryDays: 21,
    budgetVisibility: true,
    timeZone: 'Europe/Paris',
    timeZonePinned: false,
    leapDay: 'feb28',
    weekStart: 'sunday',
    languageModel: false,
    theme: 'system',
    productNews: false,
    digestEnabled: true,
    digestDay: 1,
    digestHour: 8,
    locale: 'en-US',
    currency: 'USD',
    createdAt: at,
    updatedAt: at,
  },
  contacts: [1, 2].map((id) => ({
    id,
    uid: uid(id),
    fullName: `Contact ${id}`,
    relationship: 'friend',
    birthday: '05/17',
    categoryIds: ['books'],
    suppressedEvents: [],
    source: 'manual',
    ...stamps,
  })),
  occasions: [11, 12].map((id) => ({
    id,
    uid: uid(id),
    contactId: 1,
    name: 'Christmas',
    date: day,
    type: 'christmas',
    reminderDays: 7,
    isRecurring: true,
    levelOfImportance: 'Medium',
    reminderMethod: '',
    needsGift: true,
    needsCard: false,
    linkedTo: id === 11 ? 'birthday' : 'anniversary',
    yearKnown: true,
    dateRule: 'fixed',
    ...stamps,
  })),
  occasionSkips: [
    { occasionId: 11, occurrenceDate: day, createdAt: at },
    { occasionId: 12, occurrenceDate: day, createdAt: at },
  ],
  productDismissals: ['kettle', 'kalimba'].map((productKey) => ({
    contactId: 1,
    provider: 'shop',
    productKey,
    reason: 'has_it',
    createdAt: at,
  })),
  giftIdeas: [21, 22].map((id) => ({
    id,
    uid: uid(id),
    contactId: 1,
    occasionId: 11,
    title: 'Kettle',
    price: '48.70',
    currency: 'USD',
    priceKind: 'user',
    isSaved: true,
    isPurchased: true,
    occurrenceDate: day,
    deliveryState: 'given',
    arrivesOn: day,
    reaction: 'loved',
    itemType: 'gift',
    provider: 'manual',
    position: 0,
    ...stamps,
  })),
  giftSplits: [21, 22].map((giftIdeaId) => ({
    id: giftIdeaId + 10,
    uid: uid(giftIdeaId + 10),
    giftIdeaId,
    totalCost: '48.70',
    contributors: [{ id: 'a', name: 'You', amountCents: 4870, confirmed: true }],
    isPurchased: true,
    splitMethod: 'equal',
    ...stamps,
  })),
  budgetEnvelopes: [2026, 2027].map((year) => ({ year, amount: '900.00', updatedAt: at })),
  plans: [41, 42].map((id) => ({
    id,
    uid: uid(id),
    name: 'Christmas 2026',
    type: 'christmas',
    date: day,
    totalBudget: '900.00',
    ...stamps,
  })),
  planOccurrences: [11, 12].map((occasionId) => ({
    occasionId,
    occurrenceDate: day,
    planId: 41,
    budget: '112.50',
    isBudgetFixed: true,
    createdAt: at,
  })),
  askAnswers: [1, 2].map((contactId) => ({ contactId, birthday: '05/17', sizes: 'M', receivedAt: at })),
  presentsReceived: [1, 2].map((contactId) => ({
    from: 'Maya',
    contactId,
    title: 'A scarf',
    receivedOn: day,
    ...stamps,
  })),
  contactPictures: [1, 2].map((contactId) => ({ contactId, content: 'UklGRg==', createdAt: at })),
  giftPictures: [21, 22].map((giftIdeaId) => ({ giftIdeaId, content: 'UklGRg==', createdAt: at })),
  reminders: ['bell', 'push'].map((channel) => ({
    occasionId: 11,
    reminderDate: '2026-12-17',
    occurrenceDate: day,
    slot: 'lead',
    channel,
    sendAt: at,
    isActive: false,
    isSent: true,
    attempts: 0,
  })),
  emailReminders: ['lead', 'day'].map((slot) => ({
    occasionId: 11,
    contactId: 1,
    daysBeforeEvent: 7,
    occurrenceDate: day,
    slot,
    status: 'sent',
    attempts: 1,
    emailSent: true,
    sentAt: at,
  })),
  activities: [{ activityType: 'contact_added', description: 'Added Contact 1', metadata: {}, createdAt: at }],
  feedback: [
    { type: 'bug', subject: 'Oh', message: 'It broke', priority: 'low', status: 'open', createdAt: at },
    { type: 'bug', subject: 'Oh', message: 'It broke', priority: 'low', status: 'open', createdAt: at },
  ],
  modelRequests: [
    {
      contactName: 'Contact 1',
      sentTo: 'small at llm.test',
      sentText: 'The person',
      createdAt: at,
      outcome: 'answered',
      answer: { picks: [{ productKey: 'mug', title: 'Mug', reason: 'For tea', quote: 'tea' }], ideas: [] },
    },
  ],
}

function file(change: (file: File) => void = () => undefined): File {
  const copy = JSON.parse(JSON.stringify(valid)) as File
  change(copy)
  return copy
}

function read(content: unknown): { result: AccountFile; pauses: number } {
  const reading = readAccountFile(content)
  for (let pauses = 0; ; pauses += 1) {
    const step = reading.next()
    if (step.done) return { result: step.value, pauses }
  }
}

function problemOf(content: unknown): { code: string; message: string; issues: unknown } {
  try {
    read(content)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { code: error.code, message: error.message, issues: error.details['issues'] }
  }
  throw new Error('It was taken')
}

const first = (entries: unknown): Entry => (entries as Entry[])[0] ?? {}
const second = (entries: unknown): Entry => (entries as Entry[])[1] ?? {}
const set = (list: string, fields: Entry) => (f: File) => void Object.assign(first(f[list]), fields)
const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, at]))
const repeat = (list: string) => (f: File) => void Object.assign(second(f[list]), first(f[list]))

/** What a gift that isn't bought can't have. */
const unbought = { isPurchased: false, occurrenceDate: null, deliveryState: 'none', arrivesOn: null, reaction: null }

describe('an export', () => {
  it('is read with everything in it', () => {
    const { result } = read(file())
    expect(result.lists).toMatchObject(
      Object.fromEntries(Object.keys(result.lists).map((list) => [list, valid[list]])) as Entry,
    )
    expect(Object.values(result.lists).every((entries) => entries.length > 0)).toBe(true)
    expect([result.account, result.profile, result.preferences]).toEqual([valid['account'], null, valid['preferences']])
  })

  it('of an earlier version has no weekly e-mail', () => {
    const earlier = file((f) => {
      for (const name of ['digestEnabled', 'digestDay', 'digestHour']) delete (f['preferences'] as Entry)[name]
    })
    expect(read(earlier).result.preferences).toMatchObject({ digestEnabled: false, digestDay: 0, digestHour: 9 })
  })

  it('is read with the profile', () => {
    const profile = { name: 'Ada', createdAt: at, updatedAt: at }
    expect(read(file((f) => (f['profile'] = profile))).result.profile).toEqual(profile)
  })

  it('keeps the uids of its entries in lower case', () => {
    const upper = file(set('contacts', { uid: 'ABCDEF00-0000-4000-8000-000000000000' }))
    expect(read(upper).result.lists.contacts[0]?.uid).toBe('abcdef00-0000-4000-8000-000000000000')
  })

  it('may use the ids and uids of one list in another', () => {
    const sameUid = file((f) => (first(f.occasions)['uid'] = first(f.contacts)['uid']))
    expect(() => read(sameUid)).not.toThrow()
    const general = { id: 12, contactId: 2, occasionId: null, isSaved: false, ...unbought }
    const sameId = file((f) => {
      Object.assign(first(f.giftIdeas), general)
      Object.assign(second(f.giftIdeas), { occasionId: 12 })
      f.giftSplits.splice(0, 1)
      f.giftPictures.splice(0, 1)
    })
    expect(() => read(sameId)).not.toThrow()
  })

  it('may have amounts and notes on activities as large as an account can', () => {
    expect(() => read(file(set('occasions', { budget: '99999999.99' })))).not.toThrow()
    expect(() => read(file(set('activities', { metadata: fields(30) })))).not.toThrow()
  })

  it('may lack lists and settings, which count as empty', () => {
    const { result } = read({ format: 'ribbonry-account', version: 1, account: valid['account'] })
    expect(Object.values(result.lists).flat()).toEqual([])
    expect([result.profile, result.preferences]).toEqual([null, null])
  })

  it('pauses after every 500 entries, so that the server can answer others', () => {
    expect(read(file()).pauses).toBe(0)
    const activities = (count: number) => Array.from({ length: count }, () => first(valid['activities']))
    const alone = { format: 'ribbonry-account', version: 1, account: valid['account'] }
    expect(read({ ...alone, activities: activities(499) }).pauses).toBe(0)
    expect(read({ ...alone, activities: activities(500) }).pauses).toBe(1)
    expect(read({ ...alone, contacts: valid['contacts'], activities: activities(1_497) }).pauses).toBe(2)
    expect(read({ ...alone, contacts: valid['contacts'], activities: activities(1_498) }).pauses).toBe(3)
  })

  it('may have a gift without an event, and one bought for no day', () => {
    const general = { occasionId: null, isSaved: false, ...unbought }
    expect(() => read(file(set('giftIdeas', general)))).not.toThrow()
    expect(() => read(file(set('giftIdeas', { occurrenceDate: null })))).not.toThrow()
    expect(() => read(file(set('giftIdeas', { occasionId: null, isSaved: false })))).not.toThrow()
  })

  it('may have several events of a contact that nothing links', () => {
    const unlinked = file((f) => f.occasions.forEach((event) => (event['linkedTo'] = null)))
    expect(() => read(unlinked)).not.toThrow()
    const ofTwo = file((f) => Object.assign(second(f.occasions), { linkedTo: 'birthday', contactId: 2 }))
    expect(() => read(ofTwo)).not.toThrow()
  })
})

describe('a file that is not an export', () => {
  it.each([
    null,
    [],
    'text',
    {},
    { format: 'vcard', version: 1 },
    { format: 'ribbonry-account' },
    { format: 'ribbonry-account', version: '1' },
    { format: 'ribbonry-account', version: 0 },
    { format: 'ribbonry-account', version: 1.5 },
  ])('is refused: %j', (content) => {
    expect(problemOf(content)).toEqual({
      code: 'INVALID',
      message: "This isn't a Ribbonry export. Choose a file you saved with Export my data.",
      issues: undefined,
    })
  })

  it('is refused when it has more entries than an account', () => {
    const withActivities = (length: number) => {
      const parts = file()
      parts['activities'] = Array.from({ length }, () => 0)
      return problemOf(parts)
    }
    const others = Object.values(file()).reduce<number>(
      (sum, part) => sum + (Array.isArray(part) ? part.length : 0),
      -1,
    )
    expect(withActivities(250_001 - others)).toMatchObject({
      code: 'TOO_LARGE',
      message: 'The file has more than 250,000 entries',
    })
    expect(withActivities(250_000 - others)).toMatchObject({ code: 'INVALID' })
  })
})

describe('a file with something wrong in it', () => {
  it.each<[path: string | undefined, message: string, change: (file: File) => unknown]>([
    [undefined, 'This file is from a newer version of Ribbonry. Import it there.', (f) => (f['version'] = 2)],
    [undefined, "The file has an unknown part: 'sessions'", (f) => (f['sessions'] = [])],
    [undefined, `The file has an unknown part: '${'x'.repeat(60)}'`, (f) => (f['x'.repeat(80)] = [])],
    [undefined, "In the file, 'contacts' should be a list", (f) => Object.assign(f, { contacts: { length: 3 } })],
    [
      'contacts.0.birthday',
      "Contact 1: 'birthday' is not a real day (05, 05/17 or 1987-05-17)",
      set('contacts', { birthday: '1987-02-30' }),
    ],
    ['contacts.0', "Contact 1: 'isAdmin' is unknown", set('contacts', { isAdmin: true })],
    [
      'contacts.0.notes',
      "Contact 1, 'notes': This contains characters we can't store",
      set('contacts', { notes: 'a\u0000b' }),
    ],
    ['contacts.0.id', "Contact 1: 'id' is not an id", set('contacts', { id: 2 ** 53 })],
    ['contacts.0', "Contact 1: this isn't an entry that Export my data writes", (f) => (f.contacts[0] = null as never)],
    [
      'contacts.1',
      'Contact 2: another entry has the same id',
      (f) => (second(f.contacts)['id'] = first(f.contacts)['id']),
    ],
    [
      'contacts.1',
      'Contact 2: another entry has the same uid',
      (f) => (second(f.contacts)['uid'] = first(f.contacts)['uid']),
    ],
    ['occasions.0', "Event 1: 'contactId' names an entry that isn't in the file", set('occasions', { contactId: 999 })],
    [
      'occasions.0',
      "Event 1: 'contactId' names an entry that isn't in the file",
      (f) => Object.assign(f, { contacts: [], productDismissals: [] }),
    ],
    ['occasions.0.date', "Event 1: 'date' is not a real date (YYYY-MM-DD)", set('occasions', { date: '0000-01-01' })],
    [
      'occasions.0.createdAt',
      "Event 1: 'createdAt' is not within the years 1970 to 2199",
      set('occasions', { createdAt: '1969-12-31T23:59:59Z' }),
    ],
    [
      'occasions.0.createdAt',
      "Event 1: 'createdAt' is not within the years 1970 to 2199",
      set('occasions', { createdAt: '2200-01-01T00:00:00Z' }),
    ],
    ['occasions.0.budget', "Event 1: 'budget' is too large an amount", set('occasions', { budget: '999999999999.00' })],
    ['occasions.0.budget', "Event 1: 'budget' is too large an amount", set('occasions', { budget: '100000000.00' })],
    [
      'activities.0.metadata',
      "Activity 1: 'metadata' has too many fields",
      set('activities', { metadata: fields(31) }),
    ],
    [
      'contacts.0.categoryIds.0',
      "Contact 1, 'categoryIds': This contains characters we can't store",
      set('contacts', { categoryIds: ['a\u0000b'] }),
    ],
    [
      'profile.name',
      "In the file, 'profile', 'name': This contains characters we can't store",
      (f) => (f['profile'] = { name: 'a\u0000b', createdAt: at, updatedAt: at }),
    ],
    ['occasions.1', 'Event 2: its contact has two events of this type', set('occasions', { linkedTo: 'anniversary' })],
    ['occasionSkips.1', "Skipped event 2: it's in the file twice", repeat('occasionSkips')],
    ['productDismissals.1', "Dismissed product 2: it's in the file twice", repeat('productDismissals')],
    ['planOccurrences.1', "Event in a plan 2: it's in the file twice", repeat('planOccurrences')],
    ['askAnswers.1', "Answer 2: it's in the file twice", repeat('askAnswers')],
    ['contactPictures.1', "Photo 2: it's in the file twice", repeat('contactPictures')],
    ['giftPictures.1', "Picture 2: it's in the file twice", repeat('giftPictures')],
    ['reminders.1', "Planned reminder 2: it's in the file twice", repeat('reminders')],
    ['emailReminders.1', "Sent reminder 2: it's in the file twice", repeat('emailReminders')],
    [
      'giftIdeas.0',
      'Gift idea 1: an assigned gift needs its event',
      set('giftIdeas', { occasionId: null, occurrenceDate: null }),
    ],
    [
      'giftIdeas.0',
      'Gift idea 1: only a purchased gift can have the date it was bought for',
      set('giftIdeas', { isPurchased: false }),
    ],
    [
      'giftIdeas.0',
      'Gift idea 1: only a purchased gift can be on its way, wrapped, given or liked',
      set('giftIdeas', { isPurchased: false, occurrenceDate: null }),
    ],
    [
      'giftIdeas.0',
      'Gift idea 1: only a gift that was ordered can have a day of arrival',
      set('giftIdeas', { deliveryState: 'none' }),
    ],
    ['giftIdeas.0', 'Gift idea 1: its event belongs to another contact', set('giftIdeas', { contactId: 2 })],
    ['giftSplits.1', 'Split 2: its gift has two splits', (f) => (second(f.giftSplits)['giftIdeaId'] = 21)],
    [
      'giftSplits.0.contributors.0.name',
      "Split 1, 'name': This contains characters we can't store",
      (f) => (first(first(f.giftSplits)['contributors'])['name'] = 'a\u0000b'),
    ],
    [
      'preferences.timeZone',
      "In the file, 'preferences', 'timeZone': We don't know this time zone",
      (f) => Object.assign(f['preferences'] as Entry, { timeZone: 'Mars/Olympus' }),
    ],
    ['account', "In the file, 'account': this isn't an entry that Export my data writes", (f) => (f['account'] = null)],
  ])('is refused at %s: %s', (path, message, change) => {
    expect(problemOf(file((f) => void change(f)))).toEqual({
      code: 'INVALID',
      message,
      issues: path === undefined ? undefined : [{ path, message }],
    })
  })
})
