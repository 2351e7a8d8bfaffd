import { MutationCache, partialMatchKey, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Query, QueryKey } from '@tanstack/react-query'
import { isNotFound, isSignedOut } from './api-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** A query is of the account's own data unless it says that it isn't: writes leave products, pictures and the like alone. */
    queryMeta: { isOwn?: false }
    mutationMeta: {
      /** A mutation invalidates all own data unless it writes none, or settles what it changes itself. */
      invalidates?: false
      /** The queries of what a deletion removed, by its variables: what still shows it would only get a 404. */
      removes?(variables: unknown): QueryKey[]
    }
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
    onSuccess: (_result, variables, _context, { meta }) =>
      meta?.invalidates === false ? undefined : settled(meta?.removes?.(variables)),
  }),
})

/**
 * After a write, all of the account's own data is stale: what is on the screen is refetched now, the rest when it's next shown.
 * A read that is under way may have begun before the change, and counts as fresh when it arrives: the first one of a list, and
 * one ahead of a screen, aren't replaced by React Query, so they are repeated.
 * @param except queries of what the write removed: still on the screen for a moment, and refetched only when shown again
 * @param only keys that begin what the write changed, where the rest stays as it was
 */
export async function invalidateOwn({
  except = [],
  only,
}: { except?: readonly QueryKey[]; only?: readonly QueryKey[] } = {}): Promise<void> {
  const spared = new Set(except.map((queryKey) => queryClient.getQueryCache().find({ queryKey, exact: true })))
  const isMeant = ({ queryKey }: Query) => only?.some((key) => partialMatchKey(queryKey, key)) ?? true
  const isStale = (query: Query) => isOwn(query) && !spared.has(query) && isMeant(query)
  const early = queryClient.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: (query) => isStale(query) && (query.state.data === undefined || !query.isActive()),
  })
  const repeat = Promise.allSettled(early.map(async ({ promise }) => promise)).then(() =>
    Promise.all(early.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey, exact: true }))),
  )
  await Promise.all([
    queryClient.invalidateQueries({ predicate: isStale }),
    queryClient.invalidateQueries({ predicate: (query) => spared.has(query), refetchType: 'none' }),
    repeat,
  ])
}

/** A page that Back brings out of the browser's cache stood still: nobody told it what was changed on the pages after it. */
export function followReturn() {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void invalidateOwn()
  })
}

let before: Promise<void> = Promise.resolve()

/** Changes finish in the order in which they were made, though one cancels the reads of another: so do their toasts. */
function settled(except: readonly QueryKey[] = []): Promise<void> {
  const own = invalidateOwn({ except })
  before = before.then(() => own)
  return before
}

/** A row that is gone stays gone: its dialog says so, and would begin to load again. */
function isOwn({ meta, state }: Query): boolean {
  return meta?.isOwn !== false && !isNotFound(state.error)
}

// Any 401 may mean that the session ended elsewhere: ask once who we are; the router does the rest.
function noticeLostSession(error: Error) {
  if (isSignedOut(error)) void queryClient.invalidateQueries({ queryKey: ['session'] })
}
