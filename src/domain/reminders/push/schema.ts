import { z } from 'zod'
import { idSchema, instantOut } from '#domain/shared/wire.ts'
import { pushTexts } from '#domain/texts/push.ts'

/** Unpadded base64url of so many bytes. */
function bytes(count: number) {
  const characters = Math.ceil((count * 4) / 3)
  return z.string(pushTexts.keysInvalid).regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`), pushTexts.keysInvalid)
}

export const pushKeySchema = z.object({
  /** What browsers call `applicationServerKey`. */
  publicKey: z.string(),
})

/** A browser's PushSubscription as JSON. */
export const pushSubscriptionInputSchema = z.object({
  /** As browsers write addresses: without spaces, controls and letters beyond ASCII. */
  endpoint: z
    .string(pushTexts.endpointInvalid)
    .max(1000, pushTexts.endpointInvalid)
    .regex(/^[!-~]+$/, pushTexts.endpointInvalid),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }, pushTexts.keysInvalid),
})
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionInputSchema>

/** A device that is notified. Where its messages go, and with which keys, never leaves the server. */
export const pushDeviceSchema = z.object({
  id: idSchema,
  userAgent: z.string().nullable(),
  createdAt: instantOut,
  lastUsedAt: instantOut.nullable(),
  /** Whether it's the requesting browser. */
  isCurrent: z.boolean(),
})
export type PushDevice = z.infer<typeof pushDeviceSchema>
