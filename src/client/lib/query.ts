import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut } from './api-error.ts'

/** First word of every query key. A mutation names the subjects it changes; their queries are refetched. */
export type Subject =
  | 'activities'
  | 'adminMetrics'
  | 'apiFailures'
  | 'categories'
  | 'contacts'
  | 'dashboard'
  | 'featured'
  | 'feedback'
  | 'gifts'
  /** Version and support address: the same for everyone. */
  | 'installation'
  | 'occasions'
  /** Mails on the server's disk, for administrators. */
  | 'outbox'
  /** Small copies of other sites' pictures; none changes under its address. */
  | 'pictures'
  | 'preferences'
  | 'profile'
  | 'push'
  | 'recommendations'
  | 'reminders'
  | 'search'
  | 'session'
  | 'splits'
  | 'stats'

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Subject, ...unknown[]]
    mutationMeta: { changes?: readonly Subject[] }
  }
}

/** Nothing is retried, nothing polls and nothing goes stale by itself. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Infinity },
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({ onError: noticeLostSession }),
  mutationCache: new MutationCache({
    onError: (error) => noticeLostSession(error),
    // Returning the promise keeps the mutation pending until what is on the screen is true again.
    onSuccess: (_result, _variables, _context, mutation) => Promise.all((mutation.meta?.changes ?? []).map(refetch)),
  }),
})

/**
 * Everything about a subject is stale. A read that is under way may have begun before the change, and counts as fresh when it
 * arrives: the first one of a list, and one ahead of a screen, aren't replaced by React Query, so they are repeated.
 */
async function refetch(subject: Subject): Promise<void> {
  const early = queryClient.getQueryCache().findAll({
    queryKey: [subject],
    fetchStatus: 'fetching',
    predicate: (query) => query.state.data === undefined || !query.isActive(),
  })
  const repeat = Promise.allSettled(early.map(async ({ promise }) => promise)).then(() =>
    Promise.all(early.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey, exact: true }))),
  )
  await Promise.all([queryClient.invalidateQueries({ queryKey: [subject] }), repeat])
}

// Any 401 may mean that the session ended elsewhere: ask once who we are; the router does the rest.
function noticeLostSession(error: Error) {
  if (isSignedOut(error)) void queryClient.invalidateQueries({ queryKey: ['session'] })
}
