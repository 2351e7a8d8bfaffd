import type { Delivery } from '#domain/gifts/delivery.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import type { GiftPatch as Placement } from '#domain/gifts/status.ts'
import { interruptReads } from '#client/lib/interrupted.ts'
import { queryClient } from '#client/lib/query.ts'

/** What a change shows at once: where it is, whose it is, and what happened since it was bought. */
export type GiftPatch = Placement & Partial<Pick<Gift, 'contactId'> & Delivery>

/** Changes on their way to the server, by gift. */
const underWay = new Map<number, GiftPatch>()

/**
 * Shows a change of one gift at once, wherever it is on the screen: a dropped tile stays where it was dropped. Returns
 * the way to take it back, for this gift alone: others may have moved in the meantime.
 */
export function showGiftChange(id: number, patch: GiftPatch): () => void {
  const readAgain = interruptReads({ queryKey: ['gifts'] })
  underWay.set(id, patch)
  const before = knownGift(id)
  change(id, patch)
  return () => {
    if (before !== undefined) change(id, Object.fromEntries(Object.keys(patch).map((key) => [key, before[key]])))
    readAgain()
  }
}

/** The server has answered: what it says from now on is the truth, unless another change came after this one. */
export function endGiftChange(id: number, patch = underWay.get(id)) {
  if (underWay.get(id) === patch) underWay.delete(id)
}

/** Of two moves, the first is answered and its lists are refetched before the server knows of the second. */
export function withChangesUnderWay<Row extends Pick<Gift, 'id'>>(rows: Row[]): Row[] {
  return underWay.size === 0 ? rows : rows.map((row) => ({ ...row, ...underWay.get(row.id) }))
}

/** The row as the server has it now. */
export function putGift(gift: Gift) {
  change(gift.id, gift)
}

/** Every list of gifts. The query of a gift alone keeps its 404, by which its dialogs know. */
export function changeGiftLists(update: (gifts: Gift[]) => Gift[]) {
  queryClient.setQueriesData<Gift[]>(
    { queryKey: ['gifts'], predicate: ({ state }) => Array.isArray(state.data) },
    (known) => known && update(known),
  )
}

/** The newest version that is on the screen. */
export function knownVersion(id: number): number | undefined {
  const versions = knownGifts(id).map(({ version }) => version)
  return versions.length === 0 ? undefined : Math.max(...versions)
}

function change(id: number, patch: Partial<Gift>) {
  const changed = (gift: Gift) => (gift.id === id ? { ...gift, ...patch } : gift)
  queryClient.setQueriesData({ queryKey: ['gifts'] }, (known: Gift | Gift[] | undefined) => {
    if (known === undefined) return known
    return Array.isArray(known) ? known.map(changed) : changed(known)
  })
}

function knownGift(id: number): Record<string, unknown> | undefined {
  return knownGifts(id)[0]
}

function knownGifts(id: number): Gift[] {
  const known = queryClient.getQueriesData<Gift | Gift[]>({ queryKey: ['gifts'] }).flatMap(([, data]) => data ?? [])
  return known.filter((gift) => gift.id === id)
}
