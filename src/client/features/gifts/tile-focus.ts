import { useEffect, useId } from 'react'
import type { FocusEvent } from 'react'

/** Which gift had the focus last, on which of its controls, as long as the focus has not gone anywhere else. */
let held: { giftId: number; control: number } | undefined

const controls = 'button, input'

/**
 * Spread on a tile. A gift that is moved is drawn anew in the other list, which drops the focus to the page: it comes
 * back to the same control of the same gift.
 */
export function useKeptFocus(giftId: number) {
  const id = useId()
  useEffect(() => {
    if (held?.giftId !== giftId || document.activeElement !== document.body) return
    const tile = document.getElementById(id)
    tile?.querySelectorAll<HTMLElement>(controls)[held.control]?.focus({ preventScroll: true })
  }, [giftId, id])
  return {
    id,
    onFocusCapture: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      held = { giftId, control: [...currentTarget.querySelectorAll(controls)].indexOf(target as HTMLButtonElement) }
    },
    onBlurCapture: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null) held = undefined
    },
  }
}
