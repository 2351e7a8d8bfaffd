import type { FastifyReply } from 'fastify'
import { DRAWINGS } from '#domain/pictures/drawings.ts'
import { sourceVersion } from '#domain/pictures/picture.ts'
import { notFound } from '#domain/shared/errors.ts'
import { ownedGift } from '#server/features/gifts/queries.ts'
import { sent } from '#server/http/answers.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import { visitorKey } from '#server/rate-limit.ts'
import type { Services } from '#server/services.ts'
import { createPictureFetcher, production } from '#server/outbound/fetch-page.ts'
import { ownPictureRoutes } from './own/routes.ts'
import { createShowPicture, offeredSource } from './commands.ts'

/** Users' own pictures, and other sites' as this server's thumbnails: the browser asks no other site for anything. */
export function pictureRoutes(app: App, services: Services): void {
  ownPictureRoutes(app, services)
  const { db } = services
  const { answer } = createRouting(app, services)
  const show = createShowPicture(services.fetchPicture ?? createPictureFetcher(production))

  answer('GET /gift-ideas/:id/picture/:version', async ({ request, reply, actor, params: { id, version } }) => {
    const { imageUrl } = await ownedGift(db, actor.owner, id)
    const isElsewhere = imageUrl !== null && !imageUrl.startsWith(DRAWINGS)
    if (!isElsewhere || sourceVersion(imageUrl) !== version) throw notFound('picture')
    return answerPicture(reply, await show(services, actor, visitorKey(request.ip), imageUrl))
  })
  answer('GET /link-preview/picture/:version', async ({ request, reply, actor, params: { version } }) => {
    const source = await offeredSource(db, actor, version)
    if (source === undefined) throw notFound('picture')
    return answerPicture(reply, await show(services, actor, visitorKey(request.ip), source))
  })
}

/** Browsers may cache a picture as long as its address stays; a missing one may appear later. */
function answerPicture(reply: FastifyReply, picture: Buffer | null): never {
  void reply.header('vary', 'Authorization, Cookie')
  if (picture === null) return sent(reply.status(204).send())
  return sent(reply.header('cache-control', 'private, max-age=86400, immutable').type('image/webp').send(picture))
}
