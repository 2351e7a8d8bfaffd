import { z } from 'zod'
import { deleteAccountTexts } from '../texts/delete-account.ts'

/** Typed where there's no password: in capitals, so that nobody types it by accident. */
export const DELETION_WORD = 'DELETE'

/** A local account's password; for guests and social accounts, the word. */
export const accountDeletionSchema = z.object({
  password: z
    .string()
    .min(1, deleteAccountTexts.passwordRequired)
    .max(1024, deleteAccountTexts.passwordWrong)
    .optional(),
  confirm: z.string().max(40, deleteAccountTexts.wordExpected).optional(),
})
