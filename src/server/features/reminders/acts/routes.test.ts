import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Gift } from '#domain/gifts/schema.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import type { Act } from '#domain/reminders/acts.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { actTexts } from '#domain/texts/acts.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { peopleIn, type People } from '#server/features/gifts/testing/people.ts'
import { actToken } from '#server/identity/act-link.ts'
import { linkKey } from '#server/mail/link-key.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addGift } from '#server/testing/records.ts'
import { changedTables, fingerprints } from '#server/testing/security-tests/rows.ts'
import { faultsOf } from '#server/testing/security-tests/rules.ts'

let app: TestApp
let ada: Person
let people: People
// A Saturday; Maya's birthday is tomorrow and Christmas in five weeks.
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await app.person({ email: 'ada@example.com' })
  people = await peopleIn(app, ada)
})
afterAll(() => app.close())

const CHRISTMAS: CalendarDate = '2026-12-25'
const BIRTHDAY: CalendarDate = '2026-11-22'

interface Linked {
  occasionId?: number
  occurrence?: CalendarDate
  address?: string | null
  userId?: string
}
async function linkTo(act: Act, linked: Linked = {}) {
  const { occasionId = people.mayasChristmas, occurrence = CHRISTMAS, address = 'ada@example.com' } = linked
  const key = await linkKey(app.database.db, app.clock.now())
  const sentAt = app.clock.now()
  return `/act/${actToken(key, act, { userId: linked.userId ?? ada.id, address, occasionId, occurrence, sentAt })}`
}

const html = { accept: 'text/html,application/xhtml+xml' }
/** Without markup. */
const seen = (body: string) =>
  body
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
const open = async (url: string) => {
  const answer = await app.app.inject({ url, headers: html })
  return { ...answer, status: answer.statusCode, seen: seen(answer.body) }
}
/** As the page's form does it; a list is what was ticked. */
const press = async (url: string, fields: Record<string, string | number[]> = {}, headers = {}) => {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, String(one))
  const type = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const answer = await app.app.inject({
    method: 'POST',
    url,
    payload: form.toString(),
    headers: { ...html, ...type, ...headers },
  })
  return { status: answer.statusCode, body: answer.body, seen: seen(answer.body) }
}
const buttonsIn = (body: string) => [...body.matchAll(/<button>([^<]+)<\/button>/g)].map(([, text]) => text)
const give = (gift: object = {}) =>
  addGift(ada, people.maya, { occasionId: people.mayasChristmas, isSaved: true, ...gift })
const gifts = async () => (await ada.call<Gift[]>('GET', `/occasions/${people.mayasChristmas}/gift-ideas`)).body
const event = async (id = people.mayasChristmas) => (await ada.call<Occasion>('GET', `/occasions/${id}`)).body

