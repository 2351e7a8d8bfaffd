import { useId, useRef, useState } from 'react'

/** The button of a menu or popover: opens it on click, and has the focus again when it closes. */
export function useTrigger(load: () => Promise<unknown>) {
  const [isUsed, setUsed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    setUsed(true)
    setOpen(true)
  }
  const close = () => {
    if (focusIsLostOrInside()) button.current?.focus()
    setOpen(false)
  }
  return {
    /** Its code is needed. */
    isUsed,
    props: {
      ref: button,
      id,
      onClick: () => (isOpen ? close() : open()),
      onPointerEnter: () => void load(),
      'aria-expanded': isOpen,
    },
    floating: { id, button, isOpen, close },
  }
}

export type Floating = ReturnType<typeof useTrigger>['floating']

function focusIsLostOrInside(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.closest('[data-popup]') !== null
}
