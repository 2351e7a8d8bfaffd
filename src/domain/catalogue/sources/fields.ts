/** What of an item in a feed is read. The mapping says in which column each is. */
export const feedFields = [
  'id',
  'title',
  'description',
  'link',
  'imageLink',
  'price',
  'salePrice',
  'salePriceDates',
  'listPrice',
  'currency',
  'availability',
  'brand',
  'gtin',
  'department',
  'ageGroup',
  'gender',
  'adult',
] as const
export type FeedField = (typeof feedFields)[number]

/** Without these an item can't be shown. */
export const requiredFeedFields = ['id', 'title', 'link', 'imageLink', 'price'] as const satisfies FeedField[]

/** The column in which each field is. */
export type FeedMapping = Partial<Record<FeedField, string>>

/** How often a feed is fetched by itself. */
export const feedSchedules = ['off', 'hourly', 'daily', 'weekly'] as const
export type FeedSchedule = (typeof feedSchedules)[number]

export const feedFormats = ['tsv', 'csv', 'xml'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** How a refresh ended. 'refused': the file was read, but what is there was better kept. */
export const feedOutcomes = ['imported', 'unchanged', 'refused', 'failed'] as const
export type FeedOutcome = (typeof feedOutcomes)[number]

/** Why a refresh brought nothing. The sentence for each is in `domain/texts/product-feeds.ts`. */
export const feedProblems = [
  'unreachable',
  'blocked',
  'notFound',
  'forbidden',
  'notAFeed',
  'noFile',
  'truncated',
  'empty',
  'wrongEncoding',
  'tooLarge',
  'tooManyRejects',
  'shrunk',
  'grown',
  'timedOut',
  'interrupted',
] as const
export type FeedProblem = (typeof feedProblems)[number]
