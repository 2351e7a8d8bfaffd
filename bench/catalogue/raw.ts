import type pg from 'pg'
import type { Asked } from './queries.ts'

const PAGE = 40
/** As much of a product as a page shows. */
const shown =
  'id, provider, product_key, title, summary, description, features, kind, item_type, category_id, price_low_cents, price_typical_cents, price_high_cents, image_url, product_url, search_terms, facts'

/**
 * What anybody would write first: all of the words by the index, ranked by PostgreSQL, one page with the same filters.
 * No synonyms beyond those in the rows, no typos, no session, no HTTP.
 */
export async function searchRaw(pool: pg.Pool, asked: Asked): Promise<number> {
  const { text, categoryIds, minPrice, maxPrice, age, itemType, page = 1 } = asked
  const values: unknown[] = [text]
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions = [
    "search @@ websearch_to_tsquery('english', $1)",
    'is_active',
    categoryIds && `categories && ${add(categoryIds)}::text[]`,
    minPrice !== undefined && `price_typical_cents >= ${add(minPrice * 100)}::int`,
    maxPrice !== undefined && `price_typical_cents <= ${add(maxPrice * 100)}::int`,
    age !== undefined && `age_min <= ${add(age)}::int and age_max >= $${values.length}::int`,
    itemType && `item_type = ${add(itemType)}`,
  ].filter((condition) => typeof condition === 'string')
  const sql = `select ${shown} from products where ${conditions.join(' and ')}
    order by ts_rank(search, websearch_to_tsquery('english', $1)) desc, id limit ${PAGE} offset ${add((page - 1) * PAGE)}::int`
  const { rows } = await pool.query(sql, values)
  return rows.length
}
