import { useEffect, useId } from 'react'
import type { FocusEvent } from 'react'
import { isFocusLost } from '#client/lib/lost-focus.ts'

/** Which gift was focused last, and on which of its controls, as long as nothing else is focused. */
let held: { giftId: number; control: number } | undefined

const controls = 'button, input'

/**
 * Spread on a tile. A moved gift is rendered again in the other list, which loses the focus: this restores it to the same
 * control.
 */
export function useKeptFocus(giftId: number) {
  const id = useId()
  useEffect(() => {
    if (held?.giftId !== giftId || !isFocusLost()) return
    const tile = document.getElementById(id)
    tile?.querySelectorAll<HTMLElement>(controls)[held.control]?.focus({ preventScroll: true })
  }, [giftId, id])
  return {
    id,
    'data-tile': giftId,
    onFocusCapture: ({ currentTarget, target }: FocusEvent<HTMLElement>) => hold(giftId, currentTarget, target),
    onBlurCapture: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null) held = undefined
    },
  }
}

function hold(giftId: number, tile: HTMLElement, focused: EventTarget) {
  const all = [...tile.querySelectorAll(controls)]
  const control = all.findIndex((one) => one === focused)
  // Its menu renders elsewhere on the page: the focus returns to the button that opened it.
  held = { giftId, control: control === -1 ? all.findIndex((one) => one.matches('[aria-haspopup="menu"]')) : control }
}

/** After a dialog gave the focus back: React hears of no focus that moves while it renders. */
export function holdFocus() {
  const focused = document.activeElement
  const tile = focused?.closest<HTMLElement>('[data-tile]')
  if (focused && tile) hold(Number(tile.dataset['tile']), tile, focused)
}

/** If the gift is rendered again only later (in a list that was empty), the focus is restored from here. */
export function returnHeldFocus() {
  if (held === undefined || !isFocusLost()) return
  const tile = document.querySelector(`[data-tile="${held.giftId}"]`)
  tile?.querySelectorAll<HTMLElement>(controls)[held.control]?.focus({ preventScroll: true })
}

/** For callers that move a gift and its focus. */
export function forgetFocus() {
  held = undefined
}
