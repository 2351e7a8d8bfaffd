import { z } from 'zod'
import { routesOf } from '../shared/contract.ts'

const access = 'public'
const isOk = z.object({ status: z.literal('ok') })

/** For operators. */
export const operationsContract = routesOf('operations', {
  // Liveness must hold while the database is down, even if the request has a session cookie.
  'GET /health/live': { access, hasNoSession: true, answer: isOk },
  'GET /health/ready': { access, hasNoSession: true, answer: isOk },
  'GET /version': {
    access,
    answer: z.object({
      version: z.string(),
      supportEmail: z.string(),
      /** What the rules of its shops want every page to say. */
      notices: z.array(z.string()),
    }),
  },
  'GET /metrics': { access, isHidden: true, mediaType: 'text/plain' },
})
