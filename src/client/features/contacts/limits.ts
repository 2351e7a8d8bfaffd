/** MAX_SPECIAL_EVENTS of the domain, copied so that the form doesn't load its schemas. */
export const MAX_QUEUED_EVENTS = 10
