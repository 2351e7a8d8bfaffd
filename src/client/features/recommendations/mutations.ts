import { useMutation } from '@tanstack/react-query'
import type { Product } from '#domain/catalogue/product-schema.ts'
import type { NewDismissal } from '#domain/contacts/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { api } from '#client/lib/api.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'

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
