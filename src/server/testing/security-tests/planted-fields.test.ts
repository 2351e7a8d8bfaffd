/* oxlint-disable vitest/valid-expect, vitest/no-conditional-expect -- what is expected of an answer depends on who asked for what, and the label says it */
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openDoor } from './running-app.ts'
import { mainAlternative, type JsonSchema } from './json-schema.ts'
import { refusalOfOwn, whoMay } from './refused.ts'
import { changedRows, changedTables, ownerOf, rowsOf, tables, type Snapshot } from './rows.ts'
import { tested, unsafeMethods, type Route } from './routes.ts'
import { sealedIn } from './rules.ts'
import { refusedSample, type Sample } from './samples.ts'
import { actors, type Actor } from './world.ts'

const door = await openDoor()
const { world } = door
afterEach(() => door.tidy())
afterAll(() => door.test.close())

const writes = door.routes.filter(({ method }) => unsafeMethods.some((unsafe) => unsafe === method))

const PLANTED_TEXT = 'planted-at-the-door'
const PLANTED_NUMBER = 987_654_321
const PLANTED_DAY = '1999-09-09'

/** What nobody may send as their own: every column of every table, whether or not a route ever heard of it. */
const planted = Object.fromEntries(
  tables
    .flatMap(({ columns }) => columns)
    .map((column) => [camelCase(column.name), plantOf(column.getSQLType())] as const),
)
// They would be taken for another's, so another's they are.
planted['userId'] = planted['ownerId'] = world.residents.other.person.id
planted['isAdmin'] = planted['isGuest'] = planted['reminderSent'] = true

describe('what a route does not take changes nothing', () => {
  it.each(tested(writes))('%s', async (_name, route) => {
    const actor = whoMay(route)
    const sample = door.sample(route, actor)
    const plain = await door.knock(route, actor, sample)
    // What is refused anyway shows nothing: a new one is a decision, so it is listed in refused.ts.
    const refusal = refusalOfOwn(route.name, actor)
    if (refusal === undefined) expect(plain.statusCode, refusedSample(route, plain.body)).toBeLessThan(400)
    else expect(plain.statusCode).toBe(refusal)
    const asItShouldBe = await door.rows()
    await door.tidy()

    const answer = await door.knock(route, actor, withPlantsEverywhere(route, sample))
    const after = await door.rows()
    expect(sealedIn(answer.body, world)).toEqual([])
    expect(plantsIn(after)).toEqual([])
    // A planted key that clashes with another's row is a planted key that was taken.
    if (plain.statusCode < 500) expect(answer.statusCode, answer.body).toBeLessThan(500)
    if (answer.statusCode >= 400 && answer.statusCode !== plain.statusCode) {
      expect(changedTables(door.beginning, after), `refused with ${answer.statusCode}, and yet`).toEqual([])
      return
    }
    expect(answer.statusCode).toBe(plain.statusCode)
    if (route.access !== 'admin') expect(rowsOfOthers(actor, after), 'changed another’s rows').toEqual([])
    // Row by row the same as without them.
    for (const table of asItShouldBe.keys()) expect(steady(after, table), table).toEqual(steady(asItShouldBe, table))
  })

  it('whatever it is called', () => {
    expect(Object.keys(planted)).toEqual(
      expect.arrayContaining([
        'isAdmin',
        'isGuest',
        'id',
        'userId',
        'passwordHash',
        'createdAt',
        'auth0Id',
        'provider',
        'status',
        'isRead',
        'version',
        'uid',
        'dataVersion',
        'reminderSent',
        'emailVerifiedAt',
        'tokenHash',
        'sealedSecret',
      ]),
    )
    console.info(`${writes.length} writes, ${Object.keys(planted).length} fields planted in each`)
  })
})

function withPlantsEverywhere(route: Route, sample: Sample): Sample {
  const { form, body, file } = sample
  if (file) return { ...sample, query: [...sample.query, ...plantsBeside(sample.query)] }
  if (!form) return { ...sample, body: withPlants(body ?? {}, route.body ?? {}) }
  return { ...sample, form: [...form, ...plantsBeside(form)] }
}

/** As a form or an address has them. */
function plantsBeside(pairs: [name: string, value: string][]): [name: string, value: string][] {
  const known = new Set(pairs.map(([name]) => name))
  const plants = Object.entries(planted).filter(([name]) => !known.has(name))
  return plants.map(([name, value]) => [name, String(value)])
}

/** The same object with every planted field that its schema does not name, and so in the objects within. */
function withPlants(value: unknown, schema: JsonSchema): unknown {
  const main = mainAlternative(schema)
  if (Array.isArray(value)) return value.map((item: unknown) => withPlants(item, main.items ?? {}))
  if (typeof value !== 'object' || value === null) return value
  const known = main.properties ?? {}
  const own = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withPlants(inner, known[name] ?? {})]),
  )
  return { ...Object.fromEntries(Object.entries(planted).filter(([name]) => !(name in known))), ...own }
}

/** Where one of the planted values is. */
function plantsIn(at: Snapshot): string[] {
  const plant = new RegExp(`${PLANTED_TEXT}|\\b${PLANTED_NUMBER}\\b|${PLANTED_DAY}`)
  return [...at].flatMap(([table, rows]) => {
    const found = plant.exec(rows)
    return found ? [`${table}: …${rows.slice(Math.max(0, found.index - 80), found.index + 80)}…`] : []
  })
}

function rowsOfOthers(actor: Actor, after: Snapshot): string[] {
  const others = new Set(actors.filter((name) => name !== actor).map((name) => world.residents[name].person.id))
  return changedRows(door.beginning, after)
    .filter(({ table, row }) => others.has(ownerOf(door.beginning, table, row) ?? ownerOf(after, table, row) ?? ''))
    .map(({ table }) => table)
}

/** A table's rows without what is drawn by lot each time: new ids, tokens and hashes. */
function steady(at: Snapshot, table: string): string[] {
  const old = door.beginning.get(table) ?? ''
  const drawn = /[\w-]{20,}(?:\.[\w-]{20,})*|\$argon2[^"]*/g
  return rowsOf(at, table)
    .map((row) => JSON.stringify(row).replaceAll(drawn, (text) => (old.includes(text) ? text : '*')))
    .toSorted()
}

function plantOf(type: string): unknown {
  if (/^(?:integer|bigint|serial|bigserial|numeric)/.test(type)) return PLANTED_NUMBER
  if (type.startsWith('timestamp')) return `${PLANTED_DAY}T09:09:09.000Z`
  if (type === 'date') return PLANTED_DAY
  if (type === 'boolean') return true
  if (type === 'jsonb') return { [PLANTED_TEXT]: PLANTED_TEXT }
  if (type.endsWith('[]')) return [PLANTED_TEXT]
  return PLANTED_TEXT
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
