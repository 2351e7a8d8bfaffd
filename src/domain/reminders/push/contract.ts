import { z } from 'zod'
import { routesOf } from '#domain/shared/contract.ts'
import { idSchema } from '#domain/shared/wire.ts'
import { pushDeviceSchema, pushKeySchema, pushSubscriptionInputSchema } from './schema.ts'

export const pushContract = routesOf('push', {
  'GET /push/key': { answer: pushKeySchema },
  'GET /push/subscriptions': { answer: z.array(pushDeviceSchema) },
  'POST /push/subscriptions': { body: pushSubscriptionInputSchema, status: 201, answer: pushDeviceSchema },
  // The browser that asks.
  'DELETE /push/subscriptions': { status: 204 },
  'DELETE /push/subscriptions/:id': { params: z.object({ id: idSchema }), status: 204 },
})
