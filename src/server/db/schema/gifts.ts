import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Reply } from '#domain/splits/reply.ts'
import { deliveryStates, reactions } from '#domain/gifts/delivery.ts'
import { contentFields } from '#domain/gifts/offers/content.ts'
import { users } from './accounts.ts'
import { bytes, calendarDate, cents, idOf, instant, rowId } from './columns.ts'
import { contacts, occasions } from './people.ts'

export const giftIdeas = pgTable(
  'gift_ideas',
  {
    /** The contact's owner, too. */
    userId: text('user_id').notNull(),
    id: rowId('id').notNull(),
    uid: uuid('uid').notNull().defaultRandom(),
    contactId: idOf('contact_id').notNull(),
    occasionId: idOf('occasion_id'),
    title: text('title').notNull(),
    description: text('description'),
    price: cents('price'),
    currency: text('currency').notNull().default('USD'),
    priceKind: text('price_kind', { enum: ['user', 'live', 'typical', 'sample'] })
      .notNull()
      .default('user'),
    imageUrl: text('image_url'),
    /** Of the user's own picture in gift_pictures, which is shown in place of the product's. */
    pictureVersion: text('picture_version'),
    productUrl: text('product_url'),
    /** 0.0 to 5.0; null when nobody rated it. */
    rating: numeric('rating', { precision: 2, scale: 1 }),
    reviewCount: integer('review_count'),
    /** True: assigned to its occasion. */
    isSaved: boolean('is_saved').notNull().default(false),
    matchReason: text('match_reason'),
    isPurchased: boolean('is_purchased').notNull().default(false),
    /** The occurrence it was bought for: a yearly occasion comes back without last year's present. Kept after that day. */
    occurrenceDate: calendarDate('occurrence_date'),
    purchasedAt: instant('purchased_at'),
    pricePaid: cents('price_paid'),
    /** What happened since it was bought (domain/gifts/delivery.ts). */
    deliveryState: text('delivery_state', { enum: deliveryStates }).notNull().default('none'),
    arrivesOn: calendarDate('arrives_on'),
    /** How it went; null until the user says so. */
    reaction: text('reaction', { enum: reactions }),
    itemType: text('item_type', { enum: ['gift', 'card'] })
      .notNull()
      .default('gift'),
    provider: text('provider').notNull().default('manual'),
    productKey: text('product_key'),
    /** When the shop said what is in `shopFields`, as long as its rules demand that this goes (domain/gifts/offers/content.ts). */
    contentFetchedAt: instant('content_fetched_at'),
    /** Fields with a shop's content, which goes by then; what the user changed is the user's own. */
    shopFields: text('shop_fields', { enum: contentFields })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What the shop asked when it was looked up last; null if that isn't known, or may not be compared. */
    offerPrice: cents('offer_price'),
    /** Null until it was looked up. */
    offerInStock: boolean('offer_in_stock'),
    offerAsOf: instant('offer_as_of'),
    /** When to think of looking it up again; null for what no shop has, and for what is bought. */
    checkAt: instant('check_at'),
    /** Since when its price is watched; null if it isn't. */
    watchedAt: instant('watched_at'),
    watchBelow: cents('watch_below'),
    /** The price that the next drop is measured from. */
    watchFrom: cents('watch_from'),
    position: integer('position').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    // A gift, and all of a user's.
    primaryKey({ columns: [t.userId, t.id] }),
    // A gift of an exported file.
    unique('gift_ideas_uid').on(t.userId, t.uid),
    // A contact's gifts; the no-repeat guard.
    index('gift_ideas_contact').on(t.userId, t.contactId),
    // An occasion's two lists and the counts on every row.
    index('gift_ideas_occasion').on(t.userId, t.occasionId, t.isSaved),
    // Ideas of the embedded catalogue that were saved lately, by whom: what is trending.
    index('gift_ideas_trending')
      .on(t.createdAt, t.productKey, t.userId)
      .where(sql`${t.provider} = 'ribbonry'`),
    // Which of a user's occurrences have a gift.
    index('gift_ideas_assigned')
      .on(t.userId, t.occurrenceDate)
      .where(sql`${t.isSaved}`),
    // What to look up at shops.
    index('gift_ideas_check')
      .on(t.checkAt)
      .where(sql`${t.checkAt} is not null`),
    // What a shop's rules demand to be gone soon.
    index('gift_ideas_content')
      .on(t.contentFetchedAt)
      .where(sql`${t.contentFetchedAt} is not null`),
    foreignKey({
      name: 'gift_ideas_contact_of_user',
      columns: [t.userId, t.contactId],
      foreignColumns: [contacts.userId, contacts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'gift_ideas_occasion_of_contact',
      columns: [t.userId, t.occasionId, t.contactId],
      foreignColumns: [occasions.userId, occasions.id, occasions.contactId],
    }).onDelete('cascade'),
    check('gift_ideas_saved_has_occasion', sql`not ${t.isSaved} or ${t.occasionId} is not null`),
    check('gift_ideas_occurrence_is_bought', sql`${t.occurrenceDate} is null or ${t.isPurchased}`),
    check(
      'gift_ideas_delivered_is_bought',
      sql`${t.isPurchased} or (${t.deliveryState} = 'none' and ${t.reaction} is null)`,
    ),
    check('gift_ideas_arriving_is_ordered', sql`${t.arrivesOn} is null or ${t.deliveryState} <> 'none'`),
  ],
)

/** Pictures that users chose for their gift ideas, apart from these, so that lists don't read them. */
export const giftPictures = pgTable(
  'gift_pictures',
  {
    userId: text('user_id').notNull(),
    giftIdeaId: idOf('gift_idea_id').notNull(),
    /** Made of the content: another picture has another address. */
    version: text('version').notNull(),
    /** WebP, 60 kB at most. */
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // A picture by its address, and all of an account, whose bytes are counted.
    primaryKey({ columns: [t.userId, t.giftIdeaId] }),
    foreignKey({
      name: 'gift_pictures_gift_of_user',
      columns: [t.userId, t.giftIdeaId],
      foreignColumns: [giftIdeas.userId, giftIdeas.id],
    }).onDelete('cascade'),
  ],
)

/** Drops of watched prices: each is told once, in the bell, on devices and by e-mail. */
export const priceDrops = pgTable(
  'price_drops',
  {
    userId: text('user_id').notNull(),
    id: rowId('id').notNull(),
    giftIdeaId: idOf('gift_idea_id').notNull(),
    price: cents('price').notNull(),
    /** Null if it isn't known. */
    was: cents('was'),
    createdAt: instant('created_at').notNull(),
    /** When the user's devices were sent it; null while they wait for it. */
    pushedAt: instant('pushed_at'),
  },
  (t) => [
    // All of a user's.
    primaryKey({ columns: [t.userId, t.id] }),
    // A gift's, when it goes.
    index('price_drops_gift').on(t.userId, t.giftIdeaId),
    // Clean-up.
    index('price_drops_created').on(t.createdAt),
    // What is to be pushed.
    index('price_drops_waiting')
      .on(t.createdAt)
      .where(sql`${t.pushedAt} is null`),
    foreignKey({
      name: 'price_drops_gift_of_user',
      columns: [t.userId, t.giftIdeaId],
      foreignColumns: [giftIdeas.userId, giftIdeas.id],
    }).onDelete('cascade'),
  ],
)

/** One row of a split as stored in `gift_splits.contributors`. */
export interface StoredContributor {
  id: string
  name: string
  email?: string
  amountCents: number
  confirmed: boolean
  /** ISO instant. */
  contributedAt?: string
  /** What they answered by their link. */
  reply?: Reply
}

export const giftSplits = pgTable(
  'gift_splits',
  {
    userId: text('user_id').notNull(),
    id: rowId('id').notNull(),
    uid: uuid('uid').notNull().defaultRandom(),
    giftIdeaId: idOf('gift_idea_id').notNull(),
    totalCost: cents('total_cost').notNull(),
    contributors: jsonb('contributors').$type<StoredContributor[]>().notNull(),
    isPurchased: boolean('is_purchased').notNull().default(false),
    splitMethod: text('split_method', { enum: ['equal', 'custom'] })
      .notNull()
      .default('custom'),
    description: text('description'),
    organizerEmail: text('organizer_email'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // A split of an exported file.
    unique('gift_splits_uid').on(t.userId, t.uid),
    // The split of a gift, which has one at most.
    uniqueIndex('gift_splits_gift').on(t.userId, t.giftIdeaId),
    foreignKey({
      name: 'gift_splits_gift_of_user',
      columns: [t.userId, t.giftIdeaId],
      foreignColumns: [giftIdeas.userId, giftIdeas.id],
    }).onDelete('cascade'),
  ],
)

/** Thumbnails of other sites' pictures: of a user's gifts, and of the pages that they paste. A cache, with an end each. */
export const pictures = pgTable(
  'pictures',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `sourceVersion` of the source. */
    version: text('version').notNull(),
    source: text('source').notNull(),
    /** WebP; null if the picture couldn't be fetched. */
    content: bytes('content'),
    /** Null while it is only offered. */
    fetchedAt: instant('fetched_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.version] }),
    // The thumbnails that a user keeps, newest first.
    index('pictures_kept')
      .on(t.userId, t.fetchedAt)
      .where(sql`${t.content} is not null`),
    // The clean-up of those that have ended.
    index('pictures_expires').on(t.expiresAt),
  ],
)
