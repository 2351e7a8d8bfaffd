import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Activity } from '#domain/activities/schema.ts'
import { contributeLimits } from '#domain/splits/links/contract.ts'
import type { ContributePage, ContributorLink, KnownLink } from '#domain/splits/links/schema.ts'
import type { Split } from '#domain/splits/schema.ts'
import {
  contributorLinks,
  giftIdeas,
  idempotencyKeys,
  mailQueue,
  rateLimits,
  userProfiles,
  users,
} from '#server/db/schema.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent, addGift } from '#server/testing/records.ts'

const DAY = 24 * 3600_000

let app: TestApp
let ada: Person
let leo: number
let gift: number
let split: Split

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  ada = await app.person({ email: 'ada@example.com' })
  await app.database.db.update(users).set({ emailVerifiedAt: app.clock.now() }).where(eq(users.id, ada.id))
  const at = { createdAt: app.clock.now(), updatedAt: app.clock.now() }
  await app.database.db.insert(userProfiles).values({ userId: ada.id, name: 'Ada Lovelace', ...at })
  ;({ leo, gift, split } = await bicycleOf(ada))
})

async function bicycleOf(person: Person) {
  const { id: contactId } = await addContact(person, { fullName: 'Leo Park', email: 'leo@example.com' })
  const { id } = await addGift(person, contactId, { title: 'Bicycle', price: '240' })
  const body = {
    giftIdeaId: id,
    splitMethod: 'equal',
    contributors: [
      { name: 'You' },
      { name: 'Rose Park', email: 'rose@example.com' },
      { name: 'Otto Park', email: 'otto@example.com' },
      { name: 'Ida Lind' },
    ],
  }
  const made = await person.call<Split>('POST', '/gift-splits', body)
  expect(made.status).toBe(201)
  return { leo: contactId, gift: id, split: made.body }
}

const gone = {
  status: 404,
  body: {
    message:
      'This link no longer works. It may have ended, or the split was changed. Ask the person who sent it for a new one.',
  },
}

const idOf = (name: string) => split.contributors.find((row) => row.name.startsWith(name))?.id ?? ''
const create = (body: object = {}, person = ada, id = split.id) =>
  person.call<ContributorLink[] & { message: string; issues?: { path: string; message: string }[] }>(
    'POST',
    `/gift-splits/${id}/links`,
    body,
  )
async function linkFor(name: string): Promise<string> {
  const { status, body } = await create()
  expect(status).toBe(201)
  return new URL(body.find((link) => link.name.startsWith(name))?.url ?? '').pathname
}
const open = (link: string) => app.visitor.call<ContributePage & { message: string }>('GET', link)
const reply = (link: string, body: object) =>
  app.visitor.call<ContributePage & { message: string; issues?: { path: string }[] }>('POST', link, body)
const splitNow = async () => (await ada.call<Split>('GET', `/gift-ideas/${gift}/split`)).body
const rowNow = async (name: string) => (await splitNow()).contributors.find((row) => row.name.startsWith(name))
const put = (fields: object) => ada.call<Split>('PUT', `/gift-splits/${split.id}`, fields)
const rows = () => split.contributors.map(({ id, name, email, confirmed }) => ({ id, name, email, confirmed }))

