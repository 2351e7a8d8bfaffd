import { keepPreviousData, queryOptions, type Query } from '@tanstack/react-query'
import type { FeedMapping } from '#domain/catalogue/sources/fields.ts'
import type { Source, SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { api } from '#client/lib/api.ts'

/** How often a running import is asked how far it is, in ms. */
const PROGRESS_EVERY_MS = 1_000

// The installation's, read again whenever they are shown.
const meta = { isOwn: false } as const

export const sourceQueries = {
  /** Asked again while a feed is being imported, and otherwise never by itself. */
  all: queryOptions({
    queryKey: ['sources', 'all'],
    queryFn: ({ signal }) => api('GET /admin/sources', { signal }),
    refetchInterval: ({ state }: Query<Source[]>) =>
      state.data?.some(isImporting) === true ? PROGRESS_EVERY_MS : false,
    meta,
  }),

  /** With its departments. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['sources', 'one', id],
      queryFn: ({ signal }) => api('GET /admin/sources/:id', { params: { id }, signal }),
      refetchInterval: ({ state }: Query<SourceDetails>) =>
        state.data !== undefined && isImporting(state.data) ? PROGRESS_EVERY_MS : false,
      meta,
    }),

  /** Of one feed, with whichever columns. */
  previews: (id: string) => ['sources', 'preview', id] as const,

  /** The beginning of the feed; read with other columns, the first products stay until the answer is there. */
  preview: (id: string, mapping: FeedMapping | undefined) =>
    queryOptions({
      queryKey: [...sourceQueries.previews(id), mapping],
      queryFn: ({ signal }) =>
        api('POST /admin/sources/:id/preview', { params: { id }, body: { ...(mapping && { mapping }) }, signal }),
      placeholderData: keepPreviousData,
      meta,
    }),
}

export function isImporting({ state }: Pick<Source, 'state'>): boolean {
  return state === 'importing'
}

/** It waits for its administrator: nothing of it was ever imported, nor tried to. */
export function isNew({ state, feed }: Source): boolean {
  return feed !== undefined && feed.lastImport === null && state !== 'importing'
}
