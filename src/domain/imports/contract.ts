import { z } from 'zod'
import { routesOf, type Limit } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'
import { importSchema, mappingSchema, openImportSchema, runSchema, undoneSchema } from './schema.ts'

const hour = 3600
const uploads: Limit = { name: 'people-import', max: 60, windowSeconds: hour, per: 'account' }
/** A new guest is a request away. */
const uploadsByGuests: Limit = {
  name: 'people-import-guest-ip',
  max: 60,
  windowSeconds: hour,
  per: 'guests of a visitor',
}

const params = z.object({ id: idSchema })

export const importContract = routesOf('imports', {
  'POST /imports': {
    description:
      'The body is the file itself (vCard, CSV, iCalendar or a zip of them, 20 MB at most), its name percent-encoded in the header X-Filename. Nothing is added yet: the answer shows who is in it.',
    takes: 'application/octet-stream',
    limits: [uploadsByGuests, uploads],
    status: 201,
    answer: openImportSchema,
  },
  'GET /imports': { answer: z.array(importSchema) },
  'GET /imports/:id': { params, answer: openImportSchema },
  'POST /imports/:id/mapping': {
    description: 'Reads the file again with these columns, this order of dates, or these years as years of birth.',
    params,
    body: mappingSchema,
    limits: [uploadsByGuests, uploads],
    answer: openImportSchema,
  },
  'POST /imports/:id/run': {
    description: 'Starts the import. It goes on by itself; GET /imports/{id} tells how far it is.',
    params,
    body: runSchema,
    status: 202,
    answer: importSchema,
  },
  'POST /imports/:id/undo': {
    description: 'Within 30 days: takes back what the import added and nobody has edited since.',
    params,
    answer: undoneSchema,
  },
  'DELETE /imports/:id': { params, status: 204 },
})
