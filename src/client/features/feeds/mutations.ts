import { useMutation } from '@tanstack/react-query'
import type { FeedKind } from '#domain/feeds/schema.ts'
import { feedTexts } from '#domain/texts/feeds.ts'
import { api } from '#client/lib/api.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'

export function useCreateFeed() {
  return useMutation({
    mutationFn: (kind: FeedKind) => api('POST /feeds', { body: { kind } }),
    onError: (error) => toastError(error, feedTexts.failedToCreate),
  })
}

export function useRevokeFeed() {
  return useMutation({
    mutationFn: (id: number) => api('DELETE /feeds/:id', { params: { id } }),
    // Here, not where it is pressed: that row has gone by then.
    onSuccess: () => toastSuccess(feedTexts.revoked),
    onError: (error) => toastError(error, feedTexts.failedToRevoke),
  })
}
