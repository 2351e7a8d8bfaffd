/** The largest file that is fetched, as it's sent. */
export const MAX_FEED_BYTES = 1024 * 1024 * 1024
/** The largest that is uploaded: it's kept in the database. */
export const MAX_UPLOAD_BYTES = 256 * 1024 * 1024
/** The largest once unpacked: a million items of 4 kB. */
export const MAX_UNPACKED_BYTES = 4 * 1024 * 1024 * 1024
export const MAX_FEED_ITEMS = 2_000_000
/** The longest item, in characters. */
export const MAX_ITEM_LENGTH = 256 * 1024
export const MAX_COLUMNS = 500
export const MAX_COLUMN_NAME = 120
export const MAX_DEPARTMENT = 300
/** Departments of one feed that are remembered; the items of any others have guessed categories. */
export const MAX_DEPARTMENTS = 2_000
/** Rejects that are kept for download; the others are counted. */
export const MAX_REJECTS = 1_000
/** Items that a preview shows. */
export const PREVIEW_ROWS = 20
/** Feeds of one installation. */
export const MAX_FEEDS = 20
