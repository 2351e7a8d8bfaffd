import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Contact, ListedContact } from '#domain/contacts/schema.ts'
import type { Gift, NamedGift } from '#domain/gifts/schema.ts'
import type { Found } from '#domain/search/schema.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { MAX_ACCOUNT_BYTES, MAX_STORED_BYTES, MAX_UPLOAD_BYTES } from '#domain/pictures/limits.ts'
import { pictureTexts as texts } from '#domain/texts/pictures.ts'
import { contactPictures, giftPictures } from '#server/db/schema.ts'
import { mergeGuest } from '#server/features/accounts/sign-in/merge-guest.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent, addGift } from '#server/testing/records.ts'

let app: TestApp
let mia: Person
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  mia = await app.person()
})
afterAll(() => app.close())

interface Refusal {
  code: string
  message: string
}

/** A photo of a phone held upright: twice as wide as high in the file, and it says where it was taken. */
const photo = (background = '#c03060') =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Mia' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer()
const plain = (width = 30, height = 20, background = '#c03060') =>
  sharp({ create: { width, height, channels: 3, background } })

const send = (path: string, picture: Buffer, person = mia, type = 'image/jpeg') =>
  person.call<Refusal>('PUT', path, picture, { 'content-type': type })

/** As a browser asks for it: bytes, not text. */
async function look(address: string | null, person = mia) {
  const headers = { authorization: `Bearer ${person.token}`, 'sec-fetch-site': 'same-origin' }
  const { statusCode, headers: told, rawPayload } = await app.app.inject({ url: address ?? '/none', headers })
  return { status: statusCode, headers: told, bytes: rawPayload }
}

async function contactWith(picture: Buffer, person = mia): Promise<Contact> {
  const { id } = await addContact(person)
  expect((await send(`/contacts/${id}/picture`, picture, person)).status).toBe(204)
  return (await person.call<Contact>('GET', `/contacts/${id}`)).body
}

async function giftWith(picture: Buffer, fields: object = {}, person = mia): Promise<Gift> {
  const { id } = await addGift(person, (await addContact(person)).id, fields)
  expect((await send(`/gift-ideas/${id}/picture`, picture, person)).status).toBe(204)
  return (await person.call<Gift>('GET', `/gift-ideas/${id}`)).body
}

describe('the photo of a contact', () => {
  test('is kept upright and small, without anything that the file says of itself', async () => {
    const contact = await contactWith(await photo())
    const { status, headers, bytes } = await look(contact.picture)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Authorization, Cookie',
    })
    const { format, width, height, exif, orientation } = await sharp(bytes).metadata()
    expect({ format, width, height, exif, orientation }).toEqual({ format: 'webp', width: 200, height: 400 })
    expect(bytes.includes('Mia')).toBe(false)
  })

  test.each(['png', 'webp', 'gif', 'avif'] as const)('may be a %s, whatever it is called', async (format) => {
    const contact = await contactWith(await plain().toFormat(format).toBuffer())
    expect(await sharp((await look(contact.picture)).bytes).metadata()).toMatchObject({ format: 'webp', width: 30 })
  })

  test('takes 60 kB at most, however much there is to see', async () => {
    const raw = { width: 400, height: 400, channels: 4 } as const
    const noise = await sharp(randomBytes(640_000), { raw }).png({ compressionLevel: 0 }).toBuffer()
    const contact = await contactWith(noise)
    expect((await look(contact.picture)).bytes.length).toBeLessThanOrEqual(MAX_STORED_BYTES)
  })

  test('is the first frame of a moving one', async () => {
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((color) => plain(8, 8, color).png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 0, delay: [99, 99] })
      .toBuffer()
    const contact = await contactWith(moving)
    const { bytes } = await look(contact.picture)
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
    const { dominant } = await sharp(bytes).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })

  test('is in every list as an address, also where gifts and searches name the contact', async () => {
    const contact = await contactWith(await photo())
    await addGift(mia, contact.id)
    const [listed] = (await mia.call<ListedContact[]>('GET', '/contacts')).body
    const [gift] = (await mia.call<NamedGift[]>('GET', '/gift-ideas')).body
    const found = (await mia.call<Found>('GET', '/search?q=maya')).body
    expect([listed?.picture, gift?.contactPicture, found.contacts[0]?.picture]).toEqual(Array(3).fill(contact.picture))
  })

  test('has another address when it is another, and leaves an open form in peace', async () => {
    const before = await contactWith(await photo())
    app.clock.advance(1000)
    await send(`/contacts/${before.id}/picture`, await photo('#3060c0'))
    const { body: after } = await mia.call<Contact>('GET', `/contacts/${before.id}`)
    expect(after.picture).not.toBe(before.picture)
    expect([(await look(before.picture)).status, (await look(after.picture)).status]).toEqual([404, 200])
    expect(after.version).toBe(before.version)
    const current = await look(`/api/contacts/${before.id}/picture`)
    expect([current.status, current.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  })

  test('can be removed, also twice', async () => {
    const { id, picture } = await contactWith(await photo())
    for (const _ of [1, 2]) expect((await mia.call('DELETE', `/contacts/${id}/picture`)).status).toBe(204)
    expect((await mia.call<Contact>('GET', `/contacts/${id}`)).body.picture).toBeNull()
    expect((await look(picture)).status).toBe(404)
    expect(await app.database.db.select().from(contactPictures)).toEqual([])
  })

  test('goes with the contact', async () => {
    const { id } = await contactWith(await photo())
    await mia.call('DELETE', `/contacts/${id}`)
    expect(await app.database.db.select().from(contactPictures)).toEqual([])
  })

  test('is nobody else’s to see, change or remove', async () => {
    const { id, picture } = await contactWith(await photo())
    const other = await app.person()
    expect((await look(picture, other)).status).toBe(404)
    expect((await look(picture, app.visitor)).status).toBe(401)
    expect((await send(`/contacts/${id}/picture`, await photo(), other)).status).toBe(404)
    expect((await other.call('DELETE', `/contacts/${id}/picture`)).status).toBe(404)
    expect((await send(`/contacts/${id}/picture`, await photo(), app.visitor)).status).toBe(401)
    expect((await look(picture)).status).toBe(200)
  })
})

