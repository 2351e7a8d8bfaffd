/** Administrators see the latest fifty. */
export const API_FAILURES_SHOWN = 50
/** The newest mails of the outbox that its list shows. */
export const OUTBOX_SHOWN = 200
