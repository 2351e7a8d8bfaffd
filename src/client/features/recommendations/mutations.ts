import { useMutation } from '@tanstack/react-query'
import type { Product } from '#domain/catalogue/product-schema.ts'
import type { NewDismissal } from '#domain/contacts/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { queryOfTerms, type Terms } from '#domain/recommendations/terms.ts'
import { languageModelTexts } from '#domain/texts/language-model.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { api } from '#client/lib/api.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'
import { refreshRecommendations } from './queries.ts'

type Dismissed = Pick<Product, 'provider' | 'productKey' | 'title'>

/** 'Not for them' and 'Has it already': it never comes back for that person, unless it is undone at once. */
export function useDismiss({ id, fullName }: { id: number; fullName: string }) {
  const params = { id }
  const undo = useMutation({
    mutationFn: ({ provider, productKey }: Dismissed) =>
      api('DELETE /contacts/:id/dismissals', { params, body: { provider, productKey } }),
    onSuccess: (_nothing, { title }) => toastSuccess(recommendationTexts.dismissalUndone(title)),
    onError: (error) => toastError(error, recommendationTexts.failedToDismiss),
  })
  return useMutation({
    mutationFn: ({
      product: { provider, productKey },
      reason,
    }: {
      product: Dismissed
      reason: NewDismissal['reason']
      /** Back where it was. */
      onUndone: () => void
    }) => api('POST /contacts/:id/dismissals', { params, body: { provider, productKey, reason } }),
    onSuccess: (_answer, { product, reason, onUndone }) =>
      toast({
        ...recommendationTexts.dismissed[reason](product.title, fullName),
        action: {
          label: generalTexts.undo,
          onSelect: () => undo.mutate(product, { onSuccess: onUndone }),
        },
      }),
    onError: (error, { onUndone }) => {
      onUndone()
      toastError(error, recommendationTexts.failedToDismiss)
    },
  })
}

/** Sends what the preview showed. It says how that ended, whether or not the dialog is still open. */
export function useAskModel({
  contactId,
  occasionId,
  terms,
}: {
  contactId: number
  occasionId: number | undefined
  terms: Terms
}) {
  return useMutation({
    mutationFn: (body: { hash: string; notes: boolean }) =>
      api('POST /gift-recommendations/:contactId/model-request', {
        params: { contactId },
        query: { occasionId, ...queryOfTerms(terms) },
        body,
      }),
    onSuccess: ({ outcome }) => {
      const { title, description } = languageModelTexts.outcomes[outcome]
      if (outcome === 'answered') refreshRecommendations(contactId)
      toast({ title, description, ...(outcome !== 'answered' && { variant: 'destructive' }) })
    },
    onError: (error) => toastError(error, languageModelTexts.failedToAsk),
  })
}

const { log } = languageModelTexts
const afterDeleting = {
  onSuccess: () => toastSuccess(log.deleted),
  onError: (error: Error) => toastError(error, log.failedToDelete),
}

export function useDeleteRequest() {
  return useMutation({
    mutationFn: (id: number) => api('DELETE /recommendation-log/:id', { params: { id } }),
    ...afterDeleting,
  })
}

export function useDeleteRequests() {
  return useMutation({ mutationFn: () => api('DELETE /recommendation-log'), ...afterDeleting })
}
