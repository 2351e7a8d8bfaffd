import { z } from 'zod'
import { exportLimit } from '../account-data/limits.ts'
import { listedOccasionSchema } from '../occasions/schema.ts'
import { routesOf } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'
import {
  contactChangeSchema,
  contactSchema,
  contactsPageSchema,
  dismissalSchema,
  dismissedProductSchema,
  listedContactSchema,
  mergedContactSchema,
  monthBirthdaySchema,
  newContactSchema,
  newDismissalSchema,
} from './schema.ts'

const params = z.object({ id: idSchema })
const events = z.array(listedOccasionSchema)

export const contactContract = routesOf('contacts', {
  // The whole list unless a page is asked for: nothing is cut silently.
  'GET /contacts': { query: contactsPageSchema, answer: z.array(listedContactSchema) },
  'POST /contacts': { body: newContactSchema, status: 201, answer: contactSchema },
  // For the calendar: these birthdays are in no day's cell.
  'GET /contacts/month-birthdays': { answer: z.array(monthBirthdaySchema) },
  'GET /contacts/export': {
    query: z.object({ format: z.enum(['vcard', 'csv']) }),
    limits: [exportLimit],
    mediaType: 'text/vcard',
    description: 'All contacts as a file for other apps: vCard 3.0, or text/csv with format=csv.',
  },
  'GET /contacts/:id': { params, answer: contactSchema },
  'PUT /contacts/:id': { also: 'PATCH', params, body: contactChangeSchema, answer: contactSchema },
  'DELETE /contacts/:id': { params, status: 204 },
  'POST /contacts/:id/merge': {
    description:
      'Makes two contacts one: all that belongs to the other moves along, and fields that this one lacks are filled in.',
    params,
    body: z.object({ otherId: idSchema }),
    answer: mergedContactSchema,
  },
  'POST /contacts/merges/:id/undo': {
    description: 'Within 30 days: gives back the other contact, with what belonged to it.',
    params,
    answer: contactSchema,
  },
  'GET /contacts/:id/occasions': { params, answer: events },
  'GET /contacts/:id/occasions/past': { params, answer: events },
  'POST /contacts/:id/dismissals': { params, body: newDismissalSchema, status: 201, answer: dismissalSchema },
  // The product may be in the address as well: some proxies drop the body of a DELETE.
  'DELETE /contacts/:id/dismissals': {
    params,
    query: dismissedProductSchema.partial(),
    body: dismissedProductSchema.nullish(),
    status: 204,
  },
})
