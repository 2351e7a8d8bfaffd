import { routesOf } from '../shared/contract.ts'
import { budgetQuerySchema, budgetSchema, envelopeSchema } from './schema.ts'

export const budgetContract = routesOf('budget', {
  'GET /budget': {
    description: 'What is planned, spent and left in a year, by month, person, relationship and occasion.',
    query: budgetQuerySchema,
    answer: budgetSchema,
  },
  'PUT /budget': {
    description: "Sets or clears the year's envelope, and answers like GET.",
    body: envelopeSchema,
    answer: budgetSchema,
  },
})