describe('the own picture of a gift idea', () => {
  const drawing = '/api/illustrations/kalimba.svg'

  test('is shown before that of the product, which comes back when it is removed', async () => {
    const gift = await giftWith(await photo(), { imageUrl: drawing })
    expect(gift).toMatchObject({ hasOwnPicture: true, imageUrl: drawing })
    expect((await look(gift.picture)).headers['content-type']).toBe('image/webp')
    await mia.call('DELETE', `/gift-ideas/${gift.id}/picture`)
    const { body: after } = await mia.call<Gift>('GET', `/gift-ideas/${gift.id}`)
    expect(after).toMatchObject({ hasOwnPicture: false, picture: drawing })
  })

  test('is in events’ thumbnails and in searches', async () => {
    const { id: contactId } = await addContact(mia)
    const { id: occasionId } = await addEvent(mia, contactId)
    const { id } = await addGift(mia, contactId, { occasionId, isSaved: true, isPurchased: true })
    await send(`/gift-ideas/${id}/picture`, await photo())
    const { picture } = (await mia.call<Gift>('GET', `/gift-ideas/${id}`)).body
    const [event] = (await mia.call<ListedOccasion[]>('GET', '/occasions/with-gifts')).body
    const found = (await mia.call<Found>('GET', '/search?q=kalimba')).body
    expect(picture).toContain('version=')
    expect(event?.gifts.thumbnails).toMatchObject([{ id, picture }])
    expect(found.gifts).toMatchObject([{ id, picture }])
  })

  test('goes with the gift, and is nobody else’s', async () => {
    const gift = await giftWith(await photo())
    const other = await app.person()
    expect((await look(gift.picture, other)).status).toBe(404)
    expect((await send(`/gift-ideas/${gift.id}/picture`, await photo(), other)).status).toBe(404)
    await mia.call('DELETE', `/gift-ideas/${gift.id}`)
    expect(await app.database.db.select().from(giftPictures)).toEqual([])
  })
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')

/** PNG's header of a picture of 60,000 × 60,000 pixels, with next to nothing behind it. */
async function hugePng(): Promise<Buffer> {
  const png = await plain(9, 9).png().toBuffer()
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  return png
}

const heic = () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), randomBytes(200)])

describe('what is no picture that we keep', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['a page', () => Buffer.from('<script>alert(1)</script>'), 400, texts.notAPicture],
    ['a drawing that could carry scripts', () => svg, 400, texts.notAPicture],
    ['nothing', () => Buffer.alloc(0), 400, texts.notAPicture],
    ['the first half of one', async () => (await photo()).subarray(0, 700), 400, texts.notAPicture],
    ['one of more pixels than memory', hugePng, 400, texts.tooManyPixels(25)],
    ['one of an iPhone that no browser shows', heic, 415, texts.heic],
    ['more than 15 MB', () => Buffer.alloc(MAX_UPLOAD_BYTES + 1), 413, texts.tooLarge(15)],
  ])('is refused with a sentence: %s', async (_what, upload, status, message) => {
    const { id } = await addContact(mia)
    const answer = await send(`/contacts/${id}/picture`, await upload(), mia, 'image/png')
    expect([answer.status, answer.body.message]).toEqual([status, message])
    expect((await mia.call<Contact>('GET', `/contacts/${id}`)).body.picture).toBeNull()
  })

  test('is refused when it is not called one', async () => {
    const { id } = await addContact(mia)
    const answer = await mia.call<Refusal>('PUT', `/contacts/${id}/picture`, { picture: 'x' })
    expect([answer.status, answer.body.message]).toEqual([415, texts.sendPicture])
  })
})

