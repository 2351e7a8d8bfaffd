/** The most interest categories a contact can have. */
export const MAX_INTERESTS = 5
/** The most special events queued while adding a contact. */
export const MAX_SPECIAL_EVENTS = 10
