import { useMutation } from '@tanstack/react-query'
import type { Import, OpenImport } from '#domain/imports/schema.ts'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { api, type Body } from '#client/lib/api.ts'
import { invalidateOwn, queryClient } from '#client/lib/query.ts'
import { toastError } from '#client/lib/toast.ts'
import { forgetReview } from './preview/review.ts'
import { importQueries } from './queries.ts'

/** Nothing of the account changes before an import is done, so none of these has anything else refetched. */
const changesNothingYet = { invalidates: false } as const

/** Reads the file again, in another way. */
export function useReadAgain(id: number) {
  return useMutation({
    mutationFn: (choices: Body<'POST /imports/:id/mapping'>) =>
      api('POST /imports/:id/mapping', { params: { id }, body: choices }),
    meta: changesNothingYet,
    onSuccess: (read) => {
      forgetReview(id)
      putOpen(read)
    },
    onError: (error) => toastError(error, texts.preview.failedToRead),
  })
}

export function useRun(id: number) {
  return useMutation({
    mutationFn: (people: Body<'POST /imports/:id/run'>['people']) =>
      api('POST /imports/:id/run', { params: { id }, body: { people } }),
    meta: changesNothingYet,
    onSuccess: (started) => {
      putInList(started)
      queryClient.removeQueries({ queryKey: importQueries.one(id).queryKey })
    },
    onError: (error) => toastError(error, texts.preview.failedToStart),
  })
}

export function useDiscard(id: number) {
  return useMutation({
    mutationFn: () => api('DELETE /imports/:id', { params: { id } }),
    meta: changesNothingYet,
    onSuccess: () => {
      forgetReview(id)
      queryClient.setQueryData(importQueries.all().queryKey, (all) => all?.filter((one) => one.id !== id))
      queryClient.removeQueries({ queryKey: importQueries.one(id).queryKey })
    },
    onError: (error) => toastError(error, texts.preview.failedToDiscard),
  })
}

/** Afterwards anything may be gone: contacts, their events, and what the dashboard counts. */
export function useUndo(id: number) {
  return useMutation({
    mutationFn: () => api('POST /imports/:id/undo', { params: { id } }),
    onError: (error) => {
      toastError(error, texts.undo.failed)
      void invalidateOwn()
    },
  })
}

/** What is in a file that was just read: its page asks nothing more. */
export function putOpen(read: OpenImport) {
  queryClient.setQueryData(importQueries.one(read.id).queryKey, read)
  const {
    columns: _columns,
    guess: _guess,
    assumptions: _how,
    isMapped: _mapped,
    people: _who,
    problems: _what,
    room: _room,
    ...row
  } = read
  putInList(row)
}

function putInList(row: Import) {
  queryClient.setQueryData(importQueries.all().queryKey, (all) =>
    all === undefined ? undefined : [row, ...all.filter(({ id }) => id !== row.id)].toSorted((a, b) => b.id - a.id),
  )
}
