import { isLost } from './board-focus.ts'

/** About five seconds: what is deleted on a slow line goes late. */
const PATIENCE = 300

/** Frames for which the focus must be nowhere: a gift that is drawn in another list takes it along a moment later. */
const LOST = 12

/** When a gift leaves its list for good, the focus goes to the one that takes its place, else to the list's own button. */
export function focusNeighbor(tile: Element | null) {
  const list = tile?.closest('section') ?? null
  const item = tile?.closest('li') ?? null
  if (tile === null || list === null || item === null) return
  const index = [...list.querySelectorAll('li')].indexOf(item)
  const look = (frame: number, lost: number) => {
    if (frame > PATIENCE) return
    const isGone = !tile.isConnected && isLost(document.activeElement)
    if (!isGone || lost < LOST) {
      requestAnimationFrame(() => look(frame + 1, isGone ? lost + 1 : 0))
      return
    }
    const items = [...list.querySelectorAll('li')]
    const next = (items[index] ?? items.at(-1) ?? list).querySelector<HTMLElement>('[data-gift], button')
    next?.focus({ preventScroll: true })
  }
  requestAnimationFrame(() => look(0, 0))
}
