import { z } from 'zod'
import { routesOf } from '../shared/contract.ts'
import { accountDataTexts as texts } from '../texts/account-data.ts'
import { FILE_FORMAT } from './file.ts'
import { importedSchema } from './schema.ts'

export const accountDataContract = routesOf('account', {
  'GET /account/export': { answer: z.looseObject({ format: z.literal(FILE_FORMAT), version: z.int() }) },
  'POST /account/import': {
    // Validated entry by entry (read-file.ts), taking turns with other requests.
    body: z.looseObject({ format: z.string(texts.notAnExport), version: z.int(texts.notAnExport) }),
    answer: importedSchema,
  },
})
