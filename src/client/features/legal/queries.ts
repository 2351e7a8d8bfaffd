import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

/** Which version serves this page, and whom people write to. Kept across sign-in and sign-out: it belongs to no user. */
export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => api('GET /version', { signal }),
  meta: { isOwn: false },
})
