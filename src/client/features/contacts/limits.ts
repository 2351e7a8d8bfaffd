/** MAX_SPECIAL_EVENTS of the domain (spec 1 §9), without the schemas it stands beside. */
export const MAX_QUEUED_EVENTS = 10
