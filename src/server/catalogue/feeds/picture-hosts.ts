import { gt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { productFeeds } from '#server/db/schema.ts'

/** Where the pictures of imported feeds are, as a policy for pages names them. */
export async function feedPictureHosts(db: Db): Promise<string[]> {
  const rows = await db
    .select({ hosts: productFeeds.pictureHosts })
    .from(productFeeds)
    .where(gt(productFeeds.products, 0))
  return [...new Set(rows.flatMap(({ hosts }) => hosts))].map((host) => `https://${host}`)
}