describe('links', () => {
  it('are created for everyone but you, work for 60 days, are stored hashed and not told again', async () => {
    const { status, body } = await create()
    expect(status).toBe(201)
    expect(body.map(({ contributorId, name, expiresAt }) => [contributorId, name, expiresAt])).toEqual(
      ['Rose Park', 'Otto Park', 'Ida Lind'].map((name) => [idOf(name), name, '2027-01-20T15:00:00.000Z']),
    )
    const link = new URL(body[0]?.url ?? '').pathname
    expect(link).toMatch(/^\/contribute\/[\w-]+\.[\w-]{43}$/)
    const stored = JSON.stringify(await app.database.db.select().from(contributorLinks))
    expect(stored).not.toContain(link.split('.')[1])
    const known = await ada.call<KnownLink[]>('GET', `/gift-splits/${split.id}/links`)
    expect(known.body).toEqual(
      body.map(({ contributorId, expiresAt }) => ({
        contributorId,
        createdAt: '2026-11-21T15:00:00.000Z',
        expiresAt,
        sentAt: null,
      })),
    )
    app.clock.advance(60 * DAY - 1)
    expect((await open(link)).status).toBe(200)
    app.clock.advance(1)
    expect(await open(link)).toMatchObject(gone)
    app.clock.advance(1)
    await cleanUp(app.database.db, app.clock.now())
    expect(await app.database.db.$count(contributorLinks)).toBe(0)
  })

  it('that were sent before keep working beside new ones', async () => {
    const [first, second] = [await linkFor('Rose'), await linkFor('Rose')]
    expect(first).not.toBe(second)
    expect([(await open(first)).status, (await open(second)).status]).toEqual([200, 200])
  })

  it('of a contributor are thirty at most: the oldest end first', async () => {
    const first = await linkFor('Rose')
    for (let more = 0; more < 29; more++) {
      app.clock.advance(1_000)
      expect((await create()).status).toBe(201)
    }
    expect((await open(first)).status).toBe(200)
    app.clock.advance(1_000)
    await create()
    expect(await open(first)).toMatchObject(gone)
    expect(await app.database.db.$count(contributorLinks)).toBe(3 * 30)
  })

  it('are not kept for an Idempotency-Key, because nobody but the reader may have them', async () => {
    await ada.call('POST', `/gift-splits/${split.id}/links`, {}, { 'idempotency-key': 'once' })
    expect(await app.database.db.$count(idempotencyKeys)).toBe(0)
  })

  it('of a contributor are revoked together, and the others keep working', async () => {
    const [rose, again, otto] = [await linkFor('Rose'), await linkFor('Rose'), await linkFor('Otto')]
    const path = `/gift-splits/${split.id}/links/${idOf('Rose')}`
    expect((await ada.call('DELETE', path)).status).toBe(204)
    expect(await open(rose)).toMatchObject(gone)
    expect(await reply(again, { state: 'in' })).toMatchObject(gone)
    expect((await open(otto)).status).toBe(200)
    expect((await ada.call('DELETE', `/gift-splits/${split.id}/links/nobody`)).status).toBe(404)
  })

  it('are refused with a sentence for a split of your own', async () => {
    await put({ contributors: [{ name: 'You' }] })
    expect(await create()).toMatchObject({
      status: 400,
      body: { message: 'No one but you shares the cost of this gift' },
    })
  })

  it('are only for the owner to create, to see and to revoke', async () => {
    const mallory = await app.person()
    for (const [method, path] of [
      ['GET', `/gift-splits/${split.id}/links`],
      ['POST', `/gift-splits/${split.id}/links`],
      ['DELETE', `/gift-splits/${split.id}/links/${idOf('Rose')}`],
    ] as const) {
      expect((await mallory.call(method, path, method === 'POST' ? {} : undefined)).status).toBe(404)
    }
  })

  it.each<[string, (link: string) => Promise<string>]>([
    ['revoked', async (link) => ada.call('DELETE', `/gift-splits/${split.id}/links/${idOf('Rose')}`).then(() => link)],
    [
      'of a removed contributor',
      async (link) => {
        await put({ contributors: rows().filter(({ name }) => name !== 'Rose Park') })
        return link
      },
    ],
    [
      'of a contributor whose address was another one',
      async (link) => {
        await put({
          contributors: rows().map((row) => (row.name === 'Rose Park' ? { ...row, email: 'r@example.com' } : row)),
        })
        return link
      },
    ],
    ['of a deleted split', async (link) => ada.call('DELETE', `/gift-splits/${split.id}`).then(() => link)],
    ['of a deleted gift', async (link) => ada.call('DELETE', `/gift-ideas/${gift}`).then(() => link)],
    ['of a deleted person', async (link) => ada.call('DELETE', `/contacts/${leo}`).then(() => link)],
    [
      'of a deleted account',
      async (link) => {
        await app.database.db.delete(users).where(eq(users.id, ada.id))
        return link
      },
    ],
    ['that never was', async () => '/contribute/abc'],
    ['with another secret', async (link) => `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`],
    [
      'with another user',
      async (link) => link.replace(/contribute\/[^.]+/, `contribute/${nameOf((await app.person()).id)}`),
    ],
    ['of a user whose id is no text', async (link) => link.replace(/contribute\/[^.]+/, `contribute/${nameOf('\0')}`)],
  ])('%s answer like any other that does not work, to reading and to writing', async (_, spoil) => {
    const link = await spoil(await linkFor('Rose'))
    expect(await open(link)).toMatchObject(gone)
    expect(await reply(link, { state: 'paid' })).toMatchObject(gone)
  })

  it('follow a split whose total, method or shares change, and a gift that moves, is bought or is merged along', async () => {
    const link = await linkFor('Rose')
    await put({ totalCost: '300' })
    expect((await open(link)).body).toMatchObject({ share: '75.00', total: '300.00' })
    const { id: occasionId } = await addEvent(ada, leo)
    await ada.call('PATCH', `/gift-ideas/${gift}/status`, { isSaved: true, occasionId })
    await ada.call('PATCH', `/gift-ideas/${gift}/status`, { isSaved: false, occasionId: null })
    expect((await open(link)).status).toBe(200)
    await ada.call('PATCH', `/gift-ideas/${gift}/purchase`, { isPurchased: true })
    expect((await open(link)).body.gift).toMatchObject({ isPurchased: true })
    const other = await addContact(ada, { fullName: 'Leo P.' })
    const merged = await ada.call('POST', `/contacts/${other.id}/merge`, { otherId: leo })
    expect(merged.status).toBe(200)
    expect((await open(link)).status).toBe(200)
  })
})

