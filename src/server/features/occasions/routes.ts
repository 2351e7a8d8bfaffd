import { z } from 'zod'
import {
  daysSchema,
  generatedSchema,
  listedOccasionSchema,
  listLimitSchema,
  MAX_RANGE_DAYS,
  newOccasionSchema,
  occasionChangeSchema,
  occasionSchema,
  occurrenceSchema,
  skipSchema,
  snoozeSchema,
} from '#domain/occasions/schema.ts'
import { daysBetween } from '#domain/shared/calendar-date.ts'
import { calendarDateSchema, idSchema } from '#domain/shared/wire.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { answerChange, answerList, expectedVersion } from '#server/http/answers.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf } from '#server/http/session.ts'
import { setMuted, skipOccurrence, snooze, unskipOccurrence, unsnooze } from './attention.ts'
import { addOccasion, changeOccasion, removeOccasion } from './commands.ts'
import { generateEvents } from './generate.ts'
import {
  listOccasions,
  occasionsByGifts,
  occurrencesIn,
  pastOccasions,
  upcomingOccasions,
  viewOccasion,
} from './queries.ts'

const tags = ['occasions']
const params = z.object({ id: idSchema })
const listed = { 200: z.array(listedOccasionSchema) }
const switched = z.enum(['true', 'false']).optional()
const rangeSchema = z
  .object({ from: calendarDateSchema, to: calendarDateSchema })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) <= MAX_RANGE_DAYS, {
    message: eventTexts.rangeInvalid,
    path: ['to'],
  })

export function occasionRoutes(app: App, services: Services): void {
  listRoutes(app, services)
  editRoutes(app, services)
  attentionRoutes(app, services)
}

function listRoutes(app: App, { db }: Services): void {
  app.get('/occasions', { schema: { tags, response: { 200: z.array(occasionSchema) } } }, (request, reply) =>
    answerList(request, reply, () => listOccasions(db, actorOf(request))),
  )

  app.get(
    '/occasions/upcoming/:days',
    { schema: { tags, params: daysSchema, querystring: listLimitSchema, response: listed } },
    (request, reply) =>
      answerList(request, reply, () =>
        upcomingOccasions(db, actorOf(request), request.params.days, request.query.limit),
      ),
  )

  app.get(
    '/occasions/past/:days',
    { schema: { tags, params: daysSchema, querystring: listLimitSchema, response: listed } },
    (request, reply) =>
      answerList(request, reply, () => pastOccasions(db, actorOf(request), request.params.days, request.query.limit)),
  )

  app.get('/occasions/with-gifts', { schema: { tags, response: listed } }, (request, reply) =>
    answerList(request, reply, () => occasionsByGifts(db, actorOf(request), true)),
  )

  app.get('/occasions/without-gifts', { schema: { tags, response: listed } }, (request, reply) =>
    answerList(request, reply, () => occasionsByGifts(db, actorOf(request), false)),
  )

  app.get(
    '/occasions/between/:from/:to',
    { schema: { tags, params: rangeSchema, response: { 200: z.array(occurrenceSchema) } } },
    (request, reply) =>
      answerList(request, reply, () => occurrencesIn(db, actorOf(request), request.params.from, request.params.to)),
  )
}

function editRoutes(app: App, { db }: Services): void {
  app.post(
    '/occasions',
    { schema: { tags, body: newOccasionSchema, response: { 201: occasionSchema } } },
    (request, reply) => answerChange(db, request, reply, 201, (tx) => addOccasion(tx, actorOf(request), request.body)),
  )

  app.post(
    '/occasions/generate-relationship-events',
    { schema: { tags, response: { 200: generatedSchema } } },
    (request, reply) => answerChange(db, request, reply, 200, (tx) => generateEvents(tx, actorOf(request))),
  )

  app.get('/occasions/:id', { schema: { tags, params, response: { 200: occasionSchema } } }, async (request, reply) => {
    const occasion = await viewOccasion(db, actorOf(request), request.params.id)
    void reply.header('etag', `"${occasion.version}"`)
    return occasion
  })

  for (const method of ['PUT', 'PATCH'] as const) {
    app.route({
      method,
      url: '/occasions/:id',
      schema: { tags, params, body: occasionChangeSchema, response: { 200: occasionSchema } },
      handler: (request, reply) =>
        answerChange(db, request, reply, 200, (tx) =>
          changeOccasion(tx, actorOf(request), request.params.id, {
            ...request.body,
            version: expectedVersion(request, request.body),
          }),
        ),
    })
  }

  app.delete(
    '/occasions/:id',
    {
      schema: {
        tags,
        params,
        querystring: z.object({ keepGifts: switched, suppress: switched }),
        response: { 204: z.undefined() },
      },
    },
    (request, reply) =>
      answerChange(db, request, reply, 204, (tx) =>
        removeOccasion(tx, actorOf(request), request.params.id, {
          keepGifts: request.query.keepGifts === 'true',
          suppress: request.query.suppress === 'true',
          version: expectedVersion(request),
        }),
      ),
  )
}

function attentionRoutes(app: App, { db }: Services): void {
  const answered = { 200: occasionSchema }
  const gone = { 204: z.undefined() }

  app.post(
    '/occasions/:id/skip',
    { schema: { tags, params, body: skipSchema, response: answered } },
    (request, reply) =>
      answerChange(db, request, reply, 200, (tx) =>
        skipOccurrence(tx, actorOf(request), request.params.id, request.body.occurrenceDate),
      ),
  )
  // Some clients and proxies drop the body of a DELETE, so the day may be in the address as well.
  app.delete(
    '/occasions/:id/skip',
    {
      schema: { tags, params, querystring: skipSchema.partial(), body: skipSchema.partial().nullish(), response: gone },
    },
    (request, reply) =>
      answerChange(db, request, reply, 204, (tx) =>
        unskipOccurrence(
          tx,
          actorOf(request),
          request.params.id,
          request.body?.occurrenceDate ?? request.query.occurrenceDate,
        ),
      ),
  )

  app.post('/occasions/:id/mute', { schema: { tags, params, response: answered } }, (request, reply) =>
    answerChange(db, request, reply, 200, (tx) => setMuted(tx, actorOf(request), request.params.id, true)),
  )
  app.delete('/occasions/:id/mute', { schema: { tags, params, response: gone } }, (request, reply) =>
    answerChange(db, request, reply, 204, (tx) => setMuted(tx, actorOf(request), request.params.id, false)),
  )

  app.post(
    '/occasions/:id/snooze',
    { schema: { tags, params, body: snoozeSchema, response: answered } },
    (request, reply) =>
      answerChange(db, request, reply, 200, (tx) => snooze(tx, actorOf(request), request.params.id, request.body.days)),
  )
  app.delete('/occasions/:id/snooze', { schema: { tags, params, response: gone } }, (request, reply) =>
    answerChange(db, request, reply, 204, (tx) => unsnooze(tx, actorOf(request), request.params.id)),
  )
}
