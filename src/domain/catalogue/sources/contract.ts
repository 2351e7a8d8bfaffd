import { z } from 'zod'
import { routesOf } from '../../shared/contract.ts'
import {
  changedSourceSchema,
  feedPreviewSchema,
  newSourceSchema,
  previewQuerySchema,
  refreshSchema,
  sourceDetailsSchema,
  sourceSchema,
} from './schema.ts'

const access = 'admin'
const params = z.object({ id: z.string().max(60) })

export const sourceContract = routesOf('admin', {
  'GET /admin/sources': { access, answer: z.array(sourceSchema) },
  'GET /admin/sources/:id': { access, params, answer: sourceDetailsSchema },
  'POST /admin/sources': {
    access,
    description:
      'Adds a feed. The body may also be the file itself (application/octet-stream), its name percent-encoded in the header X-Filename, and the name of the feed in X-Name. Nothing is imported yet.',
    body: newSourceSchema,
    status: 201,
    answer: sourceDetailsSchema,
  },
  'PATCH /admin/sources/:id': { access, params, body: changedSourceSchema, answer: sourceDetailsSchema },
  'PUT /admin/sources/:id/file': {
    access,
    description: 'The body is a new file for the feed, its name percent-encoded in the header X-Filename.',
    params,
    takes: 'application/octet-stream',
    answer: sourceDetailsSchema,
  },
  'POST /admin/sources/:id/preview': {
    access,
    description: 'Reads the beginning of the feed. Nothing is imported.',
    params,
    body: previewQuerySchema,
    answer: feedPreviewSchema,
  },
  'POST /admin/sources/:id/refresh': {
    access,
    description: 'Starts to import the feed. It goes on by itself; GET /admin/sources tells how far it is.',
    params,
    body: refreshSchema,
    status: 202,
    answer: sourceDetailsSchema,
  },
  'POST /admin/sources/:id/try': {
    access,
    description: 'Asks the shop or the feed once; the answer says how it went.',
    params,
    answer: sourceDetailsSchema,
  },
  'GET /admin/sources/:id/rejects': {
    access,
    description: 'The items that the last import left out, and why, as CSV',
    params,
    mediaType: 'text/csv',
  },
  'DELETE /admin/sources/:id': { access, params, status: 204 },
})
