import { useState } from 'react'
import { useAddGift, useSaveForLater } from '#client/features/gifts/mutations.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { toDecimal } from '#domain/shared/money.ts'
import { parseShare } from '#domain/splits/shares.ts'
import { useFormKey } from '#client/lib/form-key.ts'
import { toastError } from '#client/lib/toast.ts'
import type { SplitProduct } from './split-product.ts'

type ShownGift = Pick<
  Gift,
  | 'title'
  | 'description'
  | 'price'
  | 'priceKind'
  | 'imageUrl'
  | 'productUrl'
  | 'rating'
  | 'reviewCount'
  | 'matchReason'
  | 'itemType'
  | 'provider'
  | 'productKey'
>

/** A product that becomes a gift at the first thing done with it: once, however often that is tried. */
export function useGiftToSplit(
  product: SplitProduct,
  { contactId, occasionId }: { contactId: number; occasionId: number | null },
) {
  const [gift, setGift] = useState<Gift | null>(null)
  const add = useAddGift()
  const later = useSaveForLater()
  const keyFor = useFormKey()
  const shown: ShownGift = gift ?? asGift(product)

  /** The gift as the lists then have it; undefined when that failed or was declined, which the user was told. */
  const keep = async ({ isSaved, failed }: { isSaved: boolean; failed: string }): Promise<Gift | undefined> => {
    try {
      if (gift !== null) return await later.mutateAsync(gift)
      const place = { contactId, occasionId, isSaved: isSaved && occasionId !== null }
      const body = { ...shown, ...place, asOf: product.asOf }
      const kept = await add.mutateAsync({ ...body, key: keyFor(body) })
      setGift(kept)
      return kept
    } catch (error) {
      toastError(error, failed)
      return undefined
    }
  }
  return { gift, shown, keep, isKeeping: add.isPending || later.isPending }
}

function asGift(product: SplitProduct): ShownGift {
  const { price, priceAmount, rating } = product
  const cents = parseShare(priceAmount ?? price)
  return {
    title: product.title,
    description: product.description ?? null,
    // A display text that is no amount is no price.
    price: priceAmount ?? (cents > 0 ? toDecimal(cents) : null),
    priceKind: product.priceKind ?? 'typical',
    imageUrl: product.imageUrl ?? null,
    productUrl: product.productUrl ?? null,
    rating: rating === undefined || rating === null || Number(rating) <= 0 ? null : Number(rating).toFixed(1),
    reviewCount: product.reviewCount ?? null,
    matchReason: product.matchReason ?? null,
    itemType: product.itemType ?? 'gift',
    provider: product.provider,
    productKey: product.productKey ?? null,
  }
}
