import { z } from 'zod'
import { accountTexts } from '../texts/accounts.ts'

/** The password of a local account; the word DELETE of a guest or of whom a provider signs in. */
export const accountDeletionSchema = z.object({
  password: z
    .string()
    .min(1, accountTexts.deleteAccount.passwordRequired)
    .max(1024, accountTexts.deleteAccount.passwordWrong)
    .optional(),
  confirm: z.string().max(40, accountTexts.deleteAccount.wordExpected).optional(),
})
