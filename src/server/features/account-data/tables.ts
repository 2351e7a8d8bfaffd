import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { getTableColumns } from 'drizzle-orm'
import type { FileList } from '#domain/account-data/file.ts'
import type { ContentField } from '#domain/gifts/offers/content.ts'
import {
  askAnswers,
  budgetEnvelopes,
  contactPictures,
  contacts,
  emailReminders,
  feedback,
  giftIdeas,
  giftPictures,
  giftSplits,
  modelRequests,
  occasions,
  occasionSkips,
  planOccurrences,
  plans,
  presentsReceived,
  productDismissals,
  reminders,
  userActivities,
  userPreferences,
  userProfiles,
  users,
} from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'

/** What of each table is in the file, and what isn't and why (docs/your-data.md says the same). */
export interface ExportedTable {
  table: PgTable
  /** The rows that are the user's. */
  of: (owner: OwnerId) => SQL | undefined
  /** Columns that are not in the file. */
  out: Record<string, string>
  /** Columns that are in the file but not imported. */
  told: Record<string, string>
  /** Columns of which the file has less than the table. */
  read?: Record<string, SQL>
}

const OWNER = 'the account that imports'
const OF_ITS_PICTURE = 'the picture is in a list of its own'
const OF_ITS_CONTENT = 'made of the content'
const OF_A_SHOP = 'what a shop said, whose rules allow it for a day: it is not in the file'
const LOOKED_UP = 'what a shop said last; it is looked up again'
const ID_OF_A_LINE = 'nothing refers to it; the order of the list is kept'

/** What the user wrote, not what a shop said that may be kept for a day. */
function unlessOfShop(field: Exclude<ContentField, 'offer'>, column: PgColumn = giftIdeas[field]): SQL {
  return sql`case when ${field} = any(${giftIdeas.shopFields}) then null else ${column} end`
}

/** The lists of the file. A column in neither `out` nor `told` is imported as it was. */
export const exportedLists: Record<FileList, ExportedTable> = {
  contacts: {
    table: contacts,
    of: (owner) => eq(contacts.userId, owner),
    out: { userId: OWNER, pictureVersion: OF_ITS_PICTURE },
    told: {},
  },
  occasions: {
    table: occasions,
    of: (owner) => eq(occasions.userId, owner),
    out: { userId: OWNER },
    told: {},
  },
  occasionSkips: {
    table: occasionSkips,
    of: (owner) => eq(occasionSkips.userId, owner),
    out: { userId: OWNER },
    told: {},
  },
  productDismissals: {
    table: productDismissals,
    of: (owner) => eq(productDismissals.userId, owner),
    out: { userId: OWNER },
    told: {},
  },
  giftIdeas: {
    table: giftIdeas,
    of: (owner) => eq(giftIdeas.userId, owner),
    out: {
      userId: OWNER,
      pictureVersion: OF_ITS_PICTURE,
      contentFetchedAt: OF_A_SHOP,
      shopFields: OF_A_SHOP,
      offerPrice: LOOKED_UP,
      offerInStock: LOOKED_UP,
      offerAsOf: LOOKED_UP,
      checkAt: LOOKED_UP,
    },
    told: {},
    read: {
      description: unlessOfShop('description'),
      imageUrl: unlessOfShop('imageUrl'),
      rating: unlessOfShop('rating'),
      reviewCount: unlessOfShop('rating', giftIdeas.reviewCount),
    },
  },
  giftSplits: {
    table: giftSplits,
    of: (owner) => eq(giftSplits.userId, owner),
    out: { userId: OWNER },
    told: {},
  },
  budgetEnvelopes: {
    table: budgetEnvelopes,
    of: (owner) => eq(budgetEnvelopes.userId, owner),
    out: { userId: OWNER },
    told: {},
  },
  plans: { table: plans, of: (owner) => eq(plans.userId, owner), out: { userId: OWNER }, told: {} },
  planOccurrences: {
    table: planOccurrences,
    of: (owner) => eq(planOccurrences.userId, owner),
    out: { userId: OWNER },
    told: {},
  },
  askAnswers: {
    table: askAnswers,
    of: (owner) => eq(askAnswers.userId, owner),
    out: { id: ID_OF_A_LINE, userId: OWNER },
    told: {},
  },
  presentsReceived: {
    table: presentsReceived,
    of: (owner) => eq(presentsReceived.userId, owner),
    out: { id: ID_OF_A_LINE, userId: OWNER },
    told: {},
  },
  contactPictures: {
    table: contactPictures,
    of: (owner) => eq(contactPictures.userId, owner),
    out: { userId: OWNER, version: OF_ITS_CONTENT },
    told: {},
  },
  giftPictures: {
    table: giftPictures,
    of: (owner) => eq(giftPictures.userId, owner),
    out: { userId: OWNER, version: OF_ITS_CONTENT },
    told: {},
  },
  reminders: {
    table: reminders,
    // Future notices are planned again from the events and from what was sent already.
    of: (owner) => and(eq(reminders.userId, owner), or(reminders.isSent, sql`not ${reminders.isActive}`)),
    out: {
      id: ID_OF_A_LINE,
      userId: OWNER,
      lockedUntil: 'the lease of a process of this server',
      lockedBy: 'the lease of a process of this server',
      messageKey: 'made of the ids of this server, for notices still to be sent',
    },
    told: {},
  },
  emailReminders: {
    table: emailReminders,
    of: (owner) => eq(emailReminders.userId, owner),
    out: {
      id: ID_OF_A_LINE,
      userId: OWNER,
      messageId: 'made of the ids of this server',
    },
    told: {},
  },
  activities: {
    table: userActivities,
    of: (owner) => eq(userActivities.userId, owner),
    out: { id: ID_OF_A_LINE, userId: OWNER },
    told: {},
  },
  feedback: {
    table: feedback,
    of: (owner) => eq(feedback.userId, owner),
    out: {
      id: ID_OF_A_LINE,
      userId: OWNER,
      userEmail: 'the address of the account that imports: nobody speaks in the name of others',
      userName: 'the name of the account that imports',
      adminNotes: 'what administrators write for themselves',
      isRead: 'imported feedback is read: it rings no bell of the administrators again',
    },
    told: {
      reply: 'only this server’s administrators reply here',
      repliedAt: 'goes with the reply',
      replyByEmail: 'agreed to on the server that the feedback was sent to',
      replyMailedAt: 'goes with the reply',
    },
  },
  modelRequests: {
    table: modelRequests,
    of: (owner) => eq(modelRequests.userId, owner),
    out: { id: ID_OF_A_LINE, userId: OWNER, factsHash: 'made of the ids of this server' },
    told: {},
  },
}

