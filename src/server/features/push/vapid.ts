import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { appSecrets } from '#server/db/schema.ts'

/** How push services know this installation (RFC 8292). */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const NAME = 'vapid'

/**
 * The installation's keys, made when first asked for. All processes take what one of them has stored: with keys of its
 * own, none could reach the browsers that subscribed at another.
 */
export async function vapidKeys(db: Db, now: Date): Promise<VapidKeys> {
  const stored = await readKeys(db)
  if (stored) return stored
  const { generateVAPIDKeys } = await loadWebPush()
  const value = JSON.stringify(generateVAPIDKeys())
  await db.insert(appSecrets).values({ name: NAME, value, createdAt: now }).onConflictDoNothing()
  const kept = await readKeys(db)
  if (!kept) throw new Error('the VAPID keys were stored and are not there')
  return kept
}

async function readKeys(db: Db): Promise<VapidKeys | undefined> {
  const [row] = await db.select().from(appSecrets).where(eq(appSecrets.name, NAME))
  return row ? (JSON.parse(row.value) as VapidKeys) : undefined
}

/** Loaded with the first subscription or message, and not with the server. */
export async function loadWebPush() {
  const { default: webPush } = await import('web-push')
  return webPush
}
