import { contactsCsv } from '#domain/contacts/csv.ts'
import { dismissedProductSchema } from '#domain/contacts/schema.ts'
import { vcardFile } from '#domain/contacts/vcard.ts'
import { readTogether } from '#server/db/line.ts'
import { occasionsOfContact, pastOfContact } from '#server/features/occasions/queries.ts'
import { sent } from '#server/http/answers.ts'
import { asAttachment } from '#server/http/attachment.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { addContact, allowProduct, changeContact, dismissProduct, removeContact } from './commands.ts'
import { mergeContacts } from './merge/merge-contacts.ts'
import { undoMerge } from './merge/undo-merge.ts'
import { presentContact } from './present.ts'
import { contactsByName, listContacts, monthBirthdays, ownedContact, pageOfContacts } from './queries.ts'

export function contactRoutes(app: App, services: Services): void {
  const { db } = services
  const { list, row, change, answer } = createRouting(app, services)

  list('GET /contacts', ({ actor, query: { limit, after } }) =>
    readTogether(db, (line) =>
      limit === undefined ? listContacts(line, actor) : pageOfContacts(line, actor, limit, after),
    ),
  )
  change('POST /contacts', ({ tx, actor, body }) => addContact(tx, actor, body))
  list('GET /contacts/month-birthdays', ({ actor }) => monthBirthdays(db, actor))
  answer('GET /contacts/export', async ({ actor, query, reply }) => {
    const contacts = (await contactsByName(db, actor.owner)).map(presentContact)
    const [type, ending, file] =
      query.format === 'csv' ? ['text/csv', 'csv', contactsCsv(contacts)] : ['text/vcard', 'vcf', vcardFile(contacts)]
    return sent(asAttachment(reply, `ribbonry-contacts-${actor.today}.${ending}`, type).send(file))
  })
  row('GET /contacts/:id', async ({ actor, params }) => presentContact(await ownedContact(db, actor, params.id)))
  change('PUT /contacts/:id', ({ tx, actor, params, body, version }) =>
    changeContact(tx, actor, params.id, { ...body, version }),
  )
  change('DELETE /contacts/:id', ({ tx, actor, params, version }) => removeContact(tx, actor, params.id, version))

  change('POST /contacts/:id/merge', ({ tx, actor, params, body }) => mergeContacts(tx, actor, params.id, body.otherId))
  change('POST /contacts/merges/:id/undo', ({ tx, actor, params }) => undoMerge(tx, actor, params.id))

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
