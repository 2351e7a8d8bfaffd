/* oxlint-disable vitest/valid-expect, vitest/no-conditional-expect -- what is expected of an answer depends on who asked for what, and the label says it */
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { cellsOf, type Cell } from './cells.ts'
import { openDoor } from './door.ts'
import { changedRows, changedTables, ownerOf, type Snapshot } from './rows.ts'
import type { Route } from './routes.ts'
import { faultsOf, sealedIn } from './rules.ts'
import { actors, type Actor } from './world.ts'

const door = await openDoor()
const { routes, world } = door
afterEach(() => door.tidy())
afterAll(() => door.test.close())

let cells = 0

const registered: Actor[] = ['user', 'other', 'admin']
const signedIn: Actor[] = ['guest', ...registered]

/** Ways to sign in are an account's: a guest has none. */
const notForGuests = /^(?:POST|DELETE) \/api\/auth\/(?:passkeys\/.+|totp|recovery-codes|connections\/.+)$/

/** Own requests that are refused all the same, each with its reason. */
const refusedToOwners: Record<string, { who: Actor[]; status: number; why: string }> = {
  'POST /api/auth/login': { who: ['guest'], status: 401, why: 'a guest has no password' },
  'POST /api/auth/reset-password': { who: ['guest'], status: 400, why: 'a guest has no password' },
  'POST /api/auth/update-password': { who: ['guest'], status: 403, why: 'a guest has no password' },
  'POST /api/auth/merge-preview': {
    who: ['user', 'other', 'admin'],
    status: 403,
    why: 'only guests bring things along',
  },
  'POST /api/occasions/:id/send-reminder': { who: ['guest'], status: 400, why: 'guests get no mail' },
  'POST /api/auth/login/code': { who: ['guest'], status: 401, why: 'a guest has no password for it to follow' },
  'POST /api/auth/passkey-login': { who: [...actors], status: 401, why: 'takes an authenticator: passkeys.test.ts' },
  'POST /api/auth/passkeys': { who: signedIn, status: 401, why: 'takes an authenticator: passkeys.test.ts' },
  'POST /api/auth/totp/confirm': { who: signedIn, status: 409, why: 'takes an app under way: codes.test.ts' },
  'DELETE /api/auth/totp': { who: registered, status: 409, why: 'nobody here has an app: codes.test.ts' },
  'POST /api/auth/recovery-codes': { who: registered, status: 409, why: 'nobody here has an app: codes.test.ts' },
  'POST /api/auth/connections/:provider': { who: registered, status: 503, why: 'no provider is set up here' },
  'GET /api/admin/outbox/:id': { who: ['admin'], status: 404, why: 'the outbox of these tests is empty' },
}

/** A new one is a decision, and stands here because of it. */
const open = [
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/version',
  'GET /api/metrics',
  'POST /api/auth/signup',
  'POST /api/auth/login',
  'POST /api/auth/login/code',
  'POST /api/auth/guest',
  'POST /api/auth/passkey-login',
  'POST /api/auth/passkey-login/options',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password',
  'POST /api/auth/verify-email',
  'GET /api/login',
  'GET /api/login/callback/:provider',
  'POST /api/login/callback/apple',
  'GET /api/logout',
  'POST /api/logout',
  'GET /api/unsubscribe',
  'POST /api/unsubscribe',
  'POST /api/unsubscribe/choices',
  'GET /api/gifts/featured',
  'GET /api/illustrations/:id.svg',
]

/** Reading that changes something, each with its reason. */
const changingReads: Record<string, string> = {
  'GET /api/logout': 'a link of our own pages signs out (api.md); a foreign page’s does not, see origin.test.ts',
}

