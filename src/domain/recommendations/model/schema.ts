import { z } from 'zod'

/** The operator's language model: its name, and the host that it's asked at. Null if there is none. */
export const modelOfferSchema = z.object({ name: z.string(), host: z.string() }).nullable()
export type ModelOffer = z.infer<typeof modelOfferSchema>