describe('opening a link', () => {
  it.each(['bought', 'snooze', 'skip'] as const)('changes nothing and shows one button: %s', async (act) => {
    await give()
    const url = await linkTo(act)
    const before = await fingerprints(app.database)
    const page = await open(url)
    await app.app.inject({ method: 'HEAD', url })
    expect(page.status).toBe(200)
    expect(buttonsIn(page.body)).toHaveLength(1)
    expect(page.seen).toContain('Christmas for Maya Okafor on Fri, Dec 25')
    expect(changedTables(before, await fingerprints(app.database))).toEqual([])
  })

  it('needs no script, loads nothing, is kept nowhere and leaves no Referer', async () => {
    const url = await linkTo('bought')
    const page = await open(url)
    expect(page.body).not.toMatch(/<script|src=|@import|url\(/)
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(faultsOf('GET /act/:token', page, url)).toEqual([])
  })

  it('shows hostile names as text', async () => {
    await give({ title: '<script>alert(1)</script>' })
    const page = await open(await linkTo('bought'))
    expect(page.body).not.toContain('<script')
    expect(page.body).toContain('&lt;script&gt;')
  })
})

describe('‘Bought it’', () => {
  it('marks the one assigned gift, once, and says so', async () => {
    const gift = await give()
    const url = await linkTo('bought')
    expect((await open(url)).seen).toContain('Did you buy "Kalimba"?')
    const done = await press(url, { gift: [gift.id] })
    expect(done.seen).toContain('Marked as bought')
    expect(done.seen).toContain('Kalimba')
    const [bought] = await gifts()
    expect(bought).toMatchObject({ isPurchased: true, occurrenceDate: CHRISTMAS })
    expect(buttonsIn((await open(url)).body)).toEqual([])
    expect((await press(url, { gift: [gift.id] })).seen).toContain("It's bought")
    expect(await gifts()).toEqual([bought])
  })

  it('lets you choose among several, and asks again without a choice', async () => {
    const kalimba = await give()
    const puzzle = await give({ title: 'Puzzle' })
    const book = await give({ title: 'Book of birds' })
    const url = await linkTo('bought')
    expect((await open(url)).seen).toContain(
      "What did you buy? We'll mark it as bought. What did you buy? Kalimba Puzzle",
    )
    expect((await press(url)).seen).toContain('Choose what you bought.')
    const isBought = async () => (await gifts()).filter((gift) => gift.isPurchased).map(({ id }) => id)
    expect(await isBought()).toEqual([])
    const first = await press(url, { gift: [kalimba.id, puzzle.id] })
    expect(first.seen).toContain('Kalimba, Puzzle')
    // The same form again is about the same gifts.
    expect((await press(url, { gift: [kalimba.id, puzzle.id] })).seen).toContain("It's bought")
    expect(await isBought()).toEqual([kalimba.id, puzzle.id])
    await press(url, { gift: [book.id] })
    expect(await isBought()).toEqual([kalimba.id, puzzle.id, book.id])
  })

  it('without a form never marks a second gift', async () => {
    const kalimba = await give()
    const url = await linkTo('bought')
    await press(url)
    await give({ title: 'Puzzle' })
    expect((await press(url)).seen).toContain("It's bought")
    expect((await gifts()).filter(({ isPurchased }) => isPurchased).map(({ id }) => id)).toEqual([kalimba.id])
  })

  it.each([
    ['a name', { title: '  A red kite ' }, 'A red kite'],
    ['no name', { title: '' }, actTexts.page.aGift],
  ])('saves a purchased gift if none is assigned, with %s', async (_what, fields, title) => {
    const url = await linkTo('bought')
    expect((await open(url)).seen).toContain('What did you get?')
    expect((await press(url, fields)).seen).toContain(title)
    const saved = await gifts()
    expect(saved).toMatchObject([
      { title, isSaved: true, isPurchased: true, occurrenceDate: CHRISTMAS, itemType: 'gift' },
    ])
    expect((await press(url, fields)).seen).toContain("It's bought")
    expect(await gifts()).toEqual(saved)
  })

  it('touches only gifts of its event, whatever the form names', async () => {
    const kalimba = await give()
    const other = await give({ title: 'Puzzle', occasionId: people.mayasBirthday })
    const stranger = await app.person()
    const { maya } = await peopleIn(app, stranger)
    const theirs = await addGift(stranger, maya)
    const answer = await press(await linkTo('bought'), { gift: [other.id, theirs.id] })
    expect(answer.seen).toContain('Choose what you bought.')
    const all = (await ada.call<Gift[]>('GET', '/gift-ideas')).body
    expect(all.filter(({ isPurchased }) => isPurchased)).toEqual([])
    expect(all.map(({ id }) => id)).toContain(kalimba.id)
  })

  it('on the day after a yearly event is for the event that the e-mail was about', async () => {
    await give({ occasionId: people.mayasBirthday })
    const url = await linkTo('bought', { occasionId: people.mayasBirthday, occurrence: BIRTHDAY })
    app.clock.setTo('2026-11-23T20:00:00Z')
    expect((await press(url)).status).toBe(200)
    const [bought] = (await ada.call<Gift[]>('GET', `/occasions/${people.mayasBirthday}/gift-ideas`)).body
    expect(bought).toMatchObject({ isPurchased: true, occurrenceDate: BIRTHDAY })
  })

  it('names no gift that was added or renamed after the e-mail, and still marks it', async () => {
    const url = await linkTo('bought')
    app.clock.setTo('2026-11-21T16:00:00Z')
    const secret = await give({ title: 'A secret' })
    const page = await open(url)
    expect(page.seen).toContain('Did you buy the gift?')
    expect(page.body + (await press(url, { gift: [secret.id] })).body).not.toContain('secret')
    expect((await gifts())[0]).toMatchObject({ isPurchased: true })
  })

  it('says what the page has to ask when a notification’s button posts it', async () => {
    const url = await linkTo('bought', { address: null })
    const post = async () =>
      (
        await app.app.inject({
          method: 'POST',
          url,
          headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin' },
        })
      ).json<{ message: string | null }>()
    expect(await post()).toEqual({ message: null })
    expect(await gifts()).toEqual([])
    await give()
    expect((await post()).message).toBe('Marked as bought. Kalimba. One thing less to think about.')
  })
})

describe('‘Snooze’', () => {
  it('snoozes for three days, and no further when it is pressed again', async () => {
    const url = await linkTo('snooze')
    const page = await open(url)
    expect(page.seen).toContain("We'll remind you again on Tue, Nov 24.")
    expect(buttonsIn(page.body)).toEqual([actTexts.snooze])
    expect((await press(url)).seen).toContain('Reminder snoozed')
    expect((await event()).snoozedUntil).toBe('2026-11-24')
    app.clock.setTo('2026-11-23T15:00:00Z')
    expect((await press(url)).seen).toContain('Tue, Nov 24')
    expect((await event()).snoozedUntil).toBe('2026-11-24')
  })

  it('names the event’s own day when three days would pass it', async () => {
    const url = await linkTo('snooze', { occasionId: people.mayasBirthday, occurrence: BIRTHDAY })
    expect(buttonsIn((await open(url)).body)).toEqual(['Snooze until Sun, Nov 22'])
    await press(url)
    expect((await event(people.mayasBirthday)).snoozedUntil).toBe(BIRTHDAY)
  })

  it('has nothing left to do on the event’s day and the day after', async () => {
    const url = await linkTo('snooze', { occasionId: people.mayasBirthday, occurrence: BIRTHDAY })
    for (const day of ['2026-11-22', '2026-11-23']) {
      app.clock.setTo(`${day}T10:00:00Z`)
      const page = await open(url)
      expect(page.seen).toContain(actTexts.page.noSnooze)
      expect(buttonsIn(page.body)).toEqual([])
      expect((await press(url)).status).toBe(200)
      expect((await event(people.mayasBirthday)).snoozedUntil).toBeNull()
    }
  })
})

describe('‘Skip this year’', () => {
  it('skips this occurrence, as often as it is pressed', async () => {
    const url = await linkTo('skip')
    expect(buttonsIn((await open(url)).body)).toEqual([actTexts.skip])
    for (let time = 0; time < 2; time += 1) expect((await press(url)).seen).toContain('Skipped this year')
    expect((await event()).skipped).toBe(true)
    expect((await open(url)).seen).toContain('Skipped this year')
  })

  it('has nothing left to do once the event is over', async () => {
    const url = await linkTo('skip', { occasionId: people.mayasBirthday, occurrence: BIRTHDAY })
    app.clock.setTo('2026-11-23T10:00:00Z')
    expect((await press(url)).seen).toContain(actTexts.page.noSkip)
  })
})

describe('a link that no longer works', () => {
  const refused = { status: 404, seen: expect.stringContaining(actTexts.page.invalid) as string }
  const changed = (url: string, from: RegExp, to: string) => url.replace(from, to)

  it.each([
    ['unknown', async () => '/act/abc'],
    ['of another act', async () => changed(await linkTo('snooze'), /\.snooze-/, '.skip-')],
    ['of another event', async () => changed(await linkTo('skip'), /-\d+-2026/, `-${people.tomsParty}-2026`)],
    ['of another day', async () => changed(await linkTo('skip'), /-20261225-/, '-20271225-')],
    [
      'of another user',
      async () => changed(await linkTo('skip'), /act\/[^.]+/, `act/${Buffer.from('x').toString('base64url')}`),
    ],
    ['with another signature', async () => changed(await linkTo('skip'), /.{43}$/, 'A'.repeat(43))],
    ['sent to an address that isn’t the account’s any more', () => linkTo('skip', { address: 'old@example.com' })],
    [
      'for a stranger’s event',
      async () => {
        const eve = await app.person()
        return linkTo('skip', { userId: eve.id, address: null })
      },
    ],
    ['for nobody', () => linkTo('skip', { userId: 'nobody' })],
    [
      'to skip an event that takes place once',
      () => linkTo('skip', { occasionId: people.tomsParty, occurrence: '2026-12-05' }),
    ],
    ['far too long', async () => `/act/${'a'.repeat(5000)}`],
  ])('is refused like every other: %s', async (_what, linkOf) => {
    const url = await linkOf()
    const before = await fingerprints(app.database)
    const [page, done] = [await open(url), await press(url)]
    expect(page).toMatchObject(refused)
    expect(done).toMatchObject(refused)
    expect(done.body).toBe(page.body)
    expect(page.body).toBe((await open('/act/never-existed')).body)
    expect(page.seen).not.toContain('Maya')
    expect(changedTables(before, await fingerprints(app.database))).toEqual([])
  })

  it('is one whose event was deleted or moved to another day', async () => {
    const url = await linkTo('bought')
    await ada.call('PUT', `/occasions/${people.mayasChristmas}`, { date: '2026-12-24' })
    expect(await open(url)).toMatchObject(refused)
    await ada.call('PUT', `/occasions/${people.mayasChristmas}`, { date: '2026-12-25' })
    expect((await open(url)).status).toBe(200)
    await ada.call('DELETE', `/occasions/${people.mayasChristmas}`)
    expect(await press(url)).toMatchObject(refused)
  })

  it('is one of an event that was over the day before yesterday, in the user’s own zone', async () => {
    await ada.call('PUT', '/preferences', { timeZone: 'America/Los_Angeles' })
    const url = await linkTo('skip', { occasionId: people.mayasBirthday, occurrence: BIRTHDAY })
    app.clock.setTo('2026-11-24T07:59:00Z')
    expect((await open(url)).status).toBe(200)
    app.clock.setTo('2026-11-24T08:00:00Z')
    expect(await open(url)).toMatchObject(refused)
  })

  it('is answered to a program in the words of the API', async () => {
    const answer = await app.app.inject({ method: 'POST', url: '/act/abc', headers: { accept: 'application/json' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', message: actTexts.page.invalidText })
  })

  it('can be tried sixty times an hour from one place, while right ones are never counted', async () => {
    const right = await linkTo('skip')
    app.settings.rateLimit = true
    try {
      const statuses: number[] = []
      for (let time = 0; time <= 60; time += 1) {
        statuses.push((await open('/act/abc')).status)
      }
      for (let time = 0; time < 3; time += 1) expect((await open(right)).status).toBe(200)
      expect(statuses).toEqual([...Array<number>(60).fill(404), 429])
      expect((await open('/act/abc')).seen).toContain(refusalTexts.tooManyTries)
    } finally {
      app.settings.rateLimit = false
    }
  })
})

it('takes forms and nothing else, and refuses a name that can’t be stored', async () => {
  const url = await linkTo('bought')
  const sent = await app.app.inject({ method: 'POST', url, payload: { title: 'Kite' }, headers: html })
  expect(sent.statusCode).toBe(415)
  expect((await press(url, { title: 'a'.repeat(301) })).status).toBe(400)
  expect((await press(url, { title: 'a\0b' })).status).toBe(400)
  expect(await gifts()).toEqual([])
})
