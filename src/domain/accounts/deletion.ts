import { z } from 'zod'
import { accountTexts } from '../texts/accounts.ts'

/** A local account's password; for guests and social accounts, the word DELETE. */
export const accountDeletionSchema = z.object({
  password: z
    .string()
    .min(1, accountTexts.deleteAccount.passwordRequired)
    .max(1024, accountTexts.deleteAccount.passwordWrong)
    .optional(),
  confirm: z.string().max(40, accountTexts.deleteAccount.wordExpected).optional(),
})