const HOW_ONE_SIGNS_IN = 'belongs to how one signs in here'
const OF_THIS_SERVER = 'kept by this server for its own work'

/** The single entries. They are taken by an account in which nothing was entered yet; another keeps its own. */
export const exportedSettings = {
  account: {
    table: users,
    of: (owner) => eq(users.id, owner),
    out: {
      id: OWNER,
      passwordHash: 'a secret',
      auth0Id: HOW_ONE_SIGNS_IN,
      replitId: HOW_ONE_SIGNS_IN,
      emailKey: 'made from the address',
      isAdmin: 'decided by the server’s settings',
      dataVersion: OF_THIS_SERVER,
      plannedThrough: OF_THIS_SERVER,
    },
    told: {
      email: HOW_ONE_SIGNS_IN,
      profileImageUrl: 'comes from the provider at sign-in',
      picture: 'comes from the provider at sign-in',
      provider: HOW_ONE_SIGNS_IN,
      isGuest: HOW_ONE_SIGNS_IN,
      createdAt: 'the account that imports has its own',
      lastLoginAt: 'the account that imports has its own',
      updatedAt: 'the account that imports has its own',
      lastSeenAt: 'the account that imports has its own',
      emailVerifiedAt: 'an address is confirmed by its mail, never by a file',
      passwordChangedAt: HOW_ONE_SIGNS_IN,
      termsVersion: 'the account that imports has agreed for itself',
      termsAcceptedAt: 'the account that imports has agreed for itself',
      ageConfirmedAt: 'the account that imports has agreed for itself',
    },
  },
  profile: {
    table: userProfiles,
    of: (owner) => eq(userProfiles.userId, owner),
    out: { userId: OWNER },
    told: { emailVerifiedAt: 'an address is confirmed by its mail, never by a file' },
  },
  preferences: {
    table: userPreferences,
    of: (owner) => eq(userPreferences.userId, owner),
    out: {
      userId: OWNER,
      welcomeEmailSent: 'whether this account was welcomed here',
      digestSince: OF_THIS_SERVER,
      digestNextAt: OF_THIS_SERVER,
    },
    told: {},
  },
} satisfies Record<string, ExportedTable>

/** The columns that are in the file, by the names they have there. */
export function columnsInFile({ table, out }: ExportedTable): Record<string, PgColumn> {
  return Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !(name in out)))
}

/** The columns whose values come back from a file, by the names they have there. */
export function columnsRestored(exported: ExportedTable): Record<string, PgColumn> {
  return Object.fromEntries(Object.entries(columnsInFile(exported)).filter(([name]) => !(name in exported.told)))
}

/** Of those that are not in the file: what the account that imports has of its own, and what follows from the file. */
const ownColumns = new Set(['userId', 'version', 'checkAt', 'userEmail', 'userName', 'isRead'])

/** The columns that an import writes, the owner's among them. */
export function columnsToWrite(exported: ExportedTable): Record<string, PgColumn> {
  const own = Object.entries(getTableColumns(exported.table)).filter(([name]) => ownColumns.has(name))
  return { ...columnsRestored(exported), ...Object.fromEntries(own) }
}

/** What makes the order of a table's rows: its id, or all that makes a row one of a kind. */
export function keyColumns(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}
