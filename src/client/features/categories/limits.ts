/** MAX_INTERESTS of the domain, copied so that the picker doesn't load its schemas. */
export const MAX_PICKS = 5
