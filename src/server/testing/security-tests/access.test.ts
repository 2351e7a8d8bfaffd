/* oxlint-disable vitest/valid-expect, vitest/no-conditional-expect -- what is expected of an answer depends on who asked for what, and the label says it */
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { contract } from '#domain/contract.ts'
import type { Route as ContractRow } from '#domain/shared/contract.ts'
import { tablesOfUsers } from '#server/testing/filled-account.ts'
import { cellsOf, victimOf, type Cell } from './cells.ts'
import { openDoor } from './running-app.ts'
import { isClosedToGuest, refusalOfOwn } from './refused.ts'
import { changedRows, changedTables, ownerOf, rowsOf, type Row, type Snapshot } from './rows.ts'
import { areAllTested, isLongForm, tested, unsafeMethods, type Route } from './routes.ts'
import { faultsOf, sealedIn } from './rules.ts'
import { refusedSample, type Sample } from './samples.ts'
import { actors, type Actor } from './world.ts'

const door = await openDoor()
const { routes, world } = door
afterEach(() => door.tidy())
afterAll(() => door.test.close())

/** Route, actor, id and kind of value; the ways of nonsense are one kind. */
const asked = new Set<string>()

const importing = routes.find(({ name }) => name === 'POST /api/account/import') as Route

/** A new one is a decision, so it is listed here. */
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
  'GET /api/ask/:token',
  'POST /api/ask/:token',
  'GET /api/contribute/:token',
  'POST /api/contribute/:token',
  'GET /api/gifts/featured',
  'GET /api/illustrations/:id.svg',
]

/** Reading that changes something, each with its reason. */
const changingReads: Record<string, string> = {
  'GET /api/logout': 'a link on our own pages signs out; one on a foreign page does not, see origin.test.ts',
  'GET /api/login': 'a sign-in at a provider begins: it is remembered until it comes back',
  'GET /api/login/callback/:provider': 'a sign-in at a provider comes back, which it does once',
}

/** Administrators' changes of more than the row that the address names, and of which table. */
const changesOfMany: Record<string, string> = {
  'POST /api/feedback/mark-all-read': 'feedback',
  'POST /api/admin/sources': 'product_feeds',
}

/** Routes that answer whatever the address names, each with its reason. */
const answersToAny: Record<string, string> = {
  'GET /api/illustrations/:id.svg': 'an idea that nobody has drawn is shown as any present',
}

/** What somebody has no row of, or no text in. */
const empty: Record<string, { who: Actor[]; why: string }> = {
  sign_in_challenges: { who: ['guest'], why: 'a guest has no password that anything could follow' },
  totp_secrets: { who: ['guest'], why: 'a guest has no password that anything could follow' },
  'sign_in_challenges.challenge': { who: [...actors], why: 'a code has none, and passkeys take an authenticator' },
  email_owners: { who: ['guest'], why: 'a guest has no address' },
  'users.email': { who: ['guest'], why: 'a guest has no address' },
  'users.email_key': { who: ['guest'], why: 'a guest has no address' },
  'users.password_hash': { who: ['guest'], why: 'a guest has no password' },
  'users.auth0_id': { who: [...actors], why: 'users with one have no password' },
  'users.replit_id': { who: [...actors], why: 'users with one have no password' },
  'gift_ideas.reaction': { who: [...actors], why: 'no text: how a gift that was given went' },
  'occasions.linked_to': { who: [...actors], why: 'no text: which date of the contact an event follows' },
}

describe('everybody has something to lose', () => {
  const belongings = (actor: Actor, table: string) =>
    rowsOf(door.beginning, table).filter(
      (row) => ownerOf(door.beginning, table, row) === world.residents[actor].person.id,
    )
  const ofUsers = tablesOfUsers.map((table) => getTableConfig(table))

  it('in every table whose rows are users’', () => {
    const missing = ofUsers.flatMap(({ name }) =>
      actors.filter((actor) => !isEmpty(name, actor) && belongings(actor, name).length === 0).map(labelled(name)),
    )
    expect(missing, 'give them a row in world.ts, or say in ‘empty’ why not').toEqual([])
  })

  it('in every text that is allowed there', () => {
    const missing = ofUsers.flatMap(({ name: table, columns }) =>
      columns
        .filter((column) => column.getSQLType() === 'text' && !column.notNull)
        .flatMap(({ name }) =>
          actors
            .filter((actor) => !isEmpty(table, actor) && !isEmpty(`${table}.${name}`, actor))
            .filter((actor) => belongings(actor, table).every((row) => !row[name]))
            .map(labelled(`${table}.${name}`)),
        ),
    )
    expect(missing, 'give them a text in world.ts, or say in ‘empty’ why not').toEqual([])
  })

  const isEmpty = (place: string, actor: Actor) => empty[place]?.who.includes(actor) === true
  const labelled = (place: string) => (actor: Actor) => `${place} of ${actor}`
})

