import { accountLimits } from '../accounts/limits.ts'
import { routesOf } from '../shared/contract.ts'
import {
  accountStatsSchema,
  preferencesChangeSchema,
  preferencesSchema,
  profileChangeSchema,
  profileSchema,
} from '../accounts/schema.ts'

export const profileContract = routesOf('profile', {
  'GET /profile': { answer: profileSchema },
  'PUT /profile': { limits: [accountLimits.mailTo], body: profileChangeSchema, answer: profileSchema },
  'GET /preferences': { answer: preferencesSchema },
  'PUT /preferences': { body: preferencesChangeSchema, answer: preferencesSchema },
  'GET /stats': { answer: accountStatsSchema },
})
