import { z } from 'zod'
import { routesOf } from '../shared/contract.ts'
import { activityQuerySchema, activitySchema, newActivitySchema } from './schema.ts'

export const activityContract = routesOf('activities', {
  'GET /activities': { query: activityQuerySchema, answer: z.array(activitySchema) },
  'POST /activities': { body: newActivitySchema, status: 201, answer: activitySchema },
})
