import { setImmediate } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import { bodyCache } from '#server/http/body-cache.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'
import { eq } from 'drizzle-orm'
import { imports } from '#server/db/schema.ts'
import { renumber, restore, snapshot, touchedTables, unwatch, watch, type Snapshot } from './rows.ts'
import { withRoutes, type Route } from './routes.ts'
import { sampleOf, type Sample } from './samples.ts'
import { settle, type Actor, type World } from './world.ts'

export interface Door {
  test: TestApp
  routes: Route[]
  world: World
  /** Everything as it was in the beginning. */
  beginning: Snapshot
  sample(route: Route, actor: Actor): Sample
  /** Knocks as somebody, with a request written out of a sample. */
  knock(route: Route, actor: Actor, sample: Sample, more?: Partial<Written>): Promise<LightMyRequestResponse>
  rows(): Promise<Snapshot>
  /** Puts everything back that differs from the beginning. */
  tidy(): Promise<void>
}

export interface Written {
  method: string
  url: string
  headers: Record<string, string>
  payload: string | Buffer
}

/** A shop's page for a pasted link: no test leaves this machine. */
const page = '<title>Kettle</title><script type="application/ld+json">{"@type":"Product","name":"Kettle"}</script>'

/** A transparent GIF of one pixel, for any picture. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/** One provider is set up, and nobody is there: sign-ins begin, and end in words. Port 9 is one that `fetch` never asks. */
export const PROVIDER = 'http://127.0.0.1:9'
const provider = {
  GITHUB_CLIENT_ID: 'door',
  GITHUB_CLIENT_SECRET: 'door',
  GITHUB_ISSUER: `${PROVIDER}/login/oauth`,
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: `${PROVIDER}/v1`,
  LLM_MODEL: 'door',
}

/** The whole server with five people in it, and every way in. */
export async function openDoor(environment: Record<string, string> = {}): Promise<Door> {
  const { test: opened, routes } = await withRoutes(() =>
    openTestApp(
      { ...provider, ...environment },
      {
        fetchPage: (link) =>
          Promise.resolve({ kind: 'page', url: new URL(link), contentType: 'text/html', body: Buffer.from(page) }),
        fetchPicture: (link) =>
          Promise.resolve({ kind: 'page', url: new URL(link), contentType: 'image/gif', body: PIXEL }),
      },
    ),
  )
  // The worker's next file gets the same database.
  const close = async () => {
    await unwatch(opened.database)
    await opened.close()
  }
  const test = { ...opened, close }
  const world = await settle(test)
  await renumber(test.database)
  const beginning = await snapshot(test.database)
  await watch(test.database)
  const door: Door = {
    test,
    routes,
    world,
    beginning,
    sample: (route, actor) => sampleOf(route, world.residents[actor], world),
    knock(route, actor, sample, more = {}) {
      const { method, url, headers, payload } = { ...written(route, sample), ...more }
      return test.app.inject({
        method: method as 'GET',
        url,
        headers: { ...manner(world, actor), ...headers },
        ...(payload === undefined ? {} : { payload }),
      })
    },
    async rows() {
      await whatFollowsAnAnswer(test)
      return new Map([...beginning, ...(await snapshot(test.database, await touchedTables(test.database)))])
    },
    async tidy() {
      bodyCache.clear()
      await whatFollowsAnAnswer(test)
      const touched = await touchedTables(test.database)
      if (touched.length > 0) await restore(test.database, beginning, touched)
    },
  }
  return door
}

/** Some work begins right after an answer; the one connection of the embedded database lets it go first. */
async function whatFollowsAnAnswer({ database: { db } }: TestApp) {
  do {
    await setImmediate()
    await setImmediate()
  } while ((await db.$count(imports, eq(imports.state, 'running'))) > 0)
}

function manner(world: World, actor: Actor): Record<string, string> {
  const own = { 'sec-fetch-site': 'same-origin' }
  return actor === 'signedOut' ? own : { ...own, authorization: `Bearer ${world.residents[actor].person.token}` }
}

export function written(
  route: Route,
  { params, query, headers, body, form, file }: Sample,
): Omit<Written, 'payload'> & { payload?: string | Buffer } {
  const path = route.url.replaceAll(/:(\w+)/g, (_, name: string) => encoded(params[name] ?? ''))
  const search = urlencoded(query)
  const written = { method: route.method, url: search === '' ? path : `${path}?${search}` }
  if (form)
    return {
      ...written,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: urlencoded(form),
    }
  if (file)
    return { ...written, headers: { ...headers, 'content-type': file.type }, payload: Buffer.from(file.content) }
  if (body === undefined) return { ...written, headers }
  return { ...written, headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(body) }
}

function urlencoded(fields: [name: string, value: string][]): string {
  return fields.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')
}

/** Half of a surrogate pair has no bytes, and so no way into an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'))
}
