import { z } from 'zod'
import { accountTexts } from '../texts/accounts.ts'
import { inputTexts } from '../texts/input.ts'

// The page that an e-mail's unsubscribe link opens. Works without signing in.

/** The signed link proves who is asking. */
export const mailLinkSchema = z.object({
  token: z.string(accountTexts.unsubscribeInvalid).max(300, accountTexts.unsubscribeInvalid),
})

export const mailChoicesSchema = z.object({
  emailReminders: z.boolean(),
  weeklyDigest: z.boolean(),
  productNews: z.boolean(),
  /** The address these e-mails go to, half hidden: 'a•••@example.com'. */
  address: z.string(),
})
export type MailChoices = z.infer<typeof mailChoicesSchema>

const switchSchema = z.boolean(inputTexts.onOrOff)

export const mailChoicesChangeSchema = z
  .object({ emailReminders: switchSchema, weeklyDigest: switchSchema, productNews: switchSchema })
  .partial()
