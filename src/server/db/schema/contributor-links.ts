import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idOf, instant } from './columns.ts'
import { giftIdeas } from './gifts.ts'

/**
 * Links by which contributors of a split answer. A new one works beside those that were sent before; all of a contributor
 * end together. What they answer is in the split's own rows.
 */
export const contributorLinks = pgTable(
  'contributor_links',
  {
    userId: text('user_id').notNull(),
    /** Of the split: a gift has one. */
    giftIdeaId: idOf('gift_idea_id').notNull(),
    /** The id of a row of the split; a link of a row that is gone no longer works. */
    contributorId: text('contributor_id').notNull(),
    /** Of the whole token, which is kept nowhere. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was e-mailed. */
    sentAt: instant('sent_at'),
  },
  (t) => [
    // The link of a token, which carries its user.
    primaryKey({ columns: [t.userId, t.tokenHash] }),
    // The links of a split, and of one of its contributors.
    index('contributor_links_gift').on(t.userId, t.giftIdeaId, t.contributorId),
    // The cleanup of expired ones.
    index('contributor_links_expires').on(t.expiresAt),
    foreignKey({
      name: 'contributor_links_gift_of_user',
      columns: [t.userId, t.giftIdeaId],
      foreignColumns: [giftIdeas.userId, giftIdeas.id],
    }).onDelete('cascade'),
  ],
)
