import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openMailbox, type Received } from '#server/testing/smtp-mailbox.ts'
import { whoMay } from './refused.ts'
import { openDoor } from './running-app.ts'
import { isLongForm, unsafeMethods, type Route } from './routes.ts'
import type { Sample } from './samples.ts'

const mailbox = await openMailbox()
const door = await openDoor({ SMTP_URL: mailbox.url })
const { test, routes } = door
afterEach(async () => {
  await door.tidy()
  mailbox.received.length = 0
})
afterAll(async () => {
  await test.services.mailer.close()
  await test.close()
  await mailbox.close()
})

/** What somebody may write to have a mail sent to two, or to another than it seems. */
const addresses = [
  'ada@door.test, evil@x.test',
  'ada@door.test;evil@x.test',
  'ada@door.test evil@x.test',
  'friends: ada@door.test, evil@x.test;',
  'Ada <ada@door.test>, evil@x.test',
  '"evil@x.test" <ada@door.test>',
  '<evil@x.test>ada@door.test',
  'evil@x.test\r\nRCPT TO:<ada@door.test>',
  'ada@door.test\r\nBcc: evil@x.test',
  'ada@door.test\nTo: evil@x.test',
  'ada@door.test\u2028evil@x.test',
  'ada@door.test%0aBcc:evil@x.test',
  'evil@x.test@door.test',
  'evil\uFF20x.test',
  'evil@x.test\uFF0Cada@door.test',
  'evil@x\u3002test, ada@door.test',
  'evil@[127.0.0.1]',
  '"evil@x.test ada"@door.test',
  'evil(ada@door.test)@x.test',
  '=?utf-8?q?evil=40x.test?=',
]

const texts = [
  'Zoe\r\nBcc: evil@x.test\r\nX-Planted: 1\r\n\r\nDear',
  '=?utf-8?q?Zoe=0D=0ABcc:_evil@x.test?= "Zoe" <evil@x.test>, evil@x.test\u2028To: evil@x.test',
]

/** Every header that a mail of ours has, once. */
const ours = new Set([
  'from',
  'to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'auto-submitted',
  'list-unsubscribe',
  'list-unsubscribe-post',
])

interface Place {
  route: Route
  path: string[]
  isAddress: boolean
}

const writes = routes.filter(({ method, body }) => unsafeMethods.some((one) => one === method) && body !== undefined)
const places = writes.flatMap((route) => {
  const sample = door.sample(route, 'user')
  return textsIn(sample.body, []).map(({ path, text }): Place => ({
    route,
    path,
    isAddress: text.endsWith('@door.test'),
  }))
})
const withAddresses = [...new Set(places.filter(({ isAddress }) => isAddress).map(({ route }) => route))]

describe('a mail goes to one address', () => {
  it('that these routes take', () => {
    expect(withAddresses.map(({ name }) => name).toSorted()).toEqual([
      'PATCH /api/contacts/:id',
      'PATCH /api/gift-splits/:id',
      'POST /api/account/import',
      'POST /api/auth/login',
      'POST /api/auth/merge-preview',
      'POST /api/auth/request-password-reset',
      'POST /api/auth/signup',
      'POST /api/contacts',
      'POST /api/gift-splits',
      'PUT /api/contacts/:id',
      'PUT /api/gift-splits/:id',
      'PUT /api/profile',
    ])
  })

  it.each(withAddresses.map((route) => [route.name, route] as const))(
    'whatever %s is sent as one',
    async (_name, route) => {
      const actor = whoMay(route)
      for (const { path } of places.filter((place) => place.route === route && place.isAddress))
        for (const address of addresses) {
          await door.knock(route, actor, changed(door.sample(route, actor), path, address))
          if (route.name !== 'POST /api/auth/signup') continue
          // What was let in as an address is written to by everything that mails.
          await askForMails(address)
        }
      await askForMails(door.world.residents.user.email)
      await test.services.mailer.deliver()
      expect(mailbox.received.length).toBeGreaterThan(0)
      for (const mail of mailbox.received) expectOneLetter(mail)
    },
  )

  it('and has its own headers alone, whatever names and texts are', async () => {
    for (const route of writes) {
      const actor = whoMay(route)
      const fields = places.filter((place) => place.route === route && !place.isAddress)
      for (const [at, { path }] of fields.entries())
        for (const text of isLongForm ? texts : texts.slice(at % 2).slice(0, 1))
          await door.knock(route, actor, changed(door.sample(route, actor), path, text))
      await askForMails(door.world.residents.user.email)
      await door.tidy()
    }
    await test.services.mailer.deliver()
    expect(mailbox.received.length).toBeGreaterThan(writes.length)
    for (const mail of mailbox.received) expectOneLetter(mail)
    console.info(`${places.length} fields, ${mailbox.received.length} mails`)
  })
})

async function askForMails(email: string) {
  const { person, ids } = door.world.residents.user
  await test.visitor.call('POST', '/auth/request-password-reset', { email })
  await person.call('POST', '/auth/verify-email/resend')
  // Where the event was deleted there is none to be reminded of.
  await person.call('POST', `/occasions/${ids.occasion}/send-reminder`)
  await door.rows()
  await test.services.mailer.deliver()
}

function expectOneLetter({ to, raw }: Received) {
  expect(to).toHaveLength(1)
  expect(to[0]).toMatch(/^[\w-]+@door\.test$/)
  const [head = ''] = raw.split(/\r?\n\r?\n/)
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const names = lines.map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
  expect(names.filter((name) => !ours.has(name))).toEqual([])
  expect(names).toHaveLength(new Set(names).size)
  expect(lines.find((line) => /^to:/i.test(line))).toBe(`To: ${to[0]}`)
}

function textsIn(value: unknown, path: string[]): { path: string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

function changed(sample: Sample, path: string[], text: string): Sample {
  const body = structuredClone(sample.body)
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], body)
  ;(holder as Record<string, unknown>)[path.at(-1) ?? ''] = text
  return { ...sample, body }
}
