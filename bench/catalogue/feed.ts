import type pg from 'pg'
import type { Database } from '#server/db/connection.ts'
import { importEmbedded } from '#server/catalogue/embedded/import.ts'

const PROVIDER = 'feed-test'
/** No statement may take longer than the server's own limit. */
const PART = 4_000

/** Nearly half of the variants have no such word of their own: the emptier the word, the more often. */
const makes =
  'classic small large wooden handmade vintage modern portable travel deluxe mini premium rustic folding personalised recycled bamboo ceramic leather steel glass linen copper brass walnut cork felt velvet enamel marble striped floral quilted engraved woven lightweight waterproof insulated adjustable magnetic'
const colors =
  'black white grey navy blue green red yellow pink purple orange teal turquoise cream ivory beige brown charcoal silver gold coral lavender mint olive burgundy amber'

/**
 * The embedded ideas, and of them as many variants as are missing to `size` rows: other makes and colors, other prices,
 * fewer synonyms, as a shop's feed would have them. Always the same ones, and no two neighbors of one idea.
 */
export async function fillCatalogue(database: Database, size: number): Promise<void> {
  await importEmbedded(database, new Date('2026-11-01T00:00:00Z'))
  await database.patiently(async () => {
    // One connection for all of it: the embedded database has no other, and its upkeep would take turns with us.
    const client = await database.pool.connect()
    const { rows } = await client.query<{ count: number }>('select count(*)::int from products')
    const ideas = rows[0]?.count ?? 0
    for (let from = 1; from <= size - ideas; from += PART)
      await addVariants(client, from, Math.min(from + PART - 1, size - ideas), ideas)
    await client.query('vacuum (analyze) products')
    client.release()
  })
}

async function addVariants(client: pg.PoolClient, from: number, to: number, ideas: number): Promise<void> {
  await client.query(
    `with variant as (
       select g, p.*,
         (string_to_array($4, ' '))[1 + abs(hashint4(g)) % 60 % 40] as make,
         abs(hashint4(g)) % 60 < 36 as is_made,
         (string_to_array($5, ' '))[1 + abs(hashint4(g + 500000)) % 26] as color,
         0.6 + abs(hashint4(g + 900000)) % 100 / 100.0 as factor
       from generate_series($1::int, $2::int) g
       join (select row_number() over (order by md5(product_key)) - 1 as place, * from products where provider <> '${PROVIDER}') p
         on p.place = g % $3::int
       order by g)
     insert into products (provider, product_key, title, summary, description, features, price_low_cents, price_high_cents,
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