const nameOf = (user: string) => Buffer.from(user).toString('base64url')

describe('the page', () => {
  it('shows the gift, the first name, the sums and how to pay, signed in or out, and nothing else', async () => {
    await ada.call('PUT', '/preferences', {
      howToPay: { text: 'IBAN DE02 1203 0000 0000 2020 51', url: 'paypal.me/ada' },
    })
    const link = await linkFor('Rose')
    for (const reader of [app.visitor, ada, await app.person()]) {
      const page = await reader.call('GET', link)
      expect(page).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
      })
      expect(page.body).toEqual({
        gift: { title: 'Bicycle', picture: null, isPurchased: false },
        organizer: 'Ada',
        share: '60.00',
        agreedShare: null,
        total: '240.00',
        promised: '0.00',
        paid: '0.00',
        howToPay: { text: 'IBAN DE02 1203 0000 0000 2020 51', url: 'https://paypal.me/ada' },
        state: null,
        isSettled: false,
      })
    }
  })

  it('reveals none of the secrets around it, in no state and in no refusal', async () => {
    const secrets = {
      note: 'Sworn-note',
      budget: '777.77',
      otherGift: 'Sworn-telescope',
      description: 'Sworn-description',
      productUrl: 'https://shop.example/sworn',
      event: 'Sworn-birthday',
    }
    const event = await addEvent(ada, leo, { name: secrets.event, budget: secrets.budget })
    await addGift(ada, leo, { title: secrets.otherGift, price: '33.33' })
    await ada.call('PATCH', `/gift-ideas/${gift}`, {
      description: secrets.description,
      productUrl: secrets.productUrl,
      occasionId: event.id,
    })
    const mine = await linkFor('Rose')
    const otto = await linkFor('Otto')
    await reply(otto, { state: 'in', note: secrets.note })
    await reply(mine, { state: 'in', note: 'Sworn-own-note' })
    const names = ['Sworn', 'Lovelace', 'Park', 'Leo', 'Rose', 'Otto', 'Ida', 'Lind', 'example.com', '@', '33.33']
    const planted = [
      ...names,
      ...Object.values(secrets),
      ...split.contributors.map(({ id }) => id),
      ada.id,
      nameOf(ada.id),
      otto.split('.')[1] ?? '',
      `"${gift}"`,
      'contributorId',
      'giftIdeaId',
      'userId',
    ]
    const answers = [await open(mine), await reply(mine, { state: 'nonsense' }), await reply(mine, { note: 7 })]
    for (const state of ['in', 'paid', 'out', 'in']) {
      answers.push(await reply(mine, { state }), await open(mine))
    }
    await ada.call('PATCH', `/gift-ideas/${gift}/purchase`, { isPurchased: true })
    answers.push(await open(mine))
    await put({ contributors: (await splitNow()).contributors.map((row) => ({ ...row, confirmed: true })) })
    answers.push(await open(mine), await reply(mine, { state: 'out' }))
    await ada.call('DELETE', `/gift-splits/${split.id}/links/${idOf('Rose')}`)
    answers.push(await open(mine), await reply(mine, { state: 'in' }), await open('/contribute/abc'))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400, 404, 409]))
    for (const { text, headers } of answers) {
      const said = `${text} ${JSON.stringify(headers)}`
      for (const secret of planted) expect(said).not.toContain(secret)
    }
  })

  it('shows a picture of its own without an address that names the gift', async () => {
    const drawing = '/api/illustrations/some-idea.0123abcd.svg'
    await app.database.db.update(giftIdeas).set({ imageUrl: drawing }).where(eq(giftIdeas.id, gift))
    const link = await linkFor('Rose')
    expect((await open(link)).body.gift.picture).toBe(drawing)
    await app.database.db
      .update(giftIdeas)
      .set({ imageUrl: 'https://shop.example/bike.jpg' })
      .where(eq(giftIdeas.id, gift))
    expect((await open(link)).body.gift.picture).toBeNull()
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c03060' } })
      .png()
      .toBuffer()
    const sent = await ada.call('PUT', `/gift-ideas/${gift}/picture`, photo, { 'content-type': 'image/png' })
    expect(sent.status).toBe(204)
    expect((await open(link)).body.gift.picture).toMatch(/^data:image\/webp;base64,/)
  })
})

