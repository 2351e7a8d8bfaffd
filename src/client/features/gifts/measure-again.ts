import type { DragDropManager } from '@dnd-kit/dom'

/** While the library announces a new target it ignores the next one, so this measures again when it is done. */
export function catchUp(manager: DragDropManager): void {
  void manager.renderer.rendering.then(() =>
    setTimeout(() => {
      if (!isCarried(manager)) return
      measure(manager)
      manager.collisionObserver.forceUpdate()
    }),
  )
}

/**
 * Looks in every frame what is under the hand that goes by keys. The library does so only after the hand itself has
 * moved, a moment later, and misses some when keys are held down; but lists scroll, open and load below a hand at rest.
 */
export function followHand(manager: DragDropManager): void {
  const look = () => {
    if (!isCarried(manager)) return
    void manager.actions.setDropTarget(zoneUnderHand(manager))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** The zone under the pointer right now. */
export function zoneUnderHand(manager: DragDropManager) {
  measure(manager)
  return manager.collisionObserver.computeCollisions()[0]?.id
}

function measure({ registry }: DragDropManager): void {
  for (const zone of registry.droppables) zone.refreshShape()
}

/** For a moment after the drop the library still says that it drags. */
function isCarried({ dragOperation: { status, controller } }: DragDropManager): boolean {
  return status.dragging && controller?.signal.aborted === false
}
