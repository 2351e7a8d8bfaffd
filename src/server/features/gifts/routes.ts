import { z } from 'zod'
import { giftChangeSchema, giftSchema, giftStatusSchema, newGiftSchema, purchaseSchema } from '#domain/gifts/schema.ts'
import { idSchema } from '#domain/shared/wire.ts'
import { answerChange, answerList, expectedVersion } from '#server/http/answers.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf } from '#server/http/session.ts'
import { addGift, changeGift, moveGift, removeGift, setPurchased } from './commands.ts'
import { presentGift } from './present.ts'
import { giftsOfContact, giftsOfOccasion, listGifts, ownedGift } from './queries.ts'

const tags = ['gift-ideas']
const params = z.object({ id: idSchema })
const listOfGifts = { 200: z.array(giftSchema) }
const oneGift = { 200: giftSchema }

export function giftRoutes(app: App, services: Services): void {
  readingRoutes(app, services)
  writingRoutes(app, services)
}

function readingRoutes(app: App, { db }: Services): void {
  app.get('/gift-ideas', { schema: { tags, response: listOfGifts } }, (request, reply) =>
    answerList(request, reply, async () => (await listGifts(db, actorOf(request).owner)).map(presentGift)),
  )

  app.get('/contacts/:id/gift-ideas', { schema: { tags, params, response: listOfGifts } }, (request, reply) =>
    answerList(request, reply, async () =>
      (await giftsOfContact(db, actorOf(request), request.params.id)).map(presentGift),
    ),
  )

  app.get('/occasions/:id/gift-ideas', { schema: { tags, params, response: listOfGifts } }, (request, reply) =>
    answerList(request, reply, async () =>
      (await giftsOfOccasion(db, actorOf(request), request.params.id)).map(presentGift),
    ),
  )

  app.get('/gift-ideas/:id', { schema: { tags, params, response: oneGift } }, async (request, reply) => {
    const gift = await ownedGift(db, actorOf(request).owner, request.params.id)
    void reply.header('etag', `"${gift.version}"`)
    return presentGift(gift)
  })
}

function writingRoutes(app: App, { db }: Services): void {
  app.post('/gift-ideas', { schema: { tags, body: newGiftSchema, response: { 201: giftSchema } } }, (request, reply) =>
    answerChange(db, request, reply, 201, (tx) => addGift(tx, actorOf(request), request.body)),
  )

  app.route({
    // PUT takes part of a gift as well.
    method: ['PUT', 'PATCH'],
    url: '/gift-ideas/:id',
    schema: { tags, params, body: giftChangeSchema, response: oneGift },
    handler: (request, reply) => {
      const version = expectedVersion(request, request.body)
      return answerChange(db, request, reply, 200, (tx) =>
        changeGift(tx, actorOf(request), request.params.id, request.body, version),
      )
    },
  })

  app.patch(
    '/gift-ideas/:id/status',
    { schema: { tags, params, body: giftStatusSchema, response: oneGift } },
    (request, reply) => {
      const version = expectedVersion(request, request.body)
      return answerChange(db, request, reply, 200, (tx) =>
        moveGift(tx, actorOf(request), request.params.id, request.body, version),
      )
    },
  )

  app.patch(
    '/gift-ideas/:id/purchase',
    { schema: { tags, params, body: purchaseSchema, response: oneGift } },
    (request, reply) => {
      const version = expectedVersion(request, request.body)
      return answerChange(db, request, reply, 200, (tx) =>
        setPurchased(tx, actorOf(request), request.params.id, request.body, version),
      )
    },
  )

  app.delete('/gift-ideas/:id', { schema: { tags, params, response: { 204: z.null() } } }, (request, reply) => {
    const version = expectedVersion(request)
    return answerChange(db, request, reply, 204, (tx) => removeGift(tx, actorOf(request), request.params.id, version))
  })
}
