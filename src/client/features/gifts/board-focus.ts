import { isFocusLost } from '#client/lib/lost-focus.ts'
import type { Board } from './parts/board.ts'
import { tileName } from './parts/board.ts'
import { forgetFocus } from './tile-focus.ts'

/** Frames to wait for a moved tile to appear before giving up (the move was refused). */
const PATIENCE = 90

/**
 * After a move the focus follows the gift to its grip in the new list, or to the event's row if the list is closed. It
 * moves once the tile in the old list, which had it, is gone.
 */
export function focusMoved(board: Board, giftId: number, zones: readonly string[]) {
  forgetFocus()
  const look = (frame: number) => {
    const target = targetIn(board, giftId, zones)
    if (isLost() && target) target.focus({ preventScroll: board.kind !== 'contact' })
    else if (frame < PATIENCE) requestAnimationFrame(() => look(frame + 1))
  }
  requestAnimationFrame(() => look(0))
}

function targetIn(board: Board, giftId: number, zones: readonly string[]) {
  const name = zones.find((zone) => board.zone(zone) !== undefined)
  if (name === undefined) return undefined
  const isRow = name.startsWith('event-')
  return isRow
    ? board.zone(name)?.element.current?.querySelector<HTMLElement>('button')
    : board.tile(tileName(name, giftId))?.grip.current
}

/** With the page, or with the dialog as a whole: a closing question gives it there. */
function isLost(): boolean {
  return isFocusLost() || document.activeElement instanceof HTMLDialogElement
}
