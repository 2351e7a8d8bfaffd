import { z } from 'zod'
import { idSchema } from '#domain/shared/wire.ts'
import { newSplitSchema, splitChangeSchema, splitSchema } from '#domain/splits/schema.ts'
import { answerChange, answerList, expectedVersion } from '#server/http/answers.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf } from '#server/http/session.ts'
import { addSplit, changeSplit, removeSplit } from './commands.ts'
import { presentSplit } from './present.ts'
import { listSplits, splitOfGift } from './queries.ts'

const tags = ['gift-splits']
const params = z.object({ id: idSchema })
const oneSplit = { 200: splitSchema }

export function splitRoutes(app: App, { db }: Services): void {
  app.get('/gift-splits', { schema: { tags, response: { 200: z.array(splitSchema) } } }, (request, reply) =>
    answerList(request, reply, async () => (await listSplits(db, actorOf(request).owner)).map(presentSplit)),
  )

  app.get('/gift-ideas/:id/split', { schema: { tags, params, response: oneSplit } }, async (request, reply) => {
    const split = await splitOfGift(db, actorOf(request).owner, request.params.id)
    void reply.header('etag', `"${split.version}"`)
    return presentSplit(split)
  })

  app.post(
    '/gift-splits',
    { schema: { tags, body: newSplitSchema, response: { 201: splitSchema } } },
    (request, reply) => answerChange(db, request, reply, 201, (tx) => addSplit(tx, actorOf(request), request.body)),
  )

  app.route({
    // PUT accepts partial fields, too.
    method: ['PUT', 'PATCH'],
    url: '/gift-splits/:id',
    schema: { tags, params, body: splitChangeSchema, response: oneSplit },
    handler: (request, reply) => {
      const version = expectedVersion(request, request.body)
      return answerChange(db, request, reply, 200, (tx) =>
        changeSplit(tx, actorOf(request), request.params.id, request.body, version),
      )
    },
  })

  app.delete('/gift-splits/:id', { schema: { tags, params, response: { 204: z.null() } } }, (request, reply) => {
    const version = expectedVersion(request)
    return answerChange(db, request, reply, 204, (tx) => removeSplit(tx, actorOf(request), request.params.id, version))
  })
}
