import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await app.person()
})
afterAll(() => app.close())

interface Refusal {
  message: string
  issues: { path: string; message: string }[]
}

test.each<[string, unknown, string]>([
  ['isSaved', 'yes', "'isSaved' should be true or false"],
  ['reviewCount', 'many', "'reviewCount' should be a number"],
  ['reviewCount', 1.5, "'reviewCount' should be a whole number"],
  ['reviewCount', -1, "'reviewCount' should be at least 0"],
  ['reviewCount', -1e300, "'reviewCount' should be at least 0"],
  ['reviewCount', 3e9, "'reviewCount' can be at most 2147483647"],
  ['reviewCount', 1e300, "'reviewCount' can be at most 2147483647"],
  ['description', 7, "'description' should be text"],
  ['priceKind', 'guess', "'priceKind' should be user, live, typical, or sample"],
  ['productKey', 'x'.repeat(201), "'productKey' can have at most 200 characters"],
  ['provider', '', "'provider' should not be empty"],
])('a field %s of %j is refused with a sentence', async (field, value, sentence) => {
  const { status, body } = await ada.call<Refusal>('POST', '/gift-ideas', {
    contactId: 1,
    title: 'Mug',
    [field]: value,
  })
  expect(status).toBe(400)
  expect(body).toMatchObject({ message: sentence, issues: [{ path: field, message: sentence }] })
})

test.each<[string, string, object, string]>([
  ['/contacts', 'categoryIds', [1], "Each of 'categoryIds' should be text"],
  ['/contacts', 'categoryIds', ['x'.repeat(121)], "Each of 'categoryIds' can have at most 120 characters"],
  ['/gift-splits', 'contributors', ['A'], "Each of 'contributors' should be an object"],
  ['/plans', 'people', [[[]]], "Each of 'people' should be an object"],
])('of an entry in a list, %s names the list %s: %j', async (path, field, value, sentence) => {
  const { status, body } = await ada.call<Refusal>('POST', path, { [field]: value })
  expect(status).toBe(400)
  expect(body.issues).toContainEqual({ path: `${field}.0`, message: sentence })
})

test('a parameter that an address repeats is expected once, in the words of its schema if that has some', async () => {
  const { status, body } = await ada.call<Refusal>('GET', '/budget?year=2026&year=2027')
  const message = "Send only one 'year'"
  expect([status, body]).toMatchObject([400, { message, issues: [{ path: 'year', message }] }])
  const search = await ada.call<Refusal>('GET', '/search?q=a&q=b')
  expect(search.body.message).toBe('Enter one search at a time')
  const gift = await ada.call<Refusal>('POST', '/gift-ideas', { contactId: 1, title: 'Mug', description: ['a', 'b'] })
  expect(gift.body.message).toBe("'description' should be text")
})

test('so is a field of a row in a list, and a field that is missing', async () => {
  const contributors = [{ name: 'You', confirmed: 'yes' }]
  const { body } = await ada.call<Refusal>('POST', '/gift-splits', { giftIdeaId: 1, contributors })
  expect(body.issues).toEqual([{ path: 'contributors.0.confirmed', message: "'confirmed' should be true or false" }])
  const dismissal = await ada.call<Refusal>('POST', '/contacts/1/dismissals', { provider: 'amazon' })
  expect(dismissal.body.issues).toContainEqual({ path: 'productKey', message: "'productKey' is missing" })
})

test.each(['null', '[]', '7', '"text"'])('a body of %s is refused with a sentence', async (payload) => {
  const json = { 'content-type': 'application/json' }
  const { status, body } = await ada.call<Refusal>('POST', '/gift-ideas', payload, json)
  expect([status, body.message]).toEqual([400, 'Send the fields as a JSON object'])
})

test('what a schema says itself comes first', async () => {
  const { body } = await ada.call<Refusal>('POST', '/gift-ideas', { contactId: 1, title: 7 })
  expect(body.message).toBe('Gift name is required')
})
