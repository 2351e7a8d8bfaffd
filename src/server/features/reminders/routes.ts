import { z } from 'zod'
import {
  noticesSchema,
  plannedEmailsSchema,
  reminderHealthSchema,
  reminderSchema,
  reminderSentSchema,
  reminderStates,
} from '#domain/reminders/schema.ts'
import { idSchema } from '#domain/shared/wire.ts'
import { answerChange, answerList, wasAnswered } from '#server/http/answers.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf } from '#server/http/session.ts'
import { reminderHealth } from './health.ts'
import { listReminders, noticesOf, plannedEmails } from './queries.ts'
import { mailNow, recordMailed } from './send-now.ts'

const tags = ['reminders']
const params = z.object({ id: idSchema })

/** Notices of an event: planned, past, and 'send now'. */
export function reminderRoutes(app: App, services: Services): void {
  const { db, clock } = services

  app.get(
    '/reminders',
    {
      schema: {
        tags,
        querystring: z.object({ state: z.enum(reminderStates).default('active') }),
        response: { 200: z.array(reminderSchema) },
      },
    },
    (request, reply) => answerList(request, reply, () => listReminders(db, actorOf(request), request.query.state)),
  )

  app.get('/reminders/planned-emails', { schema: { tags, response: { 200: plannedEmailsSchema } } }, (request) =>
    plannedEmails(db, actorOf(request)),
  )

  app.get('/occasions/:id/notices', { schema: { tags, params, response: { 200: noticesSchema } } }, (request) =>
    noticesOf(db, actorOf(request), request.params.id),
  )

  app.post(
    '/occasions/:id/send-reminder',
    { schema: { tags, params, response: { 200: reminderSentSchema } } },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const mailed = (await wasAnswered(db, request))
        ? undefined
        : await mailNow(services, actorOf(request), request.params.id, typeof key === 'string' ? key : undefined)
      return answerChange(db, request, reply, 200, (tx) => {
        if (!mailed) throw new Error('an answered request was asked again')
        return recordMailed(tx, mailed)
      })
    },
  )

  app.get(
    '/admin/reminder-health',
    { config: { access: 'admin' }, schema: { tags: ['admin'], response: { 200: reminderHealthSchema } } },
    () => reminderHealth(db, clock.now()),
  )
}
