import { z } from 'zod'
import { inputTexts } from '../texts/input.ts'

// The page that the last line of a mail leads to. Works without a sign-in.

export const mailChoicesSchema = z.object({
  emailReminders: z.boolean(),
  productNews: z.boolean(),
  /** Where these mails go, half hidden: 'a•••@example.com'. */
  address: z.string(),
})
export type MailChoices = z.infer<typeof mailChoicesSchema>

const switchSchema = z.boolean(inputTexts.onOrOff)

export const mailChoicesChangeSchema = z.object({ emailReminders: switchSchema, productNews: switchSchema }).partial()
