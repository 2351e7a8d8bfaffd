import type { RefObject } from 'react'

type Outside = CustomEvent<{ originalEvent: Event }>

/** What Radix is told by its content, for a trigger that handles its own clicks. */
export function contentHandlers(button: RefObject<HTMLElement | null>) {
  return {
    // A click on the trigger closes by itself; closing here too would open it again.
    onInteractOutside: (event: Outside) => {
      if (event.target instanceof Node && button.current?.contains(event.target) === true) event.preventDefault()
    },
    // What was clicked outside, or opened by an item, may have the focus by now.
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement === null || document.activeElement === document.body) button.current?.focus()
    },
  }
}
