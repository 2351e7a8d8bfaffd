import { api } from '#client/lib/api.ts'
import { isNotFound } from '#client/lib/api-error.ts'
import { invalidateOwn } from '#client/lib/query.ts'
import { changeGiftLists } from '../cached-gifts.ts'

/** Whether a 404 is about the gift itself: the request may also have named a deleted event or split. */
export async function isGone(error: unknown, id: number): Promise<boolean> {
  if (!isNotFound(error)) return false
  try {
    await api('GET /gift-ideas/:id', { params: { id } })
    return false
  } catch (refusal) {
    return isNotFound(refusal)
  }
}

/** The gift was deleted elsewhere: nothing on the screen shows or counts it any longer. */
export function forgetGift(id: number) {
  changeGiftLists((gifts) => gifts.filter((gift) => gift.id !== id))
  void invalidateOwn()
}

/** With a deleted event its gifts go too, or into the general list. Until the next read they'd be in no list otherwise. */
export function leaveDeletedEvent(occasionId: number, keepGifts: boolean) {
  changeGiftLists((gifts) =>
    keepGifts
      ? gifts.map((gift) => (gift.occasionId === occasionId ? { ...gift, occasionId: null, isSaved: false } : gift))
      : gifts.filter((gift) => gift.occasionId !== occasionId),
  )
}
