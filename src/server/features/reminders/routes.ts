import { answerChange, wasAnswered } from '#server/http/answers.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { reminderHealth } from './health.ts'
import { listNotices } from './list-notices.ts'
import { reminderAddress } from './reminder-address.ts'
import { listReminders, noticesOf } from './queries.ts'
import { mailNow, recordMailed } from './send-now.ts'

/** Notices of an event: planned, past, and 'send now'. */
export function reminderRoutes(app: App, services: Services): void {
  const { db, clock } = services
  const { answer, list } = createRouting(app, services)

  list('GET /reminders', ({ actor, query }) => listReminders(db, actor, query.state))
  list('GET /notices', ({ actor, query }) => listNotices(db, actor, query.days))
  answer('GET /reminders/address', ({ actor }) => reminderAddress(db, actor))
  answer('GET /occasions/:id/notices', ({ actor, params }) => noticesOf(db, actor, params.id))
  answer('POST /occasions/:id/send-reminder', async ({ request, reply, actor, params }) => {
    const key = request.headers['idempotency-key']
    const mailed = (await wasAnswered(db, request))
      ? undefined
      : await mailNow(services, actor, params.id, typeof key === 'string' ? key : undefined)
    return answerChange(db, request, reply, 200, (tx) => {
      if (!mailed) throw new Error('an answered request was asked again')
      return recordMailed(tx, mailed)
    })
  })
  answer('GET /admin/reminder-health', () => reminderHealth(db, clock.now()))
}
