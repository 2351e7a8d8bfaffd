import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract, type RouteName } from '#domain/contract.ts'
import type { Limit, Route } from '#domain/shared/contract.ts'
import { rateLimits } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMIT: 'on' })
})
beforeEach(() => app.reset())
afterAll(() => app.close())

const email = 'ada@example.com'
const password = 'a long walk home'
const assertion = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
  clientExtensionResults: {},
}
/** What each route with a limit takes at least, besides the pictures that are sent as they are. */
const bodies: Partial<Record<RouteName, object>> = {
  'POST /account/import': { format: 'ribbonry-account', version: 1 },
  'POST /auth/guest': {},
  'POST /auth/login': { email, password },
  'POST /auth/login/code': { challengeToken: 'x'.repeat(43), code: '000000' },
  'POST /auth/merge-preview': { email, password },
  'POST /auth/passkey-login': { challengeToken: 'x'.repeat(43), response: assertion },
  'POST /auth/passkey-login/options': {},
  'POST /auth/request-password-reset': { email },
  'POST /auth/reset-password': { token: 'x', newPassword: password },
  'POST /auth/signup': { email, password, confirmAge: true },
  'POST /feeds': { kind: 'dates' },
  'POST /auth/update-password': { currentPassword: 'x', newPassword: password },
  'POST /auth/verify-email': { token: 'x' },
  'POST /auth/verify-email/resend': {},
  'POST /ask/:token': { sizes: 'M' },
  'POST /contribute/:token': { state: 'in' },
  'POST /gift-splits/:id/links': {},
  'POST /feedback': { type: 'bug', subject: 'The bell', message: 'It rings twice.' },
  'POST /gift-recommendations/:contactId/model-request': { hash: '0'.repeat(64) },
  'POST /imports/:id/mapping': {},
  'POST /link-preview': { url: 'https://a.co/d/3xYzAbC' },
}
const searches: Partial<Record<RouteName, string>> = { 'GET /contacts/export': '?format=csv' }
const limited = Object.entries<Route>(contract).flatMap(([name, { limits = [] }]) =>
  limits.flatMap((limit): [name: RouteName, per: Limit['per'], limit: Limit][] =>
    limit.counts === undefined ? [[name as RouteName, limit.per, limit]] : [],
  ),
)

describe('a limit of the contract is enforced before the route does anything', () => {
  it.each(limited)('%s, per %s', async (name, per, { name: counter, max, windowSeconds }) => {
    const person = await app.person({ isGuest: per === 'guests of a visitor' })
    const windowEnds = new Date(app.clock.now().getTime() + windowSeconds * 1000)
    const who = per === 'account' ? person.id : '127.0.0.1'
    await app.database.db.insert(rateLimits).values({ name: counter, who, count: max - 1, windowEnds })
    expect(await use(person, name)).not.toBe(429)
    expect(await use(person, name)).toBe(429)
    app.clock.advance(windowSeconds * 1000 + 1)
    expect(await use(person, name)).not.toBe(429)
  })
})

async function use(person: Person, name: RouteName): Promise<number> {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string]
  return (await person.call(method, `${path.replace(/:id|:contactId/, '1')}${searches[name] ?? ''}`, bodies[name]))
    .status
}
