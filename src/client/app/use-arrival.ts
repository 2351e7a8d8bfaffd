import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { shellTexts } from '#domain/texts/shell.ts'
import { closeAllDialogs, giveUpAllDialogs } from '../lib/dialogs.tsx'

let lastPath: string | undefined

// On Back and Forward the browser restores the scroll position itself.
let returnedTo: string | undefined
addEventListener('popstate', () => {
  returnedTo = location.pathname
})

/** Sets the browser tab's title; after navigation, scrolls to the top and focuses the heading so that it's read out. */
export function useArrival(title: string) {
  const [path] = useLocation()
  useEffect(() => {
    document.title = `${title} · ${shellTexts.name}`
  }, [title])
  useEffect(() => {
    const arrived = lastPath !== undefined && lastPath !== path
    const returned = returnedTo === path
    lastPath = path
    returnedTo = undefined
    if (!arrived) return undefined
    // Back over several pages at once comes unannounced; every other navigation has asked already.
    if (returned) void giveUpAllDialogs()
    else closeAllDialogs()
    // A link to a section leads there; its page takes care of that.
    if (location.hash === '' && !returned) window.scrollTo(0, 0)
    return focusHeading()
  }, [path])
}

/** The page's code may still be on its way: waits for its h1, at most 3 seconds. */
function focusHeading(): () => void {
  const find = () => document.querySelector('h1')
  const focus = (heading: HTMLElement) => {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    // Below a dialog that Back has closed, the page is inert until the next render.
    if (document.activeElement !== heading) frame = requestAnimationFrame(() => heading.focus({ preventScroll: true }))
  }
  let frame = 0
  const there = find()
  if (there !== null) {
    focus(there)
    return () => cancelAnimationFrame(frame)
  }
  const watcher = new MutationObserver(() => {
    const heading = find()
    if (heading === null) return
    stop()
    focus(heading)
  })
  const timer = setTimeout(() => stop(), 3000)
  const stop = () => {
    watcher.disconnect()
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  watcher.observe(document.body, { childList: true, subtree: true })
  return stop
}
