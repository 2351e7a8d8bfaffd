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
    onSuccess: (_result, _variables, _context, mutation) =>
      Promise.all(
        (mutation.meta?.changes ?? []).map((subject) => queryClient.invalidateQueries({ queryKey: [subject] })),
      ),
  }),
})

// Any 401 may mean that the session ended elsewhere: ask once who we are; the router does the rest.
function noticeLostSession(error: Error) {
  if (isSignedOut(error)) void queryClient.invalidateQueries({ queryKey: ['session'] })
}
