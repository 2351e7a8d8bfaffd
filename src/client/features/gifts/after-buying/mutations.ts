import { useMutation } from '@tanstack/react-query'
import { deliveryAfter, type Delivered, type Delivery } from '#domain/gifts/delivery.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { deliveryTexts } from '#domain/texts/delivery.ts'
import { todayNow } from '#client/features/profile/parts/use-today.ts'
import { refreshRecommendations } from '#client/features/recommendations/queries.ts'
import { api } from '#client/lib/api.ts'
import { toastError } from '#client/lib/toast.ts'
import { changeAtOnce, toldAsElsewhere } from '../at-once.ts'

/** A step, the day of arrival, or how it went. The bar itself shows that it worked: no toast. */
export function useChangeDelivery(failed: string = deliveryTexts.failed) {
  return useMutation({
    mutationFn: ({ gift, ...fields }: Partial<Delivery> & { gift: Pick<Gift, 'id'> & Delivered }) =>
      changeAtOnce(gift, deliveryAfter(gift, gift, fields, todayNow()), (_guard, ifMatch) =>
        api('PUT /gift-ideas/:id', { params: { id: gift.id }, body: fields, ifMatch }),
      ),
    // What they loved is learned from.
    onSuccess: ({ contactId }) => refreshRecommendations(contactId),
    onError: async (error, { gift }) => {
      if (!(await toldAsElsewhere(error, gift.id))) toastError(error, failed)
    },
  })
}
