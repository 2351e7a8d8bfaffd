import { z } from 'zod'
import { instantOut, requiredText } from '../shared/wire.ts'
import { challengeTokenSchema } from './second-step.ts'
import { fieldTexts } from '../texts/fields.ts'
import { inputTexts } from '../texts/input.ts'
import { securityTexts } from '../texts/security.ts'

/** More devices than anyone has; a synced passkey works on several. */
export const MAX_PASSKEYS = 20

const passkeyName = requiredText(60, fieldTexts.name, securityTexts.passkeys.nameRequired)

export const passkeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Synced by a password manager or an account, so it works on several devices. */
  isSynced: z.boolean(),
  createdAt: instantOut,
  lastUsedAt: instantOut.nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

/** Options for the browser's request to an authenticator (PublicKeyCredential…OptionsJSON of WebAuthn 3). */
export const ceremonySchema = z.object({
  challengeToken: z.string(),
  options: z.looseObject({ challenge: z.string() }),
})

const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, inputTexts.base64url)

/** The browser's answer (RegistrationResponseJSON); verification decides what it means. */
const registrationSchema = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
  clientExtensionResults: z.looseObject({}),
})

/** AuthenticationResponseJSON. */
const assertionSchema = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(200).nullish(),
  }),
  clientExtensionResults: z.looseObject({}),
})

export const newPasskeySchema = z.object({
  challengeToken: challengeTokenSchema,
  response: registrationSchema,
  name: passkeyName,
})
export const passkeyChangeSchema = z.object({ name: passkeyName })
export const passkeySignInSchema = z.object({
  challengeToken: challengeTokenSchema,
  response: assertionSchema,
  mergeGuest: z.boolean().optional(),
})
