import { z } from 'zod'
import { routesOf } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'
import { newPresentSchema, presentChangeSchema, presentSchema } from './schema.ts'

const params = z.object({ id: idSchema })

export const presentContract = routesOf('presents-received', {
  'GET /presents-received': {
    answer: z.array(presentSchema),
    description: 'Presents that still wait for a thank-you come first.',
  },
  'POST /presents-received': { body: newPresentSchema, status: 201, answer: presentSchema },
  'PATCH /presents-received/:id': { params, body: presentChangeSchema, answer: presentSchema },
  'DELETE /presents-received/:id': { params, status: 204 },
})
