/** Guests who don't come back within this many days are deleted with all their data; the banner says so. */
export const GUEST_IDLE_DAYS = 30
