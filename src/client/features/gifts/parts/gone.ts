import { api } from '../../../lib/api.ts'
import { isNotFound } from '../../../lib/api-error.ts'
import { queryClient } from '../../../lib/query.ts'
import { dropGift } from '../cached-gifts.ts'

/** Whether the gift itself is what a 404 did not find: the request may also have named an event or a split that is gone. */
export async function isGone(error: unknown, id: number): Promise<boolean> {
  if (!isNotFound(error)) return false
  try {
    await api('GET /gift-ideas/:id', { params: { id } })
    return false
  } catch (refusal) {
    return isNotFound(refusal)
  }
}

/** The gift was deleted somewhere else: nothing on the screen shows or counts it any longer. */
export function forgetGift(id: number) {
  dropGift(id)
  refetchGifts()
}

/** Everything that shows or counts gifts. */
export function refetchGifts() {
  for (const subject of ['gifts', 'occasions', 'dashboard', 'contacts', 'splits'] as const)
    void queryClient.invalidateQueries({ queryKey: [subject] })
}