describe('nobody is let in by mistake', () => {
  it('without a sign-in by these routes alone', () => {
    expect(
      routes
        .filter(({ access }) => access === 'public')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(open.toSorted())
  })

  it('who is no administrator by none of those for administrators', () => {
    expect(routes.filter(({ tags, access }) => tags.includes('admin') && access !== 'admin')).toEqual([])
  })
})

describe('everybody gets as far as they may', () => {
  it.each(routes.map((route) => [route.name, route] as const))('%s', async (_name, route) => {
    const asked = actors.map((actor) => {
      const all = cellsOf(actor, world, (who) => door.sample(route, who))
      return { actor, others: all.filter(isOfOthers), own: all.filter((cell) => !isOfOthers(cell)) }
    })
    for (const { actor, others } of asked) await refusals(route, actor, others)
    expect(changedTables(door.beginning, await door.rows()), 'all were refused, and yet').toEqual([])

    let before = door.beginning
    for (const { actor, own } of asked) {
      let isRefused = true
      for (const cell of own) isRefused = (await ownRequest(route, actor, cell)) && isRefused
      // Reading is looked at once, after all of them.
      if (isReading(route) && actor !== actors.at(-1)) continue
      const after = await door.rows()
      if (isRefused || isReading(route)) expect(changedTables(before, after), `asked by ${actor}`).toEqual([])
      else expect(touchedOthers(route, actor, before, after), `rows that ${actor} changed`).toEqual([])
      before = after
    }
  })

  it('in 2,000 ways or more', () => {
    console.info(`${routes.length} routes, ${cells} cells of access`)
    expect(cells).toBeGreaterThanOrEqual(2_000)
  })
})

/** What is shared belongs to nobody else: an unknown category finds nothing, or is refused. */
const isOfOthers = (cell: Cell) => cell.variant !== 'own' && !cell.isShared
const isReading = ({ method, name }: Route) => method === 'GET' && !(name in changingReads)

async function ask(route: Route, actor: Actor, cell: Cell) {
  cells += 1
  const answer = await door.knock(route, actor, cell.sample)
  const label = `${actor}, ${cell.label}`
  expect(faultsOf(route.name, answer, route.url), label).toEqual([])
  expect(sealedIn(answer.body, world), label).toEqual([])
  if (route.access !== 'admin') expect(secretsOfOthers(actor, answer.body), label).toEqual([])
  return { answer, label }
}

/** Whatever names another's row, none, or nothing at all is refused, in the same words. */
async function refusals(route: Route, actor: Actor, some: Cell[]) {
  const seen = new Map<string, { words: string; label: string }>()
  for (const cell of some) {
    const { answer, label } = await ask(route, actor, cell)
    const status = barredStatus(route, actor)
    if (status !== undefined) expect(answer.statusCode, label).toBe(status)
    else if (cell.variant === 'malformed') expect([400, 404], label).toContain(answer.statusCode)
    else {
      const missing = cell.isInAddress ? [404] : [400, 404]
      expect(isClosedToGuest(route, actor) ? [403] : missing, label).toContain(answer.statusCode)
      const { requestId: _, ...words } = answer.json<Record<string, unknown>>()
      const said = JSON.stringify([answer.statusCode, words, Object.keys(answer.headers).toSorted()])
      const first = seen.get(cell.slot) ?? { words: said, label }
      seen.set(cell.slot, first)
      expect(said, `${label} is told apart from ${first.label}`).toBe(first.words)
    }
  }
}

/** Whether it was refused, which is expected of those who are barred and of the exceptions alone. */
async function ownRequest(route: Route, actor: Actor, cell: Cell): Promise<boolean> {
  const { answer, label } = await ask(route, actor, cell)
  const exception = refusedToOwners[route.name]
  const own = isClosedToGuest(route, actor) ? 403 : exception?.who.includes(actor) ? exception.status : undefined
  const expected = barredStatus(route, actor) ?? own
  if (cell.variant === 'own' && expected === undefined)
    expect(answer.statusCode, `${label}: ${answer.body}`).toBeLessThan(400)
  else if (expected !== undefined) expect(answer.statusCode, label).toBe(expected)
  return answer.statusCode >= 400
}

const isClosedToGuest = ({ name }: Route, actor: Actor) => actor === 'guest' && notForGuests.test(name)

function barredStatus({ access }: Route, actor: Actor): number | undefined {
  if (access === 'public') return undefined
  if (actor === 'signedOut') return 401
  return access === 'admin' && actor !== 'admin' ? 403 : undefined
}

function touchedOthers(route: Route, actor: Actor, before: Snapshot, after: Snapshot) {
  if (route.access === 'admin') return []
  const others = new Set(neighbours(actor).map(({ person }) => person.id))
  return changedRows(before, after)
    .map(({ table, row }) => ({ table, owner: ownerOf(before, table, row) ?? ownerOf(after, table, row) }))
    .filter(({ owner }) => owner !== undefined && others.has(owner))
}

function secretsOfOthers(actor: Actor, text: string): string[] {
  return neighbours(actor).flatMap(({ secret, email }) => [secret, email].filter((one) => text.includes(one)))
}

function neighbours(actor: Actor) {
  return actors.filter((name) => name !== actor).map((name) => world.residents[name])
}
