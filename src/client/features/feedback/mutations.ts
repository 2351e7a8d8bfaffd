import { useMutation } from '@tanstack/react-query'
import { feedbackTexts } from '#domain/texts/feedback.ts'
import { api, type Body } from '#client/lib/api.ts'
import { queryClient } from '#client/lib/query.ts'
import { toastError } from '#client/lib/toast.ts'

export function useSubmitFeedback() {
  return useMutation({
    mutationFn: ({ fields, key }: { fields: Body<'POST /feedback'>; key: string }) =>
      api('POST /feedback', { body: fields, idempotencyKey: key }),
  })
}

/** Sends only what changed, so that two administrators can edit different fields of the same message. */
export function useManageFeedback(id: number) {
  return useMutation({
    mutationFn: (change: Body<'PATCH /feedback/:id'>) => api('PATCH /feedback/:id', { params: { id }, body: change }),
  })
}

/** Lists and badge are refetched only if something was unread. */
export function useMarkAllRead(onMarked: (ids: readonly number[]) => void) {
  return useMutation({
    mutationFn: () => api('POST /feedback/mark-all-read'),
    meta: { invalidates: false },
    onSuccess: ({ ids }) => {
      if (ids.length === 0) return undefined
      onMarked(ids)
      return queryClient.invalidateQueries({ queryKey: ['feedback'] })
    },
    onError: (error) => toastError(error, feedbackTexts.inbox.couldNotMarkRead),
  })
}
