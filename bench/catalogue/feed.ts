import { sql, type SQL } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { Database } from '#server/db/connection.ts'
import { importEmbedded } from '#server/catalogue/embedded/import.ts'
import { createTable, indexesFor } from '#server/catalogue/feeds/products-table.ts'

const PROVIDER = 'feed:1'
const TABLE = 'feed_products_1_bench'
/** No statement may take longer than the server's own limit. */
const PART = 4_000

/** Nearly half of the variants have no such word of their own: the emptier the word, the more often. */
const makes =
  'classic small large wooden handmade vintage modern portable travel deluxe mini premium rustic folding personalised recycled bamboo ceramic leather steel glass linen copper brass walnut cork felt velvet enamel marble striped floral quilted engraved woven lightweight waterproof insulated adjustable magnetic'
const colors =
  'black white grey navy blue green red yellow pink purple orange teal turquoise cream ivory beige brown charcoal silver gold coral lavender mint olive burgundy amber'

/**
 * The embedded ideas, and of them as many variants as are missing to `size` rows: other makes and colors, other prices,
 * fewer synonyms, as a shop's feed would have them. Always the same ones, and no two neighbors of one idea. They're in a
 * table of their own, as the products of a feed are.
 */
export async function fillCatalogue(database: Database, size: number): Promise<void> {
  const { db, pool } = database
  await importEmbedded(database, new Date('2026-11-01T00:00:00Z'))
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from products')
  const ideas = rows[0]?.count ?? 0
  if (size <= ideas) return
  await createTable(db, TABLE, PROVIDER)
  // Of two sessions; the embedded database has one, where the parts take turns.
  const turns = pLimit(2)
  const parts = Array.from({ length: Math.ceil((size - ideas) / PART) }, (_, at) => at * PART + 1)
  const fill = (from: number) => addVariants(pool, from, Math.min(from + PART - 1, size - ideas), ideas)
  await database.patiently(() => Promise.all(parts.map((from) => turns(() => fill(from)))))
  const indexes = await indexesFor(db, TABLE)
  const build = (index: SQL) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`set local maintenance_work_mem = '256MB'`)
      await tx.execute(index)
    })
  await database.patiently(() => Promise.all(indexes.map((index) => turns(() => build(index)))))
  await pool.query(`alter table ${TABLE} inherit products`)
  await pool.query(
    "insert into product_feeds (name, schedule, products_table, products, created_at) values ('Variants', 'off', $1, $2, now())",
    [TABLE, size],
  )
  await database.patiently(async () => {
    await pool.query(`vacuum (analyze) ${TABLE}`)
    await pool.query('vacuum (analyze) products')
  })
}

async function addVariants(pool: Database['pool'], from: number, to: number, ideas: number): Promise<void> {
  await pool.query(
    `with variant as (
       select g, p.*,
         (string_to_array($4, ' '))[1 + abs(hashint4(g)) % 60 % 40] as make,
         abs(hashint4(g)) % 60 < 36 as is_made,
         (string_to_array($5, ' '))[1 + abs(hashint4(g + 500000)) % 26] as color,
         0.6 + abs(hashint4(g + 900000)) % 100 / 100.0 as factor
       from generate_series($1::int, $2::int) g
       join (select row_number() over (order by md5(product_key)) - 1 as place, * from products) p
         on p.place = g % $3::int
       order by g)
     insert into ${TABLE} (provider, product_key, title, summary, description, features, price_low_cents, price_high_cents,
       price_typical_cents, image_url, product_url, search_terms, category_id, categories, search_index, kind, item_type,
       age_min, age_max, interests, synonyms, occasions, relationships, vibes, facts, search_words, audience_words,
       is_active, as_of)
     select '${PROVIDER}', product_key || '-' || g,
       case when is_made then initcap(make) || ' ' || lower(left(title, 1)) || substr(title, 2) else title end || ', ' || color,
       summary, description || ' In ' || color || '.', features,
       (price_low_cents * factor)::int, (price_high_cents * factor)::int, (price_typical_cents * factor)::int,
       'https://shop.example/p/' || g || '.jpg', 'https://shop.example/p/' || g, search_terms, category_id, categories,
       search_index, kind, item_type, age_min, age_max, interests,
       case g % 3 when 0 then synonyms else synonyms[1:2] end, occasions, relationships, vibes, facts - 'featured',
       case g % 3 when 0 then search_words else array_to_string((string_to_array(search_words, ' · '))[1:6], ' · ') end,
       audience_words, true, as_of
     from variant order by g`,
    [from, to, ideas, makes, colors],
  )
}
