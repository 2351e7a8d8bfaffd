import type { useDroppable } from '@dnd-kit/react'
import type { RefObject } from 'react'

type Detector = NonNullable<Parameters<typeof useDroppable>[0]['collisionDetector']>

/** The library's own ranking; it exports the names from another package. */
const OVERLAP = { type: 1, priority: 2 } as const
const POINTER = { type: 2, priority: 3 } as const

/**
 * The target is the zone under the pointer, else the one that the dragged tile overlaps, as in the library. Parts that are
 * scrolled away don't count: nothing can be dropped behind a dialog's header or footer.
 */
export function underHand(element: RefObject<HTMLElement | null>): Detector {
  return ({ dragOperation, droppable }) => {
    const zone = droppable.shape
    const hand = dragOperation.position.current
    if (zone === undefined) return null
    const isInside = zone.containsPoint(hand)
    const overlap = isInside ? 0 : (dragOperation.shape?.current.intersectionArea(zone) ?? 0)
    if (!isInside && overlap === 0) return null
    const byKeys = dragOperation.activatorEvent instanceof KeyboardEvent
    if (!byKeys && !isSeenAt(element.current, hand)) return null
    const distance = Math.hypot(zone.center.x - hand.x, zone.center.y - hand.y)
    return {
      id: droppable.id,
      value: (isInside ? 1 : overlap / zone.area) / Math.max(distance, 1),
      ...(isInside ? POINTER : OVERLAP),
    }
  }
}

/** Whether the element is visible at that point within its scroll area. */
function isSeenAt(element: HTMLElement | null, { x, y }: { x: number; y: number }): boolean {
  const scroller = element === null ? undefined : scrollerOf(element)
  if (scroller === undefined) return true
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}

/** The body of the dialog it is in; undefined where the page itself scrolls. */
export function scrollerOf(element: Element): Element | undefined {
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) return box
  }
  return undefined
}
