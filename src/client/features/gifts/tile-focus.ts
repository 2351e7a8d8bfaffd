import { useEffect, useId } from 'react'
import type { FocusEvent } from 'react'
import { isFocusLost } from '../../lib/lost-focus.ts'

/** Which gift had the focus last, on which of its controls, as long as the focus has not gone anywhere else. */
let held: { giftId: number; control: number } | undefined

const controls = 'button, input'

/**
 * Spread on a tile. A moved gift is rendered again in the other list, which loses the focus to the page: it comes
 * back to the same control of the same gift.
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
    onFocusCapture: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      const all = [...currentTarget.querySelectorAll(controls)]
      const control = all.findIndex((one) => one === target)
      // The items of its menu are drawn elsewhere on the page: the focus comes back to what opened it.
      held = {
        giftId,
        control: control === -1 ? all.findIndex((one) => one.matches('[aria-haspopup="menu"]')) : control,
      }
    },
    onBlurCapture: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null) held = undefined
    },
  }
}

/** Where the gift is drawn again only after a while (a list that was empty), it comes back from here. */
export function returnHeldFocus() {
  if (held === undefined || !isFocusLost()) return
  const tile = document.querySelector(`[data-tile="${held.giftId}"]`)
  tile?.querySelectorAll<HTMLElement>(controls)[held.control]?.focus({ preventScroll: true })
}

/** For callers that move a gift and its focus. */
export function forgetFocus() {
  held = undefined
}
