import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from './services.ts'

/** What every refusal looks like (api.md, 'Errors'). */
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
        },
      },
    },
  },
}

/** Publishes the contract at /api/openapi.json and, to browse, /api/docs: generated from the schemas that validate. */
export async function publishOpenApi(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ribbonry',
        version,
        description: 'Contacts, their occasions, gift ideas, budgets and reminders.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: (route) => {
      const transformed = jsonSchemaTransform(route as Parameters<typeof jsonSchemaTransform>[0])
      return {
        ...transformed,
        schema: { ...transformed.schema, response: { ...responsesOf(transformed.schema), '4XX': refusal } },
      }
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false })
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger())
}

function responsesOf(schema: unknown): Record<string, unknown> {
  return typeof schema === 'object' && schema !== null && 'response' in schema ? { ...(schema.response as object) } : {}
}
