// Without zod, for the page that shows what a file has.

/** Plans one account can have. */
export const MAX_PLANS = 200

/** People one plan can have. */
export const MAX_PLAN_PEOPLE = 200

/** How far ahead a plan's day may be. */
export const PLAN_YEARS_AHEAD = 10
