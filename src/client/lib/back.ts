/**
 * The browser's Back closes what covers the page (a dialog, the drawer) before it leaves the page.
 *
 * While anything is open, one more history entry with the page's own address is on top of the page's. Back then arrives
 * at the page's entry, which closes the topmost layer; if anything is still open, we step forward again. One entry serves
 * all layers, because it's added with the click that opens the first: browsers skip entries that a page adds by itself.
 */

/** Gives up a layer as its close button does; one with unsaved input may stay and ask. */
type GiveUp = () => void

const layers: GiveUp[] = []
/** Navigation that waits until the extra entry is left, so that it never ends up below a page. */
let waiting: (() => void)[] = []
/** A step of our own is on its way: `history.back()` and `forward()` answer later, with popstate. */
let isStepping = false
/** The address under the extra entry. */
let pageAddress = ''
/** We are on the page's entry, and the extra one comes right after it. */
let isAhead = false

/** Call once, before anything can open. */
export function followBack() {
  addEventListener('popstate', onPopState)
  settle()
}

/** Call when something opens over the page. Returns the function to call when it has closed. */
export function addLayer(giveUp: GiveUp): () => void {
  layers.push(giveUp)
  if (!isStepping && !isOnExtraEntry()) addExtraEntry()
  return () => {
    const index = layers.indexOf(giveUp)
    if (index !== -1) layers.splice(index, 1)
    // Often the next dialog opens at once, in place of this one.
    if (layers.length === 0) setTimeout(settle)
  }
}

/** Every change of the address goes through here (`aroundNav` of the router, and `goTo`). */
export function fromPageEntry(navigate: () => void) {
  if (!isStepping && !isOnExtraEntry()) return navigate()
  waiting.push(navigate)
  if (!isStepping) step(-1)
  return undefined
}

/** For what is no component; components use `useLocation`. */
export function goTo(address: string, { replace = false } = {}) {
  fromPageEntry(() => history[replace ? 'replaceState' : 'pushState'](null, '', address))
}

/** Leaves the app, once the extra entry is left: a step that is still to come would cancel the way there. */
export function leaveTo(address: string) {
  fromPageEntry(() => location.assign(address))
}

function onPopState() {
  const wasOurs = isStepping
  isStepping = false
  isAhead = !isOnExtraEntry() && location.href === pageAddress
  if (waiting.length > 0 && isOnExtraEntry()) return step(-1)
  if (waiting.length > 0) {
    const navigations = waiting
    waiting = []
    isAhead = false
    history.scrollRestoration = 'auto'
    for (const navigate of navigations) navigate()
  } else if (isAhead && !wasOurs) layers.at(-1)?.()
  // Once React has drawn what is closed or opened by this.
  setTimeout(settle)
  return undefined
}

/**
 * Sees to it that the extra entry is there while something is open, and only then: a reload and Forward find it with
 * nothing open, a jump over several entries leads to another page below what is still open.
 */
function settle() {
  if (isStepping) return
  const isOpen = layers.length > 0
  if (isOpen === isOnExtraEntry()) {
    if (!isOpen) history.scrollRestoration = 'auto'
  } else if (!isOpen) step(-1)
  else if (isAhead) step(1)
  else addExtraEntry()
}

function addExtraEntry() {
  pageAddress = location.href
  isAhead = false
  // The page below does not move: restoring where it was scrolled would undo the focus's return.
  history.scrollRestoration = 'manual'
  history.pushState({ isExtra: true }, '')
}

function isOnExtraEntry(): boolean {
  return (history.state as { isExtra?: boolean } | null)?.isExtra === true
}

function step(delta: 1 | -1) {
  isStepping = true
  isAhead = false
  history.go(delta)
}
