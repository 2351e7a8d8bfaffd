import { z } from 'zod'
import { routesOf } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'
import { newPlanSchema, planChangeSchema, planSchema } from './schema.ts'

const params = z.object({ id: idSchema })

export const planContract = routesOf('plans', {
  'GET /plans': { answer: z.array(planSchema) },
  'POST /plans': { body: newPlanSchema, status: 201, answer: planSchema },
  'GET /plans/:id': { params, answer: planSchema },
  'PATCH /plans/:id': { params, body: planChangeSchema, answer: planSchema },
  'DELETE /plans/:id': { params, status: 204 },
  'POST /plans/:id/copy-last': { params, answer: planSchema },
})
