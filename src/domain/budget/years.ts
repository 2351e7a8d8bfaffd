// The years that have a budget: what was given before computers, and what can be planned, is within them.

export const FIRST_YEAR = 1970
export const LAST_YEAR = 2199
