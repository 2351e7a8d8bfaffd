import { queryOptions } from '@tanstack/react-query'
import type { AccountStats } from '#domain/accounts/schema.ts'
import { profileQueries } from '#client/features/profile/queries.ts'

/** What a guest has here, in the words of the banner and of Exit Guest's warning. */
export const guestBelongingsQuery = queryOptions({
  ...profileQueries.stats,
  select: ({ totalContacts, totalEvents, totalGifts }: AccountStats) => ({
    contacts: totalContacts,
    events: totalEvents,
    gifts: totalGifts,
  }),
})
