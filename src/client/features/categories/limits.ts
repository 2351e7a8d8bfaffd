/** MAX_INTERESTS of the domain (spec 1 §9), without the schemas it stands beside. */
export const MAX_PICKS = 5
