import { randomUUID } from 'node:crypto'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify from 'fastify'
import { jsonSchemaTransform, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { shellTexts } from '#domain/texts/shell.ts'
import { handleErrors } from './errors.ts'
import { sendSecurityHeaders } from './headers.ts'
import { featureRoutes } from './routes.ts'
import type { App } from './fastify.ts'
import type { Services } from '#server/services.ts'

/** The shape of every error. */
const refusal = {
  description: 'Refused',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['message', 'code', 'requestId'],
        properties: {
          message: { type: 'string', description: 'A sentence for people' },
          code: { type: 'string' },
          requestId: { type: 'string' },
          issues: {
            type: 'array',
            items: {
              type: 'object',
              required: ['path', 'message'],
              properties: { path: { type: 'string' }, message: { type: 'string' } },
            },
          },
          current: { description: 'STALE: the row as it stands now' },
          repeats: { description: 'REPEAT: what was given before' },
          challengeToken: {
            type: 'string',
            description: 'SECOND_FACTOR: to be sent with the code to POST /auth/login/code, within five minutes',
          },
        },
      },
    },
  },
}

/**
 * The contract and its reference, generated from the same schemas that validate: a second app that has every route but
 * answers only /api/openapi.json and /api/docs. It's built on the first request, so that startup doesn't wait for it.
 */
export async function buildReference(services: Services, version: string): Promise<App> {
  const app: App = fastify({ logger: false, genReqId: () => randomUUID() }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  handleErrors(app, services)
  sendSecurityHeaders(app, services)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: shellTexts.name,
        version,
        description: 'Contacts, their occasions, gift ideas, budgets and reminders.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: (route) => {
      const transformed = jsonSchemaTransform(route as Parameters<typeof jsonSchemaTransform>[0])
      const response = { ...responsesOf(transformed.schema), '4XX': refusal, 503: refusal }
      return { ...transformed, schema: { ...transformed.schema, response } }
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  await app.register(
    (api: App, _options, done) => {
      // Described here, answered only by the real app.
      api.addHook('onRoute', (route) => {
        route.handler = () => undefined
      })
      featureRoutes(api, services, version)
      done()
    },
    { prefix: '/api' },
  )
  await app.ready()
  return app
}

function responsesOf(schema: unknown): Record<string, unknown> {
  return typeof schema === 'object' && schema !== null && 'response' in schema ? { ...(schema.response as object) } : {}
}
