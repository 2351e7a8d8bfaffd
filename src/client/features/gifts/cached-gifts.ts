import type { Gift } from '#domain/gifts/schema.ts'
import type { GiftPatch } from '#domain/gifts/status.ts'
import { queryClient } from '../../lib/query.ts'

/**
 * Shows a change of one gift at once, wherever it is on the screen: a dropped tile stays where it was dropped. Returns
 * the way to take it back.
 */
export function showGiftChange(id: number, patch: GiftPatch): () => void {
  // A list on its way to the screen would show the gift where it was.
  void queryClient.cancelQueries({ queryKey: ['gifts'] })
  const before = queryClient.getQueriesData({ queryKey: ['gifts'] })
  const changed = (gift: Gift) => (gift.id === id ? { ...gift, ...patch } : gift)
  queryClient.setQueriesData({ queryKey: ['gifts'] }, (known: Gift | Gift[] | undefined) => {
    if (known === undefined) return known
    return Array.isArray(known) ? known.map(changed) : changed(known)
  })
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data)
  }
}
