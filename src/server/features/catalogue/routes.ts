import type { FastifyReply, FastifyRequest } from 'fastify'
import { drawingHash } from '#server/catalogue/embedded/pictures.ts'
import { FALLBACK_SCENE_ID, scene } from '#server/catalogue/scenes/scene.ts'
import { sent } from '#server/http/answers.ts'
import { gzipped, type CachedBody } from '#server/http/body-cache.ts'
import type { App } from '#server/http/fastify.ts'
import { createRouting } from '#server/http/routing.ts'
import type { Services } from '#server/services.ts'
import { dealsOf, featuredGifts, searchGifts, trendingGifts } from './queries.ts'

/** Short enough that a new version's cards appear soon, long enough that the landing page stays fast. */
const WINDOW_MS = 5 * 60_000

export function catalogueRoutes(app: App, services: Services): void {
  const { answer } = createRouting(app, services)
  const window = keptFor(WINDOW_MS, services, () => featuredGifts(services))

  answer('GET /gift-search', async ({ actor, request, reply, query }) =>
    answerFound(request, reply, await searchGifts(services, actor, query)),
  )
  answer('GET /gifts/deals', async ({ request, reply, query }) =>
    answerFound(request, reply, await dealsOf(services, query)),
  )
  answer('GET /gifts/trending', async ({ query }) => ({ products: await trendingGifts(services, query) }))
  answer('GET /gifts/featured', async ({ request, reply }) => {
    void reply.header('cache-control', `public, max-age=${WINDOW_MS / 1000}`)
    return answerBody(request, reply, await window())
  })
  answer('GET /illustrations/:id.svg', ({ request, reply, params }) => answerPicture(request, reply, params.id))
}

/** The same for everyone, so it's computed only now and then. */
function keptFor(milliseconds: number, { clock }: Services, load: () => Promise<unknown>): () => Promise<CachedBody> {
  let kept: { body: Promise<CachedBody>; until: number } | undefined
  return async () => {
    const now = clock.now().getTime()
    if (kept && now < kept.until) return kept.body
    const body = load().then((found) => ({ etag: '', text: JSON.stringify(found) }))
    kept = { body, until: now + milliseconds }
    // What failed is not kept.
    return body.catch((error: unknown) => {
      kept = undefined
      throw error
    })
  }
}

/** @param name an idea's id, optionally followed by a dot and the hash of its drawing */
function answerPicture(request: FastifyRequest, reply: FastifyReply, name: string): never {
  const [id = '', hash] = name.split('.')
  const drawing = scene(id)
  const svg = drawing ?? scene(FALLBACK_SCENE_ID) ?? ''
  const drawn = drawingHash(svg)
  const etag = `"${drawn}"`
  void reply
    .header('etag', etag)
    // A picture whose address has a hash never changes; any other may be redrawn by the next version.
    .header('cache-control', hash === drawn ? 'public, max-age=31536000, immutable' : lasting(drawing !== undefined))
    // Opened by itself, an SVG is a document: this one may not run, load or embed anything.
    .header('content-security-policy', "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox")
  if (request.headers['if-none-match'] === etag) return sent(reply.status(304).send())
  return sent(reply.type('image/svg+xml; charset=utf-8').send(svg))
}

function lasting(isDrawn: boolean): string {
  return isDrawn ? 'public, max-age=86400' : 'public, max-age=300'
}

/** Sends the results, compressed if the client accepts it: a page of 40 products is 40 kB of text. */
async function answerFound<Found>(request: FastifyRequest, reply: FastifyReply, found: Found): Promise<Found> {
  return answerBody(request, reply, { etag: '', text: JSON.stringify(found) })
}

/** The same of a text that is sent to many, and compressed only once. */
async function answerBody(request: FastifyRequest, reply: FastifyReply, body: CachedBody): Promise<never> {
  void reply.header('vary', 'Accept-Encoding').type('application/json; charset=utf-8')
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']))
  const compressed = takesGzip ? await gzipped(body) : undefined
  if (compressed) return sent(reply.header('content-encoding', 'gzip').send(compressed))
  return sent(reply.send(body.text))
}
