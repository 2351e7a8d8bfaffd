import diagnostics from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { buildReference } from '#server/http/openapi.ts'
import type { App } from '#server/http/fastify.ts'
import type { TestApp } from '#server/testing/app.ts'
import type { z } from 'zod'
import { contract } from '#domain/contract.ts'
import type { Route as ContractRow } from '#domain/shared/contract.ts'
import type { JsonSchema } from './json-schema.ts'

export const unsafeMethods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = 'GET' | (typeof unsafeMethods)[number]

/** One way in: a method and an address, as the app registered it, with what the published contract says of it. */
export interface Route {
  /** 'PUT /api/contacts/:id' */
  name: string
  method: Method
  /** With ':id' for parameters, as Fastify has it. */
  url: string
  access: 'public' | 'required' | 'admin'
  anyOrigin: boolean
  /** Which part of the product it is of. */
  tags: string[]
  /** False for what a browser itself goes to, and the contract leaves out: samples.ts says what it takes. */
  isDescribed: boolean
  /** Names of the parameters in the address. */
  params: string[]
  query: Record<string, JsonSchema>
  /** Undefined for a route that takes none. */
  body: JsonSchema | undefined
  /** What the contract's row reads a request with. */
  schemas: { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType }
}

/** The contract's rows by method and path, a PATCH that does the same as a PUT too. */
const rows = new Map(
  Object.entries<ContractRow>(contract).flatMap(([name, row]) => {
    const [, path = ''] = name.split(' ')
    return [name, ...(row.also ? [`${row.also} ${path}`] : [])].map((one) => [one, row] as const)
  }),
)

/** Another package's pages about the contract: they take nothing and read no table. conventions.test.ts asks for them. */
const pagesOfThePackage = new Set(['/api/openapi.json', '/api/docs', '/api/docs/*'])

/**
 * Pages that the server writes, for a link as the only proof: features/reminders/acts/routes.test.ts and
 * features/feeds/feeds.test.ts ask for them.
 */
const pagesOfLinks = new Set(['/act/:token', '/cal/:file'])

/** Paths such as '/contacts/:id', set by `npm run check`: the routes of what changed. */
const chosen = process.env['SECURITY_ROUTES']?.split(',')
export const areAllTested = chosen === undefined

/** Set by `npm run verify -- security`: everybody tries everything. */
export const isLongForm = process.env['SECURITY_LONG'] !== undefined

/** The routes that have a test each, with their names as `it.each` takes them: all, unless some are chosen. */
export function tested(routes: Route[]): (readonly [name: string, route: Route])[] {
  const some = chosen ? routes.filter(({ url }) => chosen.includes(url.replace(/^\/api/, ''))) : routes
  return some.map((route) => [route.name, route] as const)
}

/**
 * Opens an app and writes down every route while it is registered, so that a new one is known without anybody telling.
 * Fastify publishes each instance as it is made; the instances that are not `app` (the contract's) are passed over.
 */
export async function withRoutes(open: () => Promise<TestApp>): Promise<{ test: TestApp; routes: Route[] }> {
  const registered = new Map<unknown, RouteOptions[]>()
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    const own: RouteOptions[] = []
    registered.set(fastify, own)
    fastify.addHook('onRoute', (route) => void own.push(route))
  }
  diagnostics.subscribe('fastify.initialization', listen)
  const test = await open().finally(() => diagnostics.unsubscribe('fastify.initialization', listen))
  const contract = operationsOf(await buildReference(test.services, 'door'))
  const routes = (registered.get(test.app) ?? []).flatMap((route) =>
    [route.method].flat().flatMap((method) => (isOurs(method, route.url) ? [describe(route, method, contract)] : [])),
  )
  return { test, routes }
}

// HEAD comes with every GET and is asked where it matters.
function isOurs(method: string, url: string): method is Method {
  return method !== 'HEAD' && method !== 'OPTIONS' && !pagesOfThePackage.has(url) && !pagesOfLinks.has(url)
}

interface Operation {
  tags?: string[]
  parameters?: { name: string; in: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

function operationsOf(reference: App): Map<string, Operation> {
  // The plugin's type is that of OpenAPI 2 and 3 alike; ours is 3.1.
  const { paths } = reference.swagger() as unknown as { paths: Record<string, Record<string, Operation>> }
  return new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  )
}

function describe({ url, config }: RouteOptions, method: Method, contract: Map<string, Operation>): Route {
  const operation = contract.get(`${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
  return {
    name: `${method} ${url}`,
    method,
    url,
    access: config?.access ?? 'required',
    anyOrigin: config?.anyOrigin ?? false,
    tags: operation?.tags ?? [],
    isDescribed: operation !== undefined,
    params: [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
    query: Object.fromEntries(
      (operation?.parameters ?? []).filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema]),
    ),
    body: operation?.requestBody?.content['application/json']?.schema,
    schemas: rows.get(`${method} ${url.replace(/^\/api/, '')}`) ?? {},
  }
}
