import { sql, type SQL } from 'drizzle-orm'
import { FALLBACK_DRAWING } from '#domain/pictures/drawings.ts'
import { giftIdeas } from './schema.ts'

/** A gift's picture for lists that browsers keep: a scene in place of a picture whose shop allows its address for a day only. */
export const imageUrlToKeep: SQL<string | null> =
  sql`case when 'imageUrl' = any(${giftIdeas.shopFields}) then ${sql.raw(`'${FALLBACK_DRAWING}'`)} else ${giftIdeas.imageUrl} end`
