import { z } from 'zod'
import { repeatGuard } from '../gifts/schema.ts'
import { addressKey } from '../shared/email-address.ts'
import {
  amountSchema,
  idSchema,
  instantOut,
  moneyOut,
  optionalEmailSchema,
  optionalText,
  plainText,
  requiredText,
} from '../shared/wire.ts'
import { splitTexts } from '../texts/splits.ts'
import { replyStates } from './reply.ts'
import { MAX_CONTRIBUTORS, MIN_CONTRIBUTORS, splitMethods } from './shares.ts'
import { fieldTexts } from '../texts/fields.ts'

export const contributorSchema = z.object({
  /** Of a row that the server has answered before; any other is a new row and gets the server's id. */
  id: z.union([plainText(100), z.number().transform(String)]).optional(),
  name: requiredText(200, fieldTexts.name, splitTexts.nameRequired),
  email: optionalEmailSchema.optional(),
  /** Needed in custom mode; in equal mode only a confirmed row's counts. */
  amount: amountSchema(splitTexts.shareAmount).optional(),
  /** Not sent, it stays as it was. */
  confirmed: z.boolean().optional(),
})
export type ContributorInput = z.infer<typeof contributorSchema>

const fields = {
  totalCost: amountSchema(splitTexts.totalAmount).optional(),
  contributors: z
    .array(contributorSchema, splitTexts.contributorRequired)
    .min(MIN_CONTRIBUTORS, splitTexts.contributorRequired)
    .max(MAX_CONTRIBUTORS, splitTexts.tooManyContributors)
    .superRefine(eachEmailOnce),
  splitMethod: z.enum(splitMethods, splitTexts.methodUnknown).optional(),
  /** True buys the gift. Otherwise the split follows its gift. */
  isPurchased: z.boolean().optional(),
  description: optionalText(500, fieldTexts.description).optional(),
  organizerEmail: optionalEmailSchema.optional(),
  /** Asked of the purchase alone. */
  ...repeatGuard,
}

export const newSplitSchema = z.object({ giftIdeaId: idSchema, ...fields })
export type NewSplit = z.infer<typeof newSplitSchema>

export const splitChangeSchema = z
  .object({ giftIdeaId: idSchema, ...fields })
  .partial()
  .extend({ version: z.number().int().optional() })
export type SplitChange = z.infer<typeof splitChangeSchema>

export const splitSchema = z.object({
  id: z.number().int(),
  uid: z.string(),
  giftIdeaId: z.number().int(),
  totalCost: moneyOut,
  contributors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      amount: moneyOut,
      confirmed: z.boolean(),
      contributedAt: instantOut.nullable(),
      /** What they answered by their link; null until they do. `amount` was their share then. */
      reply: z
        .object({ state: z.enum(replyStates), note: z.string().nullable(), at: instantOut, amount: moneyOut })
        .nullable(),
    }),
  ),
  splitMethod: z.enum(splitMethods),
  isPurchased: z.boolean(),
  description: z.string().nullable(),
  organizerEmail: z.string().nullable(),
  createdAt: instantOut,
  updatedAt: instantOut,
  version: z.number().int(),
})
export type Split = z.infer<typeof splitSchema>

function eachEmailOnce(contributors: ContributorInput[], ctx: z.RefinementCtx): void {
  const seen = new Set<string>()
  for (const [index, { email }] of contributors.entries()) {
    if (!email) continue
    const address = addressKey(email)
    if (seen.has(address)) ctx.addIssue({ code: 'custom', path: [index, 'email'], message: splitTexts.emailTwice })
    seen.add(address)
  }
}
