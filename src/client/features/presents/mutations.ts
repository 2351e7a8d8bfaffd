import { useMutation } from '@tanstack/react-query'
import type { Present } from '#domain/presents/schema.ts'
import { presentTexts as texts } from '#domain/texts/presents.ts'
import { api, type Body } from '#client/lib/api.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'

/** Shows no error itself: the form puts the server's messages at its fields. */
export function useAddPresent() {
  return useMutation({
    mutationFn: (body: Body<'POST /presents-received'>) => api('POST /presents-received', { body }),
    onSuccess: () => toastSuccess(texts.added),
  })
}

/** Shows no error itself. */
export function useChangePresent() {
  return useMutation({
    mutationFn: ({ id, ...body }: Body<'PATCH /presents-received/:id'> & { id: number }) =>
      api('PATCH /presents-received/:id', { params: { id }, body }),
    onSuccess: () => toastSuccess(texts.saved),
  })
}

/** The last tap counts: there is nothing to overwrite. */
export function useThank() {
  return useMutation({
    mutationFn: ({ present: { id }, thankedOn }: { present: Present; thankedOn: string | null }) =>
      api('PATCH /presents-received/:id', { params: { id }, body: { thankedOn } }),
    onSuccess: ({ thankedOn }) => toastSuccess(thankedOn === null ? texts.waitsAgain : texts.markedThanked),
    onError: (error) => toastError(error, texts.failed),
  })
}

export function useRemovePresent() {
  return useMutation({
    mutationFn: (id: number) => api('DELETE /presents-received/:id', { params: { id } }),
    onSuccess: () => toastSuccess(texts.removed),
    onError: (error) => toastError(error, texts.failed),
  })
}
