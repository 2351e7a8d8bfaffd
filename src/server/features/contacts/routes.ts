import { z } from 'zod'
import {
  contactChangeSchema,
  contactParamsSchema,
  contactSchema,
  contactsPageSchema,
  dismissalSchema,
  dismissedProductSchema,
  listedContactSchema,
  monthBirthdaySchema,
  newContactSchema,
  newDismissalSchema,
} from '#domain/contacts/schema.ts'
import { listedOccasionSchema } from '#domain/occasions/schema.ts'
import { occasionsOfContact, pastOfContact } from '#server/features/occasions/queries.ts'
import { answerChange, answerList, expectedVersion } from '#server/http/answers.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf } from '#server/http/session.ts'
import { addContact, allowProduct, changeContact, dismissProduct, removeContact } from './commands.ts'
import { presentContact } from './present.ts'
import { listContacts, monthBirthdays, ownedContact, pageOfContacts } from './queries.ts'

const tags = ['contacts']
const params = contactParamsSchema
const gone = { 204: z.undefined() }

export function contactRoutes(app: App, services: Services): void {
  editRoutes(app, services)
  belongingsRoutes(app, services)
}

function editRoutes(app: App, { db }: Services): void {
  // The whole list unless a page is asked for: nothing is cut silently.
  app.get(
    '/contacts',
    { schema: { tags, querystring: contactsPageSchema, response: { 200: z.array(listedContactSchema) } } },
    (request, reply) =>
      answerList(request, reply, () => {
        const { limit, after } = request.query
        return limit === undefined
          ? listContacts(db, actorOf(request))
          : pageOfContacts(db, actorOf(request), limit, after)
      }),
  )

  app.post(
    '/contacts',
    { schema: { tags, body: newContactSchema, response: { 201: contactSchema } } },
    (request, reply) => answerChange(db, request, reply, 201, (tx) => addContact(tx, actorOf(request), request.body)),
  )

  // For the calendar: these birthdays are in no day's cell.
  app.get(
    '/contacts/month-birthdays',
    { schema: { tags, response: { 200: z.array(monthBirthdaySchema) } } },
    (request, reply) => answerList(request, reply, () => monthBirthdays(db, actorOf(request))),
  )

  app.get('/contacts/:id', { schema: { tags, params, response: { 200: contactSchema } } }, async (request, reply) => {
    const contact = await ownedContact(db, actorOf(request), request.params.id)
    void reply.header('etag', `"${contact.version}"`)
    return presentContact(contact)
  })

  for (const method of ['PUT', 'PATCH'] as const) {
    app.route({
      method,
      url: '/contacts/:id',
      schema: { tags, params, body: contactChangeSchema, response: { 200: contactSchema } },
      handler: (request, reply) =>
        answerChange(db, request, reply, 200, (tx) =>
          changeContact(tx, actorOf(request), request.params.id, {
            ...request.body,
            version: expectedVersion(request, request.body),
          }),
        ),
    })
  }

  app.delete('/contacts/:id', { schema: { tags, params, response: gone } }, (request, reply) => {
    const version = expectedVersion(request)
    return answerChange(db, request, reply, 204, (tx) =>
      removeContact(tx, actorOf(request), request.params.id, version),
    )
  })
}

function belongingsRoutes(app: App, { db }: Services): void {
  const listed = { 200: z.array(listedOccasionSchema) }

  app.get('/contacts/:id/occasions', { schema: { tags, params, response: listed } }, (request, reply) =>
    answerList(request, reply, async () => {
      const { id } = await ownedContact(db, actorOf(request), request.params.id)
      return occasionsOfContact(db, actorOf(request), id)
    }),
  )

  app.get('/contacts/:id/occasions/past', { schema: { tags, params, response: listed } }, (request, reply) =>
    answerList(request, reply, async () => {
      const { id } = await ownedContact(db, actorOf(request), request.params.id)
      return pastOfContact(db, actorOf(request), id)
    }),
  )

  app.post(
    '/contacts/:id/dismissals',
    { schema: { tags, params, body: newDismissalSchema, response: { 201: dismissalSchema } } },
    (request, reply) =>
      answerChange(db, request, reply, 201, (tx) =>
        dismissProduct(tx, actorOf(request), request.params.id, request.body),
      ),
  )
  // The product may be in the address as well: some proxies drop the body of a DELETE.
  app.delete(
    '/contacts/:id/dismissals',
    {
      schema: {
        tags,
        params,
        querystring: dismissedProductSchema.partial(),
        body: dismissedProductSchema.nullish(),
        response: gone,
      },
    },
    (request, reply) =>
      answerChange(db, request, reply, 204, (tx) =>
        allowProduct(
          tx,
          actorOf(request),
          request.params.id,
          request.body ?? dismissedProductSchema.parse(request.query),
        ),
      ),
  )
}
