import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#client/lib/api.ts'

/** Long enough for the next keystroke, too short to be noticed, in ms. */
const DEBOUNCE_MS = 120

/**
 * The server's results; the last ones stay until the next arrive. An outdated request is aborted. `isCurrent`: the
 * results are for exactly this text.
 */
export function useFound(text: string) {
  const asked = useDebounced(text)
  const query = useQuery({ ...search(asked), placeholderData: (previous) => previous })
  return {
    answer: query.data,
    isCurrent: asked === text && query.isSuccess && !query.isPlaceholderData,
    hasFailed: query.isError && !query.isFetching && asked === text,
    isWaiting: asked !== text || query.isFetching,
    retry: () => void query.refetch(),
  }
}

/** Refetched each time: any change may affect it, and the server answers 304 when nothing has changed. */
function search(text: string) {
  return queryOptions({
    queryKey: ['search', text],
    queryFn: async ({ signal }) => ({
      text,
      found: await api('GET /search', { query: { q: text }, signal }),
    }),
    meta: { isOwn: false },
    staleTime: 0,
    gcTime: 60_000,
  })
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    // Emptying the field shows at once what was there at the start.
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