describe('an answer', () => {
  it("'in' stays pending with the promise beside it, 'paid' confirms, 'out' keeps row and amount", async () => {
    const link = await linkFor('Rose')
    expect((await reply(link, { state: 'in', note: 'From all of us' })).body).toMatchObject({
      state: 'in',
      promised: '60.00',
      paid: '0.00',
    })
    expect(await rowNow('Rose')).toMatchObject({
      confirmed: false,
      amount: '60.00',
      reply: { state: 'in', note: 'From all of us', amount: '60.00', at: '2026-11-21T15:00:00.000Z' },
    })
    expect((await reply(link, { state: 'paid' })).body).toMatchObject({
      state: 'paid',
      promised: '0.00',
      paid: '60.00',
    })
    expect(await rowNow('Rose')).toMatchObject({
      confirmed: true,
      contributedAt: '2026-11-21T15:00:00.000Z',
      reply: { note: 'From all of us' },
    })
    expect((await reply(link, { state: 'out', note: '' })).body).toMatchObject({ state: 'out', paid: '0.00' })
    expect(await rowNow('Rose')).toMatchObject({
      confirmed: false,
      amount: '60.00',
      contributedAt: null,
      reply: { state: 'out', note: null },
    })
    const { body } = await ada.call<Activity[]>('GET', '/activities')
    const told = body.filter(({ activityType }) => activityType === 'contributor_answered')
    expect(told.map(({ description }) => description)).toEqual([
      "Rose Park can't join in this time: Bicycle",
      'Rose Park has paid $60.00: Bicycle',
      'Rose Park is in for $60.00: Bicycle',
    ])
    expect(told[0]).toMatchObject({ entityType: 'gift', entityId: gift })
  })

  it('again is no further news', async () => {
    const link = await linkFor('Rose')
    await reply(link, { state: 'in' })
    await reply(link, { state: 'in', note: 'And greetings' })
    const { body } = await ada.call<Activity[]>('GET', '/activities')
    expect(body.filter(({ activityType }) => activityType === 'contributor_answered')).toHaveLength(1)
    expect(await rowNow('Rose')).toMatchObject({ reply: { note: 'And greetings' } })
  })

  it("'paid' is undone by the organizer: then it's a promise again, on the page as well", async () => {
    const link = await linkFor('Rose')
    await reply(link, { state: 'paid' })
    await put({ contributors: (await splitNow()).contributors.map((row) => ({ ...row, confirmed: false })) })
    expect(await rowNow('Rose')).toMatchObject({ confirmed: false, reply: { state: 'in' } })
    expect((await open(link)).body).toMatchObject({ state: 'in', promised: '60.00', paid: '0.00' })
  })

  it('cannot take back what the organizer confirmed', async () => {
    const link = await linkFor('Rose')
    await put({ contributors: split.contributors.map((row) => ({ ...row, confirmed: row.name === 'Rose Park' })) })
    expect((await open(link)).body).toMatchObject({ state: 'paid', isSettled: true })
    expect(await reply(link, { state: 'out' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('already marked as paid') as string },
    })
    expect(await rowNow('Rose')).toMatchObject({ confirmed: true })
  })

  it('is a promise of the share that was shown: a larger one is asked about', async () => {
    const link = await linkFor('Rose')
    await reply(link, { state: 'in' })
    await put({ totalCost: '300' })
    expect((await open(link)).body).toMatchObject({ share: '75.00', agreedShare: '60.00', promised: '60.00' })
    expect((await reply(link, { state: 'in' })).body).toMatchObject({ agreedShare: null, promised: '75.00' })
  })

  it('stays with the row while the organizer changes the split', async () => {
    const link = await linkFor('Rose')
    await reply(link, { state: 'in', note: 'Hello' })
    await put({ splitMethod: 'custom', contributors: rows().map((row) => ({ ...row, amount: '50' })) })
    expect(await rowNow('Rose')).toMatchObject({ amount: '50.00', reply: { state: 'in', note: 'Hello' } })
    expect((await open(link)).body).toMatchObject({ share: '50.00', promised: '50.00' })
  })

  it('that was given meanwhile is not overwritten by a form that is older', async () => {
    const link = await linkFor('Rose')
    const before = await splitNow()
    await reply(link, { state: 'paid' })
    const answer = await ada.call(
      'PUT',
      `/gift-splits/${split.id}`,
      { contributors: before.contributors },
      { 'if-match': `"${before.version}"` },
    )
    expect(answer.status).toBe(409)
    expect(await rowNow('Rose')).toMatchObject({ confirmed: true })
  })

  it('has a note of plain text', async () => {
    const hostile = '<img src=x onerror=alert(1)> =1+1 \u202Egnp.exe\u2069\r\nBcc: all@example.com'
    const link = await linkFor('Rose')
    await reply(link, { state: 'in', note: hostile })
    expect((await rowNow('Rose'))?.reply?.note).toBe('<img src=x onerror=alert(1)> =1+1 gnp.exe\nBcc: all@example.com')
  })

  it.each([
    ['no state', {}, 'state'],
    ['another state', { state: 'maybe' }, 'state'],
    ['a long note', { state: 'in', note: 'x'.repeat(501) }, 'note'],
    ['a control character', { state: 'in', note: 'a\u0000b' }, 'note'],
  ])('with %s is refused with a sentence', async (_, body, path) => {
    const answer = await reply(await linkFor('Rose'), body)
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, path])
    expect(await rowNow('Rose')).toMatchObject({ reply: null })
  })

  it('moves nothing but the contributor whose link it is', async () => {
    const before = await splitNow()
    await reply(await linkFor('Rose'), {
      state: 'in',
      contributorId: idOf('Otto'),
      amount: '1',
      totalCost: '1',
      userId: 'x',
    })
    const after = await splitNow()
    expect(after.contributors.filter(({ name }) => name !== 'Rose Park')).toEqual(
      before.contributors.filter(({ name }) => name !== 'Rose Park'),
    )
    expect(after.totalCost).toBe(before.totalCost)
  })
})

