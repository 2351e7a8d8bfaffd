import { useRef, useState } from 'react'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { todayNow } from '#client/features/profile/parts/use-today.ts'
import type { Product } from '#domain/catalogue/product-schema.ts'
import { foundReason } from '#domain/recommendations/match-reason.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { useFormKey } from '#client/lib/form-key.ts'
import { queryClient } from '#client/lib/query.ts'
import { toast, toastError } from '#client/lib/toast.ts'
import type { Toast } from '#client/lib/toast.ts'
import { useAddGift } from '../mutations.ts'

/**
 * The product to save, with its reason. Undefined if no contact was chosen when the product was shown: the reason is then
 * made for the contact it's saved for.
 */
export type ProductToSave = Product & { matchReason?: string | null }

/** Where to save a catalog product; `event` with `isSaved` assigns it, without it's an idea for that event. */
export type IdeaPlace = {
  contact: { id: number; fullName: string }
  event: { id: number; name: string } | undefined
  isSaved: boolean
}

/** The toast, if it isn't 'Gift Assigned'. */
export type SavedWords = {
  done: (product: ProductToSave, place: IdeaPlace) => Toast
  failed: (place: IdeaPlace) => { title: string; description: string }
}

const usual: SavedWords = {
  done: ({ title }, { contact, event, isSaved }) =>
    isSaved && event !== undefined
      ? giftTexts.assigned(title, event.name)
      : giftTexts.addedToIdeas(title, contact.fullName),
  failed: ({ isSaved }) => ({
    title: generalTexts.error,
    description: isSaved ? giftTexts.failedToAssign : giftTexts.failedToSaveIdea,
  }),
}

/** Saves a product for a contact, asking first if it repeats an earlier gift. Resolves to whether it was saved. */
export function useSaveIdea(words: SavedWords = usual) {
  const { mutateAsync } = useAddGift()
  const keyFor = useFormKey()
  // Saved, deleted and saved again, it's a new row: only an unanswered request is a retry.
  const round = useRef(0)
  const underWay = useRef(new Set<string>())
  const [pending, setPending] = useState(0)
  const save = async (product: ProductToSave, place: IdeaPlace): Promise<boolean> => {
    const { contact, event, isSaved } = place
    const asked = { contactId: contact.id, occasionId: event?.id ?? null, isSaved, ...productFields(product) }
    const content = JSON.stringify(asked)
    if (underWay.current.has(content)) return false
    underWay.current.add(content)
    setPending((count) => count + 1)
    try {
      const body = { ...asked, matchReason: product.matchReason ?? (await reasonFor(contact.id)) }
      await mutateAsync({ ...body, key: keyFor({ ...body, round: round.current }) })
      round.current += 1
      toast(words.done(product, place))
      return true
    } catch (error) {
      const { title, description } = words.failed(place)
      toastError(error, description, title)
      return false
    } finally {
      underWay.current.delete(content)
      setPending((count) => count - 1)
    }
  }
  return { isPending: pending > 0, save }
}

async function reasonFor(contactId: number): Promise<string> {
  return foundReason(await queryClient.ensureQueryData(contactQueries.one(contactId)), todayNow())
}

/** The rating is sent as text, '0' when there is none. */
function productFields(product: ProductToSave) {
  const { title, description, details, priceAmount, priceKind, imageUrl, productUrl, itemType, provider, productKey } =
    product
  const { rating, reviewCount, asOf } = product
  return {
    title,
    description: [description, details].filter(Boolean).join(' '),
    price: priceAmount,
    priceKind,
    imageUrl,
    productUrl,
    rating: String(rating ?? 0),
    reviewCount: reviewCount ?? null,
    itemType,
    provider,
    productKey,
    asOf,
  }
}
