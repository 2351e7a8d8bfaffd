/** How long a run can be undone. */
export const UNDO_DAYS = 30
/** How long a file waits for its user before it's removed. */
export const PREVIEW_HOURS = 24
