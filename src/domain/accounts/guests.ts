/** A guest who does not come back within these days is removed with everything; the banner says so (decisions: Accounts). */
export const GUEST_IDLE_DAYS = 30
