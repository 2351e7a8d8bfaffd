import type { FastifyRequest } from 'fastify'
import { MAX_UPLOAD_BYTES } from '#domain/catalogue/sources/limits.ts'
import { AppError } from '#domain/shared/errors.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import { feedBySource } from '#server/catalogue/feeds/feed.ts'
import { previewFeed } from '#server/catalogue/feeds/preview.ts'
import { runFeeds } from '#server/catalogue/feeds/run-feeds.ts'
import { sent } from '#server/http/answers.ts'
import { asAttachment } from '#server/http/attachment.ts'
import type { App } from '#server/http/fastify.ts'
import { kicked } from '#server/http/kicked.ts'
import { createRouting } from '#server/http/routing.ts'
import type { Services } from '#server/services.ts'
import { addFeed, changeFeed, keepFile, removeFeed, startRefresh } from './commands.ts'
import { listSources, sourceDetails } from './queries.ts'
import { rejectsAsCsv } from './rejects.ts'
import { trySource } from './try-source.ts'

/** Where products come from, for administrators (docs/shops.md). */
export function sourceRoutes(app: App, services: Services): void {
  const { db } = services
  const { answer } = createRouting(app, services)
  const kick = kicked((stopping) => runFeeds(services, stopping), app)

  answer('GET /admin/sources', () => listSources(services))
  answer('GET /admin/sources/:id', ({ params }) => sourceDetails(services, params.id))
  answer('PATCH /admin/sources/:id', async ({ params, body }) => {
    await changeFeed(services, params.id, body)
    return sourceDetails(services, params.id)
  })
  answer('POST /admin/sources/:id/preview', async ({ params, body }) =>
    previewFeed(services, await feedBySource(db, params.id), body.mapping),
  )
  answer('POST /admin/sources/:id/refresh', async ({ params, body }) => {
    await startRefresh(services, params.id, body.confirm ?? false)
    kick()
    return sourceDetails(services, params.id)
  })
  answer('POST /admin/sources/:id/try', async ({ params }) => {
    await trySource(services, params.id)
    return sourceDetails(services, params.id)
  })
  answer('GET /admin/sources/:id/rejects', async ({ params, reply }) => {
    const text = await rejectsAsCsv(db, params.id)
    return sent(asAttachment(reply, 'rejected-items.csv', 'text/csv; charset=utf-8').send(text))
  })
  answer('DELETE /admin/sources/:id', ({ params }) => removeFeed(services, params.id))

  // Files come as they are, and are stored as they come.
  void app.register((raw: App, _options, done) => {
    const routing = createRouting(raw, services)
    raw.addContentTypeParser('application/octet-stream', { bodyLimit: MAX_UPLOAD_BYTES }, (request, _file, parsed) =>
      // The rest of the request is the file itself; the schema reads what its headers say.
      parsed(null, { kind: 'feed', name: headerOf(request, 'x-name') ?? headerOf(request, 'x-filename') ?? '' }),
    )
    routing.answer('POST /admin/sources', async ({ body, request }) => {
      const id = await addFeed(services, body)
      if (isFile(request)) await keepFile(services, id, fileOf(request)).catch(undoing(id))
      return sourceDetails(services, id)
    })
    routing.answer('PUT /admin/sources/:id/file', async ({ params, request }) => {
      if (!isFile(request)) throw new AppError('WRONG_TYPE', texts.sendFile)
      await keepFile(services, params.id, fileOf(request))
      return sourceDetails(services, params.id)
    })
    done()
  })

  /** A feed whose file didn't come is none. */
  function undoing(id: string) {
    return async (error: unknown): Promise<never> => {
      await removeFeed(services, id)
      throw error
    }
  }
}

function isFile({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/octet-stream') ?? false
}

function fileOf(request: FastifyRequest): { bytes: AsyncIterable<Uint8Array>; name: string } {
  return { bytes: request.raw as AsyncIterable<Uint8Array>, name: headerOf(request, 'x-filename') ?? '' }
}

const MAX_NAME = 200

/** Percent-encoded, because headers carry no other letters. */
function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string'
    ? decoded(value)
        .replace(/[\p{C}/\\]/gu, '')
        .slice(0, MAX_NAME)
    : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