it('the server has the routes of the contract and no others', () => {
  const rows = Object.entries<ContractRow>(contract).flatMap(([name, { also }]) => {
    const [, path] = name.split(' ')
    return [name, ...(also ? [`${also} ${path}`] : [])]
  })
  expect(routes.map(({ name }) => name.replace(' /api', ' ')).toSorted()).toEqual(rows.toSorted())
})

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
  it.each(tested(routes))('%s', async (_name, route) => {
    const isOfOthers = (cell: Cell) => cell.isRefused && !(route.name in answersToAny)
    const fluent = actors.find((actor) => barredStatus(route, actor) === undefined && !isClosedToGuest(route, actor))
    const requests = actors.map((actor) => {
      const nonsense = isLongForm || actor === fluent ? 'all' : 'one of a kind'
      const all = cellsOf(actor, world, (who) => door.sample(route, who), nonsense)
      return { actor, others: all.filter(isOfOthers), own: all.filter((cell) => !isOfOthers(cell)) }
    })
    for (const { actor, others } of requests) await refusals(route, actor, others)
    expect(changedTables(door.beginning, await door.rows()), 'all were refused, and yet').toEqual([])

    let before = door.beginning
    for (const { actor, own } of requests) {
      let isRefused = true
      for (const cell of own) isRefused = (await ownRequest(route, actor, cell)) && isRefused
      // Reading is looked at once, after all of them.
      if (isReading(route) && actor !== actors.at(-1)) continue
      const after = await door.rows()
      if (isRefused || isReading(route)) expect(changedTables(before, after), `asked by ${actor}`).toEqual([])
      else
        expect(
          touchedOthers(route, actor, door.sample(route, actor), before, after),
          `rows that ${actor} changed`,
        ).toEqual([])
      before = after
    }
  })

  it.each(actors)('with another’s file, too, of which %s gets rows of their own alone', async (actor) => {
    const victim = victimOf(actor)
    const sample = { ...door.sample(importing, actor), body: world.residents[victim].file }
    const question = { variant: 'foreign', slot: 'file', label: 'another’s file', sample } as const
    const { answer, label } = await ask(importing, actor, question)
    expect(answer.statusCode, label).toBe(barredStatus(importing, actor) ?? 200)
    const after = await door.rows()
    expect(touchedOthers(importing, actor, sample, door.beginning, after), label).toEqual([])
    const brought = changedRows(door.beginning, after).filter(({ row }) => 'user_id' in row)
    expect(brought.length > 0, label).toBe(actor !== 'signedOut')
    const ids = new Set(Object.values(world.residents[victim].ids))
    expect(brought.filter(({ row }) => namesAny(row, ids))).toEqual([])
  })

  it.runIf(areAllTested)('in 2,000 ways or more', () => {
    console.info(`${routes.length} routes, ${asked.size} cells of access`)
    expect(asked.size).toBeGreaterThanOrEqual(2_000)
  })
})

const isReading = ({ method, name }: Route) => method === 'GET' && !(name in changingReads)

type Question = Pick<Cell, 'variant' | 'slot' | 'label' | 'sample'>

async function ask(route: Route, actor: Actor, cell: Question) {
  asked.add([route.name, actor, cell.slot, cell.variant].join(' '))
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
  const { answer, label } = await ask(
    route,
    actor,
    cell.variant === 'own' ? withKeyOfAnother(route, actor, cell) : cell,
  )
  const own = isClosedToGuest(route, actor) ? 403 : refusalOfOwn(route.name, actor)
  const expected = barredStatus(route, actor) ?? own
  if (cell.variant === 'own' && expected === undefined)
    expect(answer.statusCode, `${label}: ${refusedSample(route, answer.body)}`).toBeLessThan(400)
  else if (expected !== undefined) expect(answer.statusCode, label).toBe(expected)
  // The password was right, and is asked about: that is remembered.
  const isAsked = answer.statusCode === 401 && answer.json<{ code: string }>().code === 'SECOND_FACTOR'
  return answer.statusCode >= 400 && !isAsked
}

function barredStatus({ access }: Route, actor: Actor): number | undefined {
  if (access === 'public') return undefined
  if (actor === 'signedOut') return 401
  return access === 'admin' && actor !== 'admin' ? 403 : undefined
}

/** A key under which someone else got an answer means nothing to another user. */
function withKeyOfAnother(route: Route, actor: Actor, cell: Cell): Cell {
  if (!unsafeMethods.some((unsafe) => unsafe === route.method)) return cell
  const key = { 'idempotency-key': world.residents[victimOf(actor)].idempotencyKey }
  return { ...cell, sample: { ...cell.sample, headers: { ...cell.sample.headers, ...key } } }
}

/** The rows that were changed and are another's; an administrator may change the one that the address names. */
function touchedOthers(route: Route, actor: Actor, { params }: Sample, before: Snapshot, after: Snapshot) {
  const others = new Set(neighbors(actor).map(({ person }) => person.id))
  return changedRows(before, after)
    .map(({ table, row }) => ({
      table,
      id: row['id'] ?? row['feed_id'],
      owner: ownerOf(before, table, row) ?? ownerOf(after, table, row),
    }))
    .filter(({ table, id, owner }) => {
      if (route.access !== 'admin') return owner !== undefined && others.has(owner)
      const isNamed =
        params['id'] !== undefined ? namedBy(params['id']) === String(id) : changesOfMany[route.name] === table
      return owner !== world.residents[actor].person.id && !isNamed
    })
}

/** A feed is called 'feed:3' among the sources. */
function namedBy(id: string): string {
  return id.replace(/^feed:/, '')
}

function secretsOfOthers(actor: Actor, text: string): string[] {
  return neighbors(actor).flatMap(({ secret, email, reminded }) =>
    [secret, email, reminded.toISOString()].filter((one) => text.includes(one)),
  )
}

function namesAny(row: Row, ids: Set<unknown>): boolean {
  return Object.entries(row).some(([name, value]) => name.endsWith('_id') && ids.has(value))
}

function neighbors(actor: Actor) {
  return actors.filter((name) => name !== actor).map((name) => world.residents[name])
}
