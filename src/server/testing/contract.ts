import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { LightMyRequestResponse } from 'fastify'
import type { App } from '#server/http/fastify.ts'

interface Operation {
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
}

/** Holds answers against the OpenAPI document the server publishes, so that neither can drift from the other. */
export function contractOf(reference: App) {
  // The plugin's type is that of OpenAPI 2 and 3 alike; ours is 3.1.
  const document = reference.swagger() as unknown as Document
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats(ajv)
  const routes = Object.entries(document.paths).map(([path, operations]) => ({
    path,
    operations,
    pattern: patternOf(path),
  }))
  // A path without parameters is the better match for itself: /contacts/stats before /contacts/{id}.
  routes.sort((a, b) => a.path.split('{').length - b.path.split('{').length)

  return {
    /** @throws when a 2xx or 4xx answer is not what the document says. */
    check(method: string, url: string, response: LightMyRequestResponse): void {
      const [path = ''] = url.split('?')
      const operation = routes.find((route) => route.pattern.test(path) && route.operations[method.toLowerCase()])
        ?.operations[method.toLowerCase()]
      if (!operation) return
      const { statusCode } = response
      const described =
        operation.responses?.[String(statusCode)] ??
        (statusCode < 500 ? operation.responses?.[`${Math.floor(statusCode / 100)}XX`] : undefined)
      if (statusCode === 304) return
      if (!described)
        throw new Error(
          `${method} ${path} answered ${statusCode}, which the contract does not know: ${response.body.slice(0, 300)}`,
        )
      const schema = described.content?.['application/json']?.schema
      if (!schema) return
      const validate = ajv.compile(schema)
      if (!validate(response.json()))
        throw new Error(
          `${method} ${path} answered ${statusCode} against its contract: ${ajv.errorsText(validate.errors)}\n${response.body.slice(0, 600)}`,
        )
    },
  }
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{[^}]+\}/g, '[^/]+')
  return new RegExp(`^${escaped}$`)
}
