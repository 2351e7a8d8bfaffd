import { sql, type SQL } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, tsvector } from './columns.ts'

/** The embedded catalogue and, later, imported feeds. Belongs to no user. */
export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    provider: text('provider').notNull(),
    productKey: text('product_key').notNull(),
    title: text('title').notNull(),
    summary: text('summary'),
    description: text('description'),
    features: text('features')
      .array()
      .notNull()
      .default(sql`'{}'`),
    priceLowCents: integer('price_low_cents'),
    priceHighCents: integer('price_high_cents'),
    priceTypicalCents: integer('price_typical_cents'),
    currency: text('currency').notNull().default('USD'),
    imageUrl: text('image_url'),
    productUrl: text('product_url'),
    categoryId: text('category_id').notNull(),
    searchIndex: text('search_index'),
    itemType: text('item_type', { enum: ['gift', 'card'] })
      .notNull()
      .default('gift'),
    ageMin: integer('age_min'),
    ageMax: integer('age_max'),
    tags: jsonb('tags')
      .$type<{ interests: string[]; occasions: string[]; relationships: string[]; vibes: string[] }>()
      .notNull(),
    flags: text('flags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    isActive: boolean('is_active').notNull().default(true),
    asOf: instant('as_of').notNull(),
    search: tsvector('search').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('english', ${products.title}), 'A') || setweight(to_tsvector('english', coalesce(${products.summary}, '')), 'B') || setweight(to_tsvector('english', coalesce(${products.description}, '')), 'C')`,
    ),
  },
  (t) => [
    uniqueIndex('products_provider_key').on(t.provider, t.productKey),
    // Deals and recommendations by category.
    index('products_category').on(t.categoryId),
    // Full-text search, and typo tolerance.
    index('products_search').using('gin', t.search),
    index('products_title_trigram').using('gin', t.title.op('gin_trgm_ops')),
  ],
)
