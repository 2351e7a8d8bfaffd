import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { featuredGifts } from '#domain/catalogue/featured.ts'
import { featuredCardSchema } from '#domain/catalogue/featured-card.ts'
import { FALLBACK_TILE_ID, illustration } from '#server/catalogue/illustrations/illustration.ts'
import type { App, Services } from '#server/http/services.ts'
import { presentFeatured } from './present.ts'

const tags = ['catalogue']
const config = { access: 'public' } as const
const params = z.object({ id: z.string().max(140) })
const picture = { description: 'The picture', content: { 'image/svg+xml': { schema: z.string() } } }

export function catalogueRoutes(app: App, { settings }: Services): void {
  const cards = featuredGifts.map((gift) => presentFeatured(gift, settings.affiliateTag))

  app.get(
    '/gifts/featured',
    { config, schema: { tags, response: { 200: z.array(featuredCardSchema) } } },
    async (_, reply) => {
      // Five minutes: a version with other cards shows them soon, and the landing page is quick until then.
      void reply.header('cache-control', 'public, max-age=300')
      return cards
    },
  )

  app.get(
    '/illustrations/:id.svg',
    { config, schema: { tags, params, response: { 200: picture } } },
    async (request, reply) => answerPicture(request, reply, request.params.id),
  )
}

function answerPicture(request: FastifyRequest, reply: FastifyReply, id: string): never {
  const drawing = illustration(id)
  const svg = drawing ?? illustration(FALLBACK_TILE_ID) ?? ''
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
  void reply
    .header('etag', etag)
    // A drawing never changes; what stands in for a missing one may be drawn by the next version.
    .header('cache-control', drawing ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    // Opened by itself an SVG is a document: this one may run, load and embed nothing.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (request.headers['if-none-match'] === etag) return reply.status(304).send() as never
  return reply.type('image/svg+xml').send(svg) as never
}
