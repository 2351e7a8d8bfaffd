import { datesCalendar } from '#domain/feeds/dates.ts'
import { readTogether } from '#server/db/line.ts'
import { sent } from '#server/http/answers.ts'
import { asAttachment } from '#server/http/attachment.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { setMuted, skipOccurrence, snooze, unskipOccurrence, unsnooze } from './attention.ts'
import { calendarEvent, calendarEvents } from './calendar-events.ts'
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

export function occasionRoutes(app: App, services: Services): void {
  listRoutes(app, services)
  editRoutes(app, services)
  fileRoutes(app, services)
  attentionRoutes(app, services)
}

function listRoutes(app: App, services: Services): void {
  const { db } = services
  const { list } = createRouting(app, services)

  list('GET /occasions', ({ actor }) => readTogether(db, (line) => listOccasions(line, actor)))
  list('GET /occasions/upcoming/:days', ({ actor, params, query }) =>
    readTogether(db, (line) => upcomingOccasions(line, actor, params.days, query.limit)),
  )
  list('GET /occasions/past/:days', ({ actor, params, query }) =>
    readTogether(db, (line) => pastOccasions(line, actor, params.days, query.limit)),
  )
  list('GET /occasions/with-gifts', ({ actor }) => readTogether(db, (line) => occasionsByGifts(line, actor, true)))
  list('GET /occasions/without-gifts', ({ actor }) => readTogether(db, (line) => occasionsByGifts(line, actor, false)))
  list('GET /occasions/between/:from/:to', ({ actor, params }) =>
    readTogether(db, (line) => occurrencesIn(line, actor, params.from, params.to)),
  )
}

function editRoutes(app: App, services: Services): void {
  const { row, change } = createRouting(app, services)

  change('POST /occasions', ({ tx, actor, body }) => addOccasion(tx, actor, body))
  change('POST /occasions/generate-relationship-events', ({ tx, actor }) => generateEvents(tx, actor))
  row('GET /occasions/:id', ({ actor, params }) =>
    readTogether(services.db, (line) => viewOccasion(line, actor, params.id)),
  )
  change('PUT /occasions/:id', ({ tx, actor, params, body, version }) =>
    changeOccasion(tx, actor, params.id, { ...body, version }),
  )
  change('DELETE /occasions/:id', ({ tx, actor, params, query, version }) =>
    removeOccasion(tx, actor, params.id, {
      keepGifts: query.keepGifts === 'true',
      suppress: query.suppress === 'true',
      version,
    }),
  )
}

/** Files for calendars. */
function fileRoutes(app: App, services: Services): void {
  const { db } = services
  const { answer } = createRouting(app, services)

  answer('GET /occasions/export', async ({ actor, reply }) => {
    const file = datesCalendar(await readTogether(db, (line) => calendarEvents(line, actor)), actor)
    return sent(asAttachment(reply, `ribbonry-events-${actor.today}.ics`, 'text/calendar').send(file))
  })
  answer('GET /occasions/:id/calendar.ics', async ({ actor, params, reply }) => {
    const file = datesCalendar([await calendarEvent(db, actor, params.id)], actor)
    return sent(asAttachment(reply, `ribbonry-event-${actor.today}.ics`, 'text/calendar').send(file))
  })
}

function attentionRoutes(app: App, services: Services): void {
  const { change } = createRouting(app, services)

  change('POST /occasions/:id/skip', ({ tx, actor, params, body }) =>
    skipOccurrence(tx, actor, params.id, body.occurrenceDate),
  )
  change('DELETE /occasions/:id/skip', ({ tx, actor, params, query, body }) =>
    unskipOccurrence(tx, actor, params.id, body?.occurrenceDate ?? query.occurrenceDate),
  )
  change('POST /occasions/:id/mute', ({ tx, actor, params }) => setMuted(tx, actor, params.id, true))
  change('DELETE /occasions/:id/mute', async ({ tx, actor, params }) => {
    await setMuted(tx, actor, params.id, false)
  })
  change('POST /occasions/:id/snooze', ({ tx, actor, params, body }) => snooze(tx, actor, params.id, body.days))
  change('DELETE /occasions/:id/snooze', ({ tx, actor, params }) => unsnooze(tx, actor, params.id))
}
