import type { FastifyRequest } from 'fastify'
import type { App } from '#server/http/fastify.ts'

/** Work whose duration must not show in the response time. A failure is logged, and a stopping server waits for it. */
export function runAfterAnswer(app: App) {
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })
  return (request: FastifyRequest, work: () => Promise<void>): void => {
    const done = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => request.log.error({ err: error }, 'work after an answer failed'))
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }
}
