import { queryOptions, type Query } from '@tanstack/react-query'
import type { Import } from '#domain/imports/schema.ts'
import { api } from '#client/lib/api.ts'

/** How often a running import is asked how far it is, in ms. */
const PROGRESS_EVERY_MS = 1_000

export const importQueries = {
  /** Newest first. Asked again while one is running, and otherwise never by itself. */
  all: () =>
    queryOptions({
      queryKey: ['imports', 'all'],
      queryFn: ({ signal }) => api('GET /imports', { signal }),
      staleTime: 0,
      refetchInterval: ({ state }: Query<Import[]>) =>
        state.data?.some(isRunning) === true ? PROGRESS_EVERY_MS : false,
    }),

  /** With everyone in the file, as long as it waits for the user. */
  one: (id: number) =>
    queryOptions({
      queryKey: ['imports', 'one', id],
      queryFn: ({ signal }) => api('GET /imports/:id', { params: { id }, signal }),
    }),
}

export function isRunning({ state }: Pick<Import, 'state'>): boolean {
  return state === 'running'
}

/** It still waits for the user. */
export function isOpen({ state }: Pick<Import, 'state'>): boolean {
  return state === 'mapping' || state === 'preview'
}
