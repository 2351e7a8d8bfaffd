import { useEffect } from 'react'

let locks = 0

/** Holds the page still below a dialog; the room of its scrollbar stays, so that nothing shifts. */
export function useScrollLock() {
  useEffect(() => {
    locks += 1
    if (locks === 1) hold()
    return () => {
      locks -= 1
      if (locks === 0) release()
    }
  }, [])
}

function hold() {
  const { style, clientWidth } = document.documentElement
  style.paddingRight = `${window.innerWidth - clientWidth}px`
  style.overflow = 'hidden'
}

function release() {
  const { style } = document.documentElement
  style.paddingRight = ''
  style.overflow = ''
}
