import { eq } from 'drizzle-orm'
import type { DbOrTx } from './connection.ts'
import { appSecrets } from './schema.ts'

/**
 * A secret of this installation, created on first use. All processes use the one that was stored first, so that each can
 * read what another has signed or sealed.
 */
export async function appSecret(
  db: DbOrTx,
  name: string,
  make: () => string | Promise<string>,
  now: Date,
): Promise<string> {
  const stored = await readSecret(db, name)
  if (stored !== undefined) return stored
  await db
    .insert(appSecrets)
    .values({ name, value: await make(), createdAt: now })
    .onConflictDoNothing()
  const kept = await readSecret(db, name)
  if (kept === undefined) throw new Error(`the secret '${name}' was stored and is not there`)
  return kept
}

async function readSecret(db: DbOrTx, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: appSecrets.value }).from(appSecrets).where(eq(appSecrets.name, name))
  return row?.value
}
