import { sql, type SQL } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ideaKinds, type CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import { instant, tsvector } from './columns.ts'

const words = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`)

/** Facts of an idea that are only shown with it, never searched. */
export type ProductFacts = Pick<
  CatalogueIdea,
  | 'smallParts'
  | 'adult21'
  | 'intimacy'
  | 'consumable'
  | 'useYears'
  | 'avoid'
  | 'contains'
  | 'needs'
  | 'extraCategoryIds'
  | 'featured'
> & {
  idealAge: { min: number; max: number }
  skill: CatalogueIdea['tags']['skill']
  /** How good a present it is for someone who loves each of its interests, 1 to 3. */
  delight: number[]
  circumstance: string | null
  /** Months (1–12) in which it is at its best. */
  season: number[]
  /** Position in its author's file: the order of the featured ideas on the landing page. */
  position: number
}

/**
 * A text as the search vector sees it. The migration creates `fold_text`, because a generated column allows immutable
 * functions only, and both databases should give the same results whatever their locale.
 */
const vector = (column: SQL, weight: 'A' | 'B' | 'C' | 'D') =>
  sql`setweight(to_tsvector('english', fold_text(coalesce(${column}, ''))), '${sql.raw(weight)}')`

/**
 * The embedded catalog, and above the products of each feed, which are in tables of their own that inherit from this one
 * (catalogue/feeds): reading this table reads them all. Belongs to no user.
 */
export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    provider: text('provider').notNull(),
    productKey: text('product_key').notNull(),
    title: text('title').notNull(),
    summary: text('summary'),
    description: text('description'),
    features: words('features'),
    priceLowCents: integer('price_low_cents'),
    priceHighCents: integer('price_high_cents'),
    priceTypicalCents: integer('price_typical_cents'),
    currency: text('currency').notNull().default('USD'),
    imageUrl: text('image_url'),
    /** A shop's page; an idea of the embedded catalogue has `searchTerms` instead. */
    productUrl: text('product_url'),
    searchTerms: text('search_terms'),
    categoryId: text('category_id').notNull(),
    /**
     * Every node of the tree under which it is found: its category with its ancestors, and those of its further
     * categories.
     */
    categories: words('categories'),
    /** The retailer's department it is sold in. */
    searchIndex: text('search_index'),
    kind: text('kind', { enum: ideaKinds }).notNull().default('gift'),
    itemType: text('item_type', { enum: ['gift', 'card'] })
      .notNull()
      .default('gift'),
    ageMin: integer('age_min'),
    ageMax: integer('age_max'),
    interests: words('interests'),
    synonyms: words('synonyms'),
    occasions: words('occasions'),
    relationships: words('relationships'),
    vibes: words('vibes'),
    facts: jsonb('facts').$type<Partial<ProductFacts>>().notNull().default({}),
    /** Its synonyms, and what people call its interests and its category. */
    searchWords: text('search_words').notNull().default(''),
    /** For whom and when: 'dad father christmas teenager'. */
    audienceWords: text('audience_words').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    /** What a feed tells besides. */
    brand: text('brand'),
    gtin: text('gtin'),
    inStock: boolean('in_stock').notNull().default(true),
    /** Before it was reduced. */
    originalPriceCents: integer('original_price_cents'),
    /** Since when its feed no longer has it: the next refresh removes it. */
    missingSince: instant('missing_since'),
    asOf: instant('as_of').notNull(),
    /** The title alone: an exact name ranks above a mention. Small enough to stay in the row. */
    searchTitle: tsvector('search_title').generatedAlwaysAs((): SQL => vector(sql`${products.title}`, 'A')),
    search: tsvector('search').generatedAlwaysAs(
      (): SQL =>
        sql`${vector(sql`${products.title}`, 'A')} || ${vector(sql`${products.searchWords}`, 'B')} || ${vector(sql`${products.summary}`, 'B')} || ${vector(sql`${products.description}`, 'C')} || ${vector(sql`${products.audienceWords}`, 'D')}`,
    ),
  },
  (t) => [
    uniqueIndex('products_provider_key').on(t.provider, t.productKey),
    // Products by their keys, whichever provider they are of.
    index('products_key').on(t.productKey),
    // Full-text search.
    index('products_search').using('gin', t.search),
    index('products_search_title').using('gin', t.searchTitle),
    // Searching within categories, and recommendations by category and by interest.
    index('products_categories').using('gin', t.categories),
    index('products_interests').using('gin', t.interests),
    index('products_occasions').using('gin', t.occasions),
    // Some of all products, mixed: read in this order from somewhere on, as far as needed (recommendations, browsing).
    index('products_mixed').using('btree', sql`md5(${t.productKey})`),
    // Browsing by price, in either direction, and by date; products of one price are mixed.
    index('products_price').on(t.priceTypicalCents, sql`md5(${t.productKey})`, t.id),
    index('products_newest').on(t.asOf, t.id),
    // What the editors chose for the window, mixed.
    index('products_featured')
      .using('btree', sql`md5(${t.productKey})`)
      .where(sql`(${t.facts}->>'featured')::boolean`),
    // Value picks of a department, mixed.
    index('products_department').on(t.searchIndex, sql`md5(${t.productKey})`),
    // Reduced products, mixed.
    index('products_on_sale')
      .using('btree', sql`md5(${t.productKey})`)
      .where(sql`${t.originalPriceCents} is not null`),
  ],
)

/** Every word of the products' titles and synonyms, used to correct misspelled ones. */
export const catalogueWords = pgTable(
  'catalogue_words',
  {
    word: text('word').primaryKey(),
    uses: integer('uses').notNull(),
  },
  // Words that look like the one asked for.
  (t) => [index('catalogue_words_alike').using('gin', t.word.op('gin_trgm_ops'))],
)

/** What was imported last, so that a start imports only what differs. */
export const catalogueImports = pgTable('catalogue_imports', {
  provider: text('provider').primaryKey(),
  contentHash: text('content_hash').notNull(),
  importedAt: instant('imported_at').notNull(),
})
