import type { FeaturedCard } from '#domain/catalogue/featured-card.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { useFormKey } from '../../lib/form-key.ts'
import { toast, toastError } from '../../lib/toast.ts'
import { useAddGift } from './mutations.ts'

/** Where a product of the catalogue is put; `event` with `isSaved` assigns it, without keeps it as an idea for it. */
export type IdeaPlace = {
  contact: { id: number; fullName: string }
  event: { id: number; name: string } | undefined
  isSaved: boolean
}

/** Saves an idea of the catalogue for somebody. */
export function useSaveIdea() {
  const add = useAddGift()
  const keyFor = useFormKey()
  return {
    isPending: add.isPending,
    save: (idea: FeaturedCard, { contact, event, isSaved }: IdeaPlace, onSaved?: () => void) => {
      const body = { contactId: contact.id, occasionId: event?.id ?? null, isSaved, ...productFields(idea) }
      add.mutate(
        { ...body, key: keyFor(body) },
        {
          onSuccess: () => {
            toast(
              isSaved && event !== undefined
                ? giftTexts.assigned(idea.title, event.name)
                : giftTexts.addedToIdeas(idea.title, contact.fullName),
            )
            onSaved?.()
          },
          onError: (error) => toastError(error, isSaved ? giftTexts.failedToAssign : giftTexts.failedToSaveIdea),
        },
      )
    },
  }
}

function productFields(idea: FeaturedCard) {
  const { title, description, priceAmount, imageUrl, productUrl, itemType, provider, productKey } = idea
  const priceKind = 'typical' as const
  return { title, description, price: priceAmount, priceKind, imageUrl, productUrl, itemType, provider, productKey }
}
