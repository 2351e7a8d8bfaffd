/** What a picture that somebody chose may have before it's made smaller. */
export const MAX_UPLOAD_MB = 15
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1_000_000

/** What is kept of it: pixels of the longer side, and bytes. */
export const STORED_EDGE_PX = 400
export const MAX_STORED_BYTES = 60_000

/** All pictures of one account, some five hundred. The export of the largest account must fit into an import with them. */
export const MAX_ACCOUNT_MB = 10
export const MAX_ACCOUNT_BYTES = MAX_ACCOUNT_MB * 1_000_000
