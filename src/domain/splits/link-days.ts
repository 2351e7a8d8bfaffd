/** How long a contributor's link works. Apart from the schemas, which bring zod along. */
export const CONTRIBUTOR_LINK_DAYS = 60
