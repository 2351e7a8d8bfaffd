import { createStore, useSelected } from '#client/lib/store.ts'

/** How long the ribbon is on the screen, in ms; the animation in Ribbon.module.css is as long. */
const RIBBON_MS = 1400

const bought = createStore<number | undefined>(undefined)
let timer: ReturnType<typeof setTimeout> | undefined

/** Call when a gift was just bought: its tile, wherever it is by then, shows a ribbon once. */
export function celebrate(giftId: number) {
  clearTimeout(timer)
  bought.set(giftId)
  timer = setTimeout(() => bought.set(undefined), RIBBON_MS)
}

export function useIsCelebrated(giftId: number): boolean {
  return useSelected(bought, (id) => id === giftId)
}
