import { scrollerOf } from './under-hand.ts'

type Point = { x: number; y: number }

/** How close the dragged tile gets to the edge of the scroll area, in px: about its own height. */
const MARGIN = 70

/** At the end of the scroll area all of the tile stays visible, and its center reaches the last list. */
const HALF_TILE = 31

/**
 * One press of an arrow key. Near the edge the content scrolls by that step instead of the tile, so that no list is
 * jumped over; where it ends, the tile stops. True when the tile itself stays. What is asked for what scrolls is the
 * zone it comes from: a long list scrolls by itself, and the tile should leave it.
 */
export function staysOnPress(hand: Point, by: Point, zone: Element): boolean {
  const scroller = scrollerOf(zone)
  const { left, right, top, bottom } = scroller?.getBoundingClientRect() ?? wholeWindow()
  const next = { x: hand.x + by.x, y: hand.y + by.y }
  if (by.x !== 0) return next.x < left || next.x > right
  const isNearEdge = by.y > 0 ? next.y > bottom - MARGIN : next.y < top + MARGIN
  if (!isNearEdge) return false
  const scrolled = scroller ?? document.documentElement
  const before = scrolled.scrollTop
  scrolled.scrollTop += by.y
  return scrolled.scrollTop !== before || next.y < top + HALF_TILE || next.y > bottom - HALF_TILE
}

function wholeWindow() {
  return { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
}
