import { appSecret } from '#server/db/app-secrets.ts'
import type { Db } from '#server/db/connection.ts'

/** How push services know this installation (RFC 8292). */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** The installation's keys, shared by all processes: browsers subscribe for one key. */
export async function vapidKeys(db: Db, now: Date): Promise<VapidKeys> {
  const stored = await appSecret(
    db,
    'vapid',
    async () => {
      const { generateVAPIDKeys } = await loadWebPush()
      return JSON.stringify(generateVAPIDKeys())
    },
    now,
  )
  return JSON.parse(stored) as VapidKeys
}

/** Loaded with the first subscription or message, and not with the server. */
export async function loadWebPush() {
  const { default: webPush } = await import('web-push')
  return webPush
}
