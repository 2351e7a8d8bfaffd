import { routesOf } from '../shared/contract.ts'
import { foundSchema, searchSchema } from './schema.ts'

export const searchContract = routesOf('search', {
  'GET /search': { query: searchSchema, answer: foundSchema },
})
