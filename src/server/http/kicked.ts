import type { App } from './fastify.ts'

/** Starts background work after a request, once at a time; the app waits for its end when it stops. */
export function kicked(run: (stopping: AbortSignal) => Promise<void>, app: App): () => void {
  const stopping = new AbortController()
  let underWay: Promise<void> | undefined
  let again = false
  const kick = () => {
    // The one under way may have looked for work before this came.
    again = underWay !== undefined
    underWay ??= run(stopping.signal)
      .catch((error: unknown) => app.log.error({ err: error }, 'background work failed'))
      .finally(() => {
        underWay = undefined
        if (again && !stopping.signal.aborted) kick()
      })
  }
  app.addHook('onClose', async () => {
    stopping.abort()
    await underWay
  })
  return kick
}
