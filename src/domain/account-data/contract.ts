import { z } from 'zod'
import { routesOf, type Limit } from '../shared/contract.ts'
import { accountDataTexts as texts } from '../texts/account-data.ts'
import { FILE_FORMAT } from './file.ts'
import { exportLimit } from './limits.ts'
import { importedSchema } from './schema.ts'

const hour = 3600
/** It writes a whole account. */
const imports: Limit = { name: 'import', max: 30, windowSeconds: hour, per: 'account' }
/** A new guest is a request away. */
const importsByGuests: Limit = { name: 'import-guest-ip', max: 30, windowSeconds: hour, per: 'guests of a visitor' }

export const accountDataContract = routesOf('account', {
  'GET /account/export': {
    limits: [exportLimit],
    answer: z.looseObject({ format: z.literal(FILE_FORMAT), version: z.int() }),
  },
  'POST /account/import': {
    limits: [importsByGuests, imports],
    // Validated entry by entry (read-file.ts), taking turns with other requests.
    body: z.looseObject({ format: z.string(texts.notAnExport), version: z.int(texts.notAnExport) }),
    answer: importedSchema,
  },
})