describe('e-mails', () => {
  const queued = () => app.database.db.select().from(mailQueue)

  it('go out on request only, one to each chosen address', async () => {
    await create()
    expect(await queued()).toEqual([])
    const { status } = await create({ send: [idOf('Rose'), idOf('Otto'), idOf('Rose')] })
    expect(status).toBe(201)
    await app.services.mailer.deliver()
    expect((await queued()).map(({ address }) => address).toSorted()).toEqual(['otto@example.com', 'rose@example.com'])
    const known = await ada.call<KnownLink[]>('GET', `/gift-splits/${split.id}/links`)
    expect(known.body.map(({ sentAt }) => sentAt !== null)).toEqual([true, true, false])
  })

  it('have the words of the organizer in them, and only our own headers', async () => {
    await ada.call('PATCH', `/gift-ideas/${gift}`, { title: 'Bike\u2028Bcc: evil@x.test <b>=?utf-8?q?=0D=0A?=' })
    await create({ send: [idOf('Rose')] })
    const [mail] = await queued()
    const letter = mail?.props as { subject: string; html: string } | undefined
    expect(letter?.subject).toBe('Ada asks you to share a gift: Bike Bcc: evil@x.test <b>=?utf-8?q?=0D=0A?=')
    expect(letter?.html).not.toContain('<b>=?')
    for (const secret of ['Lovelace', 'Leo', 'Otto', 'Rose', 'ada@example.com'])
      expect(letter?.html).not.toContain(secret)
  })

  it.each<[string, () => Promise<object>, number, string]>([
    ['someone without an address', async () => ({ send: [idOf('Ida')] }), 400, 'Ida Lind has no e-mail address'],
    ['you', async () => ({ send: [idOf('You')] }), 400, "This person doesn't share the cost of the gift"],
    ['a stranger', async () => ({ send: ['nobody'] }), 400, "This person doesn't share the cost of the gift"],
    [
      'anyone, before your own address is confirmed',
      async () => {
        await app.database.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ada.id))
        return { send: [idOf('Rose')] }
      },
      403,
      'Confirm your e-mail address first, or copy the link.',
    ],
  ])('to %s are refused, and no link is made', async (_, prepare, status, message) => {
    const answer = await create(await prepare())
    expect([answer.status, answer.body.issues?.[0]?.message ?? answer.body.message]).toEqual([status, message])
    expect(await queued()).toEqual([])
    expect(await app.database.db.$count(contributorLinks)).toBe(0)
  })

  it('of guests are refused with the way out', async () => {
    const guest = await app.person({ isGuest: true })
    const theirs = await bicycleOf(guest)
    const rose = theirs.split.contributors[1]?.id ?? ''
    expect((await create({ send: [rose] }, guest, theirs.split.id)).status).toBe(403)
    expect((await create({}, guest, theirs.split.id)).status).toBe(201)
  })
})

