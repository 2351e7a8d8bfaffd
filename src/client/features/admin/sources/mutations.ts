import { useMutation } from '@tanstack/react-query'
import type { NewSource, Source, SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { sourceScreenTexts as texts } from '#domain/texts/source-screens.ts'
import { api, type Body } from '#client/lib/api.ts'
import { queryClient } from '#client/lib/query.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'
import { apiFailuresQuery } from '../queries.ts'
import { sourceQueries } from './queries.ts'

/** Sources belong to no account: none of its own data changes with them. */
const meta = { invalidates: false } as const

/** Asks a source once; what it says is how it is from now on. */
export function useTry({ id, name }: Source) {
  return useMutation({
    mutationFn: () => api('POST /admin/sources/:id/try', { params: { id } }),
    meta,
    onSuccess: (after) => {
      putSource(after)
      void queryClient.invalidateQueries({ queryKey: apiFailuresQuery.queryKey })
      if (after.state === 'ok') toastSuccess(texts.list.answered(name))
      else toast({ title: texts.list.didNotAnswer(name), description: reasonOf(after), variant: 'destructive' })
    },
    onError: (error) => toastError(error, texts.list.failedToTry),
  })
}

function reasonOf({ note, lastFailure }: Source): string | undefined {
  return note ?? lastFailure?.text
}

export function useAddFeed() {
  return useMutation({
    mutationFn: (feed: NewSource) => api('POST /admin/sources', { body: feed }),
    meta,
    onSuccess: putSource,
  })
}

/** Only what changed; the form says what went wrong. */
export function useChangeFeed(id: string) {
  return useMutation({
    mutationFn: (change: Body<'PATCH /admin/sources/:id'>) =>
      api('PATCH /admin/sources/:id', { params: { id }, body: change }),
    meta,
    onSuccess: putSource,
  })
}

export function useRefresh(id: string) {
  return useMutation({
    mutationFn: (how: Body<'POST /admin/sources/:id/refresh'>) =>
      api('POST /admin/sources/:id/refresh', { params: { id }, body: how }),
    meta,
    onSuccess: putSource,
    onError: (error) => {
      toastError(error, texts.feed.failedToRefresh)
      // It may be running already, started elsewhere.
      void queryClient.invalidateQueries({ queryKey: sourceQueries.one(id).queryKey })
    },
  })
}

export function useRemoveFeed({ id, name }: Source) {
  return useMutation({
    mutationFn: () => api('DELETE /admin/sources/:id', { params: { id } }),
    meta,
    onSuccess: () => {
      queryClient.setQueryData(sourceQueries.all.queryKey, (all) => all?.filter((one) => one.id !== id))
      toastSuccess(texts.feed.removed(name))
    },
    onError: (error) => toastError(error, texts.feed.failedToRemove),
  })
}

/** What the server said of one source, in its page and in the list. */
export function putSource(after: SourceDetails) {
  queryClient.setQueryData(sourceQueries.one(after.id).queryKey, after)
  const { departments: _departments, ...row } = after
  queryClient.setQueryData(sourceQueries.all.queryKey, (all) =>
    all === undefined
      ? undefined
      : all.some(({ id }) => id === row.id)
        ? all.map((one) => (one.id === row.id ? row : one))
        : [...all, row],
  )
}
