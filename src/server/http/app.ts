import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError } from '#domain/shared/errors.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { earlyRefusals } from './early-refusals.ts'
import { handleErrors } from './errors.ts'
import { sendSecurityHeaders } from './headers.ts'
import { servePages } from './pages.ts'
import { validatorCompiler } from './plain-issues.ts'
import { featurePages, featureRoutes } from './routes.ts'
import { requireSameOrigin } from './same-origin.ts'
import type { App } from './fastify.ts'
import type { Services } from '#server/services.ts'
import { requireSessions } from './require-session.ts'

export interface AppOptions {
  version: string
  /** The built client; without it (tests, development) only the API is served. */
  clientDir?: string
  logger?: FastifyBaseLogger
}

/**
 * Milliseconds that a request may take to arrive, headers and body alike: Node swaps the two limits if the headers' is
 * longer.
 */
const SLOW_MS = 50_000

/** The whole HTTP side as a value: tests call it with their own services and use `inject`, no port. */
export async function buildApp(services: Services, options: AppOptions): Promise<App> {
  const app: App = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    // One proxy: trusting more would believe whatever the visitor wrote into the header.
    trustProxy: services.settings.trustProxy ? (_address: string, hop: number) => hop < 1 : false,
    // Slow senders are disconnected within a minute: the limit, and how often Node checks it (300 s and 30 s by default).
    requestTimeout: SLOW_MS,
    http: { headersTimeout: SLOW_MS, connectionsCheckingInterval: 5_000 },
    // Longer than proxies keep an idle connection (Caddy two minutes): a POST must not meet one that was just closed.
    keepAliveTimeout: 130_000,
    // A proxy may send requests on existing connections until it learns of the stop: they're answered, and then the
    // connection closes.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    // Longer than an address can be (Node's 16 KiB): the schemas limit the length of ids, with messages for people.
    routerOptions: { maxParamLength: 16_384 },
    ...earlyRefusals(services.settings),
  }).withTypeProvider<ZodTypeProvider>()
  app.decorate('productVersion', options.version)
  app.setValidatorCompiler(validatorCompiler)
  // present.ts builds every answer field by field and the route tests compare it with the schema; checking again costs as
  // much as the query (measured in bench/).
  app.setSerializerCompiler(() => JSON.stringify)
  app.removeContentTypeParser('text/plain')

  endConnectionsOnStop(app)
  handleErrors(app, services)
  sendSecurityHeaders(app, services)
  await app.register(cookie)
  requireSameOrigin(app, services.settings)
  refuseCompressed(app)
  answerWithReference(app, services, options.version)
  await app.register(
    async (api: App) => {
      requireSessions(api, services)
      featureRoutes(api, services, options.version)
    },
    { prefix: '/api' },
  )
  featurePages(app, services)
  if (options.clientDir !== undefined) await servePages(app, options.clientDir)
  return app
}

/** A compressed body would be parsed as it is, and a small one can decompress to gigabytes. */
function refuseCompressed(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    const encoding = request.headers['content-encoding']
    if (encoding === undefined || encoding === 'identity') return
    void reply.header('accept-encoding', 'identity')
    throw new AppError('WRONG_TYPE', refusalTexts.compressed)
  })
}

/**
 * A stop waits for every connection, and Node ends those that are idle then: one whose answer was still under way would be
 * kept for the next request, for the whole of `keepAliveTimeout`.
 */
function endConnectionsOnStop(app: App): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    // For answers whose headers have been sent.
    app.server.keepAliveTimeout = 1
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) void reply.header('connection', 'close')
  })
}

/** /api/openapi.json and /api/docs are a separate app, built when first requested. */
function answerWithReference(app: App, services: Services, version: string): void {
  let reference: Promise<App> | undefined
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/*']) {
    app.get(url, { config: { access: 'public' } }, async (request, reply) => {
      reference ??= import('./openapi.ts').then(({ buildReference }) => buildReference(services, version))
      const described = await reference
      reply.hijack()
      described.routing(request.raw, reply.raw)
    })
  }
}