describe('the recipient', () => {
  it('can never be a contributor: not when the split is made, nor changed, nor when their address changes', async () => {
    const contributors = [...rows(), { name: 'A surprise', email: 'LEO@example.com' }]
    const message = 'leo@example.com is the address of the person who gets this gift'
    expect(await put({ contributors })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'contributors.4.email', message }] },
    })
    const other = await addGift(ada, leo, { title: 'Helmet', price: '40' })
    const made = await ada.call('POST', '/gift-splits', {
      giftIdeaId: other.id,
      contributors: [{ name: 'Leo', email: 'leo@example.com', amount: '40' }],
    })
    expect(made).toMatchObject({ status: 400, body: { issues: [{ path: 'contributors.0.email' }] } })
    for (const method of ['PUT', 'PATCH'] as const)
      expect(await ada.call(method, `/contacts/${leo}`, { email: 'Rose@example.com' })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'email', message: expect.stringContaining('"Bicycle"') as string }] },
      })
    expect((await ada.call('PUT', `/contacts/${leo}`, { email: 'leo@work.example' })).status).toBe(200)
  })

  it('opens no link, however they came by the address', async () => {
    const link = await linkFor('Rose')
    // As a merge or an import may do.
    const other = await addContact(ada, { fullName: 'Rose P.', email: 'rose@example.com' })
    await ada.call('PUT', `/contacts/${leo}`, { email: '' })
    const merged = await ada.call('POST', `/contacts/${other.id}/merge`, { otherId: leo })
    expect(merged.status).toBe(200)
    expect(await open(link)).toMatchObject(gone)
    expect(await reply(link, { state: 'in' })).toMatchObject(gone)
    expect((await create({ send: [idOf('Rose')] })).status).toBe(400)
  })
})