describe('many pictures', () => {
  test('are taken at once when they are small; of large ones one is in memory', async () => {
    const { id } = await addContact(mia)
    const path = `/contacts/${id}/picture`
    const small = await photo()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(path, small)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204))
    const raw = { width: 700, height: 700, channels: 3 } as const
    const large = await sharp(randomBytes(700 * 700 * 3), { raw })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const refused = await Promise.all([send(path, large), send(path, large)])
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([204, 503]))
    expect((await send(path, large)).status).toBe(204)
  })

  test('end where the account is full, and the one before stays', async () => {
    const { id, picture } = await contactWith(await photo())
    const gift = await addGift(mia, id)
    await fill(mia, gift.id)
    const answer = await send(`/contacts/${id}/picture`, await photo('#3060c0'))
    expect([answer.status, answer.body.message]).toEqual([422, texts.accountFull(10)])
    expect((await look(picture)).status).toBe(200)
  })
})

/** As much as an account may have. */
async function fill(person: Person, giftIdeaId: number) {
  const [row] = [{ userId: person.id, giftIdeaId, version: 'x', createdAt: app.clock.now() }]
  await app.database.db.insert(giftPictures).values({ ...row, content: Buffer.alloc(MAX_ACCOUNT_BYTES - 100) })
}

describe('a guest’s pictures', () => {
  const merge = (guest: Person) => app.database.db.transaction((tx) => mergeGuest(tx, guest.actor(), mia.id))

  test('come along to the account', async () => {
    const guest = await app.person({ isGuest: true })
    const contact = await contactWith(await photo(), guest)
    const gift = await giftWith(await photo(), {}, guest)
    await merge(guest)
    expect((await mia.call<Contact>('GET', `/contacts/${contact.id}`)).body.picture).toBe(contact.picture)
    expect([(await look(contact.picture)).status, (await look(gift.picture)).status]).toEqual([200, 200])
  })

  test('stay with the guest where both have more than an account may', async () => {
    const guest = await app.person({ isGuest: true })
    await contactWith(await photo(), guest)
    await fill(mia, (await addGift(mia, (await addContact(mia)).id)).id)
    await expect(merge(guest)).rejects.toThrow(texts.tooManyTogether(10))
  })
})

describe('exporting and importing', () => {
  test('brings photos and pictures back, byte for byte', async () => {
    const contact = await contactWith(await photo())
    const gift = await giftWith(await photo('#3060c0'))
    const before = [(await look(contact.picture)).bytes, (await look(gift.picture)).bytes]
    const { body: file } = await mia.call<object>('GET', '/account/export')
    const next = await app.person()
    expect((await next.call('POST', '/account/import', file)).status).toBe(200)
    const shown = (await next.call<ListedContact[]>('GET', '/contacts')).body.map(({ picture }) => picture)
    const gifts = (await next.call<Gift[]>('GET', '/gift-ideas')).body.map(({ picture }) => picture)
    const addresses = [...shown, ...gifts].filter((address) => address !== null)
    const after = await Promise.all(addresses.map(async (address) => (await look(address, next)).bytes))
    expect(after).toEqual(before)
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['a page', () => Promise.resolve(Buffer.from('<script>alert(1)</script>'))],
    ['a picture of another kind', () => plain().png().toBuffer()],
    ['a picture that is too large', () => plain(500, 500).webp().toBuffer()],
    [
      'a picture that says where it was taken',
      () =>
        plain()
          .webp()
          .withExif({ IFD0: { Artist: 'M' } })
          .toBuffer(),
    ],
  ])('takes nothing from a file that we would not have stored: %s', async (_what, content) => {
    await contactWith(await photo())
    const { body: file } = await mia.call<{ contactPictures: object[] }>('GET', '/account/export')
    const [entry] = file.contactPictures
    const changed = { ...file, contactPictures: [{ ...entry, content: (await content()).toString('base64') }] }
    const next = await app.person()
    const answer = await next.call<Refusal>('POST', '/account/import', changed)
    expect([answer.status, answer.body.message]).toEqual([400, "Photo 1: 'content' is not a picture from an export"])
  })
})
