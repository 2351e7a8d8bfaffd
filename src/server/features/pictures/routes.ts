import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { DRAWINGS, pictureVersion } from '#domain/gifts/picture.ts'
import { notFound } from '#domain/shared/errors.ts'
import { idSchema } from '#domain/shared/wire.ts'
import { ownedGift } from '#server/features/gifts/queries.ts'
import { sent } from '#server/http/answers.ts'
import { addressKey } from '#server/http/rate-limit.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf } from '#server/http/session.ts'
import { createPictureFetcher, production } from '#server/outbound/fetch-page.ts'
import { createShowPicture, offeredSource } from './commands.ts'

const tags = ['gift-ideas']
const version = z.string().regex(/^[a-z0-9]{1,11}$/)
const response = {
  200: { description: 'A small copy of the picture', content: { 'image/webp': { schema: z.string() } } },
  204: z.undefined().describe('No picture available'),
}

/** Other sites' pictures, as this server's own thumbnails: the browser asks no other site for anything. */
export function pictureRoutes(app: App, services: Services): void {
  const { db } = services
  const show = createShowPicture(services.fetchPicture ?? createPictureFetcher(production))

  app.get(
    '/gift-ideas/:id/picture/:version',
    { schema: { tags, params: z.object({ id: idSchema, version }), response } },
    async (request, reply) => {
      const actor = actorOf(request)
      const { imageUrl } = await ownedGift(db, actor.owner, request.params.id)
      const isElsewhere = imageUrl !== null && !imageUrl.startsWith(DRAWINGS)
      if (!isElsewhere || pictureVersion(imageUrl) !== request.params.version) throw notFound('picture')
      return answerPicture(reply, await show(services, actor, addressKey(request.ip), imageUrl))
    },
  )

  app.get(
    '/link-preview/picture/:version',
    { schema: { tags, params: z.object({ version }), response } },
    async (request, reply) => {
      const actor = actorOf(request)
      const source = await offeredSource(db, actor, request.params.version)
      if (source === undefined) throw notFound('picture')
      return answerPicture(reply, await show(services, actor, addressKey(request.ip), source))
    },
  )
}

/** Browsers may cache a picture as long as its address stays; a missing one may appear later. */
function answerPicture(reply: FastifyReply, picture: Buffer | null): never {
  void reply.header('vary', 'Authorization, Cookie')
  if (picture === null) return sent(reply.status(204).send())
  return sent(reply.header('cache-control', 'private, max-age=86400, immutable').type('image/webp').send(picture))
}
