import { z } from 'zod'
import { securityTexts } from '../texts/security.ts'

/** How many recovery codes there are at a time. */
export const RECOVERY_CODES = 10

export const challengeTokenSchema = z
  .string(securityTexts.tooLate)
  .min(1, securityTexts.tooLate)
  .max(100, securityTexts.tooLate)

/** Six digits of the app, or a recovery code, with the spaces and hyphens people put between. */
const codeSchema = z
  .string(securityTexts.codeRequired)
  .trim()
  .min(1, securityTexts.codeRequired)
  .max(40, securityTexts.codeWrong)

/** Changing how you sign in needs a new proof of identity: the password, or a code from the app or the list. */
export const proofSchema = z
  .object({ password: z.string().min(1).max(1024), code: codeSchema })
  .partial()
  .nullish()
export type Proof = z.infer<typeof proofSchema>

export const codeSignInSchema = z.object({
  challengeToken: challengeTokenSchema,
  code: codeSchema,
  mergeGuest: z.boolean().optional(),
})
export const codeConfirmationSchema = z.object({ code: codeSchema })

export const authenticatorAppSchema = z.object({
  isOn: z.boolean(),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: z.number().int(),
})
export type AuthenticatorApp = z.infer<typeof authenticatorAppSchema>

export const newAuthenticatorAppSchema = z.object({
  /** Base32, for typing it in. */
  secret: z.string(),
  /** 'otpauth://totp/…', for the QR code. */
  uri: z.string(),
})
/** Shown this once: only their hashes are stored. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })
