import { z } from 'zod'
import { accountTexts } from '../texts/accounts.ts'

/** Typed where there's no password: in capitals, so that nobody types it by accident. */
export const DELETION_WORD = 'DELETE'

/** A local account's password; for guests and social accounts, the word. */
export const accountDeletionSchema = z.object({
  password: z
    .string()
    .min(1, accountTexts.deleteAccount.passwordRequired)
    .max(1024, accountTexts.deleteAccount.passwordWrong)
    .optional(),
  confirm: z.string().max(40, accountTexts.deleteAccount.wordExpected).optional(),
})
