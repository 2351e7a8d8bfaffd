import { useImperativeHandle } from 'react'
import type { Ref, RefObject } from 'react'

/**
 * Inside a Radix `Trigger asChild`: what floats is placed at an element that is already on the page. So the button stays the
 * same one, with the focus, while the code of what floats loads.
 */
export function ExistingTrigger({
  element,
  ref,
}: {
  element: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement | null>
}) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element])
  return null
}
