import { z } from 'zod'
import { exportLimit } from '../account-data/limits.ts'
import { routesOf } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'
import {
  giftChangeSchema,
  giftSchema,
  giftStatusSchema,
  namedGiftSchema,
  newGiftSchema,
  priceDropSchema,
  purchaseSchema,
} from './schema.ts'

const params = z.object({ id: idSchema })
const list = z.array(giftSchema)

export const giftContract = routesOf('gift-ideas', {
  'GET /gift-ideas': { answer: z.array(namedGiftSchema) },
  'GET /contacts/:id/gift-ideas': { params, answer: list },
  'GET /occasions/:id/gift-ideas': { params, answer: list },
  'GET /plans/:id/gift-ideas': { params, answer: list },
  'GET /gift-ideas/export': {
    limits: [exportLimit],
    mediaType: 'text/csv',
    description: 'All gift ideas as a file for spreadsheets, bought and given ones included.',
  },
  'GET /gift-ideas/given-lately': {
    answer: z.array(namedGiftSchema),
    description:
      'Gifts (not cards) for events of the last 30 days, the latest first, whether or not it is known how they went.',
  },
  'GET /gift-ideas/price-drops': {
    answer: z.array(priceDropSchema),
    description: 'Drops of watched prices in the last 30 days, the latest first: what the bell shows of them.',
  },
  'GET /gift-ideas/:id': { params, answer: giftSchema },
  'POST /gift-ideas': { body: newGiftSchema, status: 201, answer: giftSchema },
  'PUT /gift-ideas/:id': { also: 'PATCH', params, body: giftChangeSchema, answer: giftSchema },
  'PATCH /gift-ideas/:id/status': { params, body: giftStatusSchema, answer: giftSchema },
  'PATCH /gift-ideas/:id/purchase': { params, body: purchaseSchema, answer: giftSchema },
  'DELETE /gift-ideas/:id': { params, status: 204 },
})
