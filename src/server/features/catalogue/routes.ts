import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { dealSchema, productPageSchema, productSchema } from '#domain/catalogue/product-schema.ts'
import { dealsQuerySchema, giftSearchSchema, trendingQuerySchema } from '#domain/catalogue/search-schema.ts'
import { drawingHash } from '#server/catalogue/embedded/pictures.ts'
import { FALLBACK_TILE_ID, illustration } from '#server/catalogue/illustrations/illustration.ts'
import { sent } from '#server/http/answers.ts'
import type { KeptBody } from '#server/http/body-cache.ts'
import type { App, Services } from '#server/http/services.ts'
import { answerBody, answerFound } from './answer.ts'
import { dealsOf, featuredGifts, searchGifts, trendingGifts } from './queries.ts'

const tags = ['catalogue']
const config = { access: 'public' } as const
const params = z.object({ id: z.string().max(140) })
const picture = { description: 'The picture', content: { 'image/svg+xml': { schema: z.string() } } }
const trendingSchema = z.object({ products: z.array(productSchema) })

/** Short enough that a new version's cards appear soon, long enough that the landing page stays fast. */
const WINDOW_MS = 5 * 60_000

export function catalogueRoutes(app: App, services: Services): void {
  const window = keptFor(WINDOW_MS, services, () => featuredGifts(services))

  app.get(
    '/gift-search',
    { schema: { tags, querystring: giftSearchSchema, response: { 200: productPageSchema } } },
    async (request, reply) => answerFound(request, reply, await searchGifts(services, request.query)),
  )

  app.get(
    '/gifts/deals',
    { schema: { tags, querystring: dealsQuerySchema, response: { 200: z.array(dealSchema) } } },
    async (request, reply) => answerFound(request, reply, await dealsOf(services, request.query)),
  )

  app.get(
    '/gifts/trending',
    { schema: { tags, querystring: trendingQuerySchema, response: { 200: trendingSchema } } },
    async (request) => ({ products: await trendingGifts(services, request.query) }),
  )

  app.get(
    '/gifts/featured',
    { config, schema: { tags, response: { 200: z.array(productSchema) } } },
    async (request, reply) => {
      void reply.header('cache-control', `public, max-age=${WINDOW_MS / 1000}`)
      return answerBody(request, reply, await window())
    },
  )

  app.get(
    '/illustrations/:id.svg',
    { config, schema: { tags, params, response: { 200: picture } } },
    async (request, reply) => answerPicture(request, reply, request.params.id),
  )
}

/** The same for everyone, so it's computed only now and then. */
function keptFor(milliseconds: number, { clock }: Services, load: () => Promise<unknown>): () => Promise<KeptBody> {
  let kept: { body: Promise<KeptBody>; until: number } | undefined
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
  const drawing = illustration(id)
  const svg = drawing ?? illustration(FALLBACK_TILE_ID) ?? ''
  const drawn = drawingHash(svg)
  const etag = `"${drawn}"`
  void reply
    .header('etag', etag)
    // A picture whose address has a hash never changes; any other may be redrawn by the next version.
    .header('cache-control', hash === drawn ? 'public, max-age=31536000, immutable' : lasting(drawing !== undefined))
    // Opened by itself, an SVG is a document: this one may not run, load or embed anything.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (request.headers['if-none-match'] === etag) return sent(reply.status(304).send())
  return sent(reply.type('image/svg+xml; charset=utf-8').send(svg))
}

function lasting(isDrawn: boolean): string {
  return isDrawn ? 'public, max-age=86400' : 'public, max-age=300'
}
