import { z } from 'zod'
import { routesOf } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'
import { newSplitSchema, splitChangeSchema, splitSchema } from './schema.ts'

const params = z.object({ id: idSchema })

export const splitContract = routesOf('gift-splits', {
  'GET /gift-splits': { answer: z.array(splitSchema) },
  'GET /gift-ideas/:id/split': { params, answer: splitSchema },
  'POST /gift-splits': { body: newSplitSchema, status: 201, answer: splitSchema },
  'PUT /gift-splits/:id': { also: 'PATCH', params, body: splitChangeSchema, answer: splitSchema },
  'DELETE /gift-splits/:id': { params, status: 204 },
})