describe('how to pay', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.example', 'mailto:a@b.co', 'not a link', 'https://'])(
    'takes only http and https links: not %s',
    async (url) => {
      const answer = await ada.call<{ issues: { path: string }[] }>('PUT', '/preferences', { howToPay: { url } })
      expect([answer.status, answer.body.issues[0]?.path]).toEqual([400, 'howToPay.url'])
    },
  )

  it('is kept in part, and cleared', async () => {
    const set = async (howToPay: object) =>
      (await ada.call<{ howToPay: object }>('PUT', '/preferences', { howToPay })).body.howToPay
    expect(await set({ text: 'Cash is fine' })).toEqual({ text: 'Cash is fine', url: null })
    expect(await set({ url: 'venmo.com/ada' })).toEqual({ text: 'Cash is fine', url: 'https://venmo.com/ada' })
    expect(await set({ text: '', url: '' })).toEqual({ text: null, url: null })
  })
})

describe('limits', () => {
  it('keep links from being guessed, used as a mailbox, and e-mailed too often', async () => {
    const limited = await openTestApp({ RATE_LIMIT: 'on' })
    try {
      const eve = await limited.person()
      await limited.database.db.update(users).set({ emailVerifiedAt: limited.clock.now() }).where(eq(users.id, eve.id))
      const theirs = await bicycleOf(eve)
      const rose = theirs.split.contributors[1]?.id ?? ''
      const send = () => eve.call<ContributorLink[]>('POST', `/gift-splits/${theirs.split.id}/links`, { send: [rose] })
      const { body } = await send()
      const link = new URL(body[0]?.url ?? '').pathname
      const use = async (method: 'GET' | 'POST', path: string, sent?: object) =>
        (await limited.visitor.call(method, path, sent)).status
      const count = (name: string, max: number) =>
        limited.database.db.update(rateLimits).set({ count: max }).where(eq(rateLimits.name, name))

      expect(await use('POST', link, { state: 'in' })).toBe(200)
      await count(contributeLimits.ofLink.name, contributeLimits.ofLink.max)
      expect(await use('POST', link, { state: 'out' })).toBe(429)
      expect(await use('GET', link)).toBe(200)
      expect(await use('GET', '/contribute/abc')).toBe(404)
      await count(contributeLimits.wrongLinks.name, contributeLimits.wrongLinks.max)
      expect(await use('GET', '/contribute/abc')).toBe(429)
      expect(await use('GET', link)).toBe(200)
      await count(contributeLimits.mailsToAddress.name, contributeLimits.mailsToAddress.max)
      expect((await send()).status).toBe(429)
      await count(contributeLimits.mailsToAddress.name, 0)
      await count(contributeLimits.mailsOfAccount.name, contributeLimits.mailsOfAccount.max)
      expect((await send()).status).toBe(429)
    } finally {
      await limited.close()
    }
  })
})
