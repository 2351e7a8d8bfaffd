import { z } from 'zod'
import { emailAddressSchema, optionalText } from '../shared/wire.ts'
import { accountTexts } from '../texts/accounts.ts'
import { passwordLengthTexts } from '../texts/password-length.ts'
import { fieldTexts } from '../texts/fields.ts'
import { passwordTexts } from '../texts/password.ts'
import { passwordProblem } from './password.ts'
import { mailedTokenSchema } from './schema.ts'

// What sets a password. Apart from schema.ts, so that forms without a new password don't load the list of common ones.

/** @param tooShort the message of the form that asks for the password */
function newPasswordSchema(tooShort: string = passwordLengthTexts.tooShort.description) {
  return z.string(tooShort).superRefine((password, ctx) => {
    const problem = passwordProblem(password, tooShort)
    if (problem) ctx.addIssue({ code: 'custom', message: problem })
  })
}

export const signUpSchema = z.object({
  email: emailAddressSchema,
  password: newPasswordSchema(),
  name: optionalText(120, fieldTexts.name).optional(),
  confirmAge: z.literal(true, accountTexts.confirmAge),
})

export const resetPasswordSchema = z.object({
  ...mailedTokenSchema.shape,
  newPassword: newPasswordSchema(),
})

export const updatePasswordSchema = z.object({
  currentPassword: z
    .string(passwordTexts.currentRequired)
    .min(1, passwordTexts.currentRequired)
    .max(1024, passwordTexts.currentWrong),
  newPassword: newPasswordSchema(passwordTexts.newTooShort),
})
