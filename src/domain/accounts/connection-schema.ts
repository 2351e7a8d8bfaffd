import { z } from 'zod'
import { accountTexts } from '../texts/accounts.ts'
import { instantOut } from '../shared/wire.ts'
import { proofSchema } from './second-step.ts'
import { socialProviders } from './social.ts'

/** A provider that signs the user in, or could: the configured ones, and connected ones that were turned off since. */
export const connectionSchema = z.object({
  provider: z.enum(socialProviders),
  isConnected: z.boolean(),
  /** The address of the user's account there, confirmed or not; null if the provider shared none. */
  email: z.string().nullable(),
  connectedAt: instantOut.nullable(),
  /** There is another way in. */
  canDisconnect: z.boolean(),
})
export type Connection = z.infer<typeof connectionSchema>

export const connectionParamsSchema = z.object({ provider: z.enum(socialProviders, accountTexts.unknownProvider) })

/** Changing how you sign in needs a new proof of identity (second-step.ts); says where to go afterward. */
export const connectSchema = z
  .object({ proof: proofSchema, next: z.string().max(500) })
  .partial()
  .nullish()
/** The provider's page, to which the browser should go. */
export const departureSchema = z.object({ address: z.url() })
