import { isInReach, reachable } from './focus.ts'
import { activeLayer } from './modal.ts'

/**
 * Where a control is among its neighbors, so that the focus finds a sensible place when the control is gone: deleted with
 * its row, moved to another list, or replaced.
 */
export type Place = {
  element: HTMLElement
  /** The rows it's in, the innermost first: their list, and which of its items each is. */
  rows: { list: Element; index: number }[]
  /** The parts of the page it's in, the innermost first. */
  parts: Element[]
  /** Which of its row's controls it is, counted from the end: buttons that delete are the last ones. */
  fromEnd: number
}

const row = 'li, tr, article'
const part = 'section, form, dialog, [role="dialog"], main'

/** Where the focus was put because it was lost, as long as it's there. */
let standIn: Element | null = null

/** Frames for which the focus must be lost: code that moves it on purpose comes first. */
const LOST_FRAMES = 12

/** Call once. From then on a focus that is lost with its control goes to the neighbor of that control. */
export function followFocus() {
  let last: Place | undefined
  let isLooking = false
  document.addEventListener('focusin', ({ target }) => {
    standIn = null
    // A toast comes and goes by itself.
    if (target instanceof HTMLElement && target.closest('li[data-popup]') === null) last = placeOf(target)
  })
  const look = (frames: number) => {
    if (last === undefined || last.element.isConnected || !isLost()) isLooking = false
    else if (frames > 0) requestAnimationFrame(() => look(frames - 1))
    else {
      isLooking = false
      focusAt(last)
      standIn = document.activeElement
    }
  }
  new MutationObserver(() => {
    if (isLooking || last === undefined || last.element.isConnected || !isLost()) return
    isLooking = true
    look(LOST_FRAMES)
  }).observe(document.body, { childList: true, subtree: true })
}

export function placeOf(element: HTMLElement): Place {
  const place: Place = { element, rows: [], parts: [], fromEnd: 1 }
  for (let above: Element | null = element; above !== null; above = above.parentElement) {
    if (above.matches(part)) place.parts.push(above)
    const list = above.parentElement
    if (!above.matches(row) || list === null) continue
    if (place.rows.length === 0) {
      const controls = controlsOf(above)
      place.fromEnd = controls.length - controls.indexOf(element)
    }
    place.rows.push({ list, index: [...list.children].indexOf(above) })
  }
  return place
}

/** The control itself, else the same one of the row that took its place, else the part of the page that it was in. */
export function focusAt({ element, rows, parts, fromEnd }: Place) {
  if (isInReach(element) && element !== document.body) return element.focus()
  for (const { list, index } of rows) {
    if (!isInReach(list)) continue
    const items = [...list.children]
    // What was below, else what was above, the nearest first.
    for (const item of [...items.slice(index), ...items.slice(0, index).toReversed()]) {
      const controls = controlsOf(item)
      const same = controls.at(-fromEnd)
      const next = same?.tagName === element.tagName ? same : controls[0]
      if (next !== undefined) return next.focus({ preventScroll: true })
    }
  }
  for (const above of parts)
    if (isInReach(above)) {
      const heading = above.matches('main') ? document.querySelector('h1') : above.querySelector('h2, h3')
      const next = heading ?? above
      if (!(next instanceof HTMLElement)) continue
      next.tabIndex = -1
      return next.focus({ preventScroll: true })
    }
  // Another page, or a dialog below the one that closed.
  const layer = activeLayer()
  const next = layer === document.body ? document.querySelector('h1') : layer
  return next?.focus({ preventScroll: true })
}

/** With the page, or only put somewhere near: code that knows a better place may take it there, late too. */
export function isFocusLost(): boolean {
  return isLost() || document.activeElement === standIn
}

/** Without those of a menu that is open in the row: it closes. */
function controlsOf(item: Element): HTMLElement[] {
  return reachable(item).filter((control) => control.closest('[data-popup]') === item.closest('[data-popup]'))
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
