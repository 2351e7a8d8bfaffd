import { dismissedProductSchema } from '#domain/contacts/schema.ts'
import { occasionsOfContact, pastOfContact } from '#server/features/occasions/queries.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { addContact, allowProduct, changeContact, dismissProduct, removeContact } from './commands.ts'
import { presentContact } from './present.ts'
import { listContacts, monthBirthdays, ownedContact, pageOfContacts } from './queries.ts'

export function contactRoutes(app: App, services: Services): void {
  const { db } = services
  const { list, row, change } = createRouting(app, services)

  list('GET /contacts', ({ actor, query: { limit, after } }) =>
    limit === undefined ? listContacts(db, actor) : pageOfContacts(db, actor, limit, after),
  )
  change('POST /contacts', ({ tx, actor, body }) => addContact(tx, actor, body))
  list('GET /contacts/month-birthdays', ({ actor }) => monthBirthdays(db, actor))
  row('GET /contacts/:id', async ({ actor, params }) => presentContact(await ownedContact(db, actor, params.id)))
  change('PUT /contacts/:id', ({ tx, actor, params, body, version }) =>
    changeContact(tx, actor, params.id, { ...body, version }),
  )
  change('DELETE /contacts/:id', ({ tx, actor, params, version }) => removeContact(tx, actor, params.id, version))

  list('GET /contacts/:id/occasions', async ({ actor, params }) => {
    const { id } = await ownedContact(db, actor, params.id)
    return occasionsOfContact(db, actor, id)
  })
  list('GET /contacts/:id/occasions/past', async ({ actor, params }) => {
    const { id } = await ownedContact(db, actor, params.id)
    return pastOfContact(db, actor, id)
  })

  change('POST /contacts/:id/dismissals', ({ tx, actor, params, body }) => dismissProduct(tx, actor, params.id, body))
  change('DELETE /contacts/:id/dismissals', ({ tx, actor, params, query, body }) =>
    allowProduct(tx, actor, params.id, body ?? dismissedProductSchema.parse(query)),
  )
}
