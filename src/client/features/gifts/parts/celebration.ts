import { useSyncExternalStore } from 'react'

/** How long the ribbon is on the screen, in ms; the animation in Ribbon.module.css is as long. */
const RIBBON_MS = 1400

let bought: number | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Call when a gift was just bought: its tile, wherever it is by then, shows a ribbon once. */
export function celebrate(giftId: number) {
  clearTimeout(timer)
  show(giftId)
  timer = setTimeout(() => show(undefined), RIBBON_MS)
}

export function useIsCelebrated(giftId: number): boolean {
  return useSyncExternalStore(subscribe, () => bought === giftId)
}

function show(giftId: number | undefined) {
  bought = giftId
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
