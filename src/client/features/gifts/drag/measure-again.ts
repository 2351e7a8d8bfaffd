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
 * Checks in every frame what is under a tile moved by keyboard. The library checks only after the tile itself has moved,
 * with a delay, and misses some steps when keys are held down; but lists scroll, open and load below a tile at rest.
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

/** For a moment after the drop the library still reports a drag. */
function isCarried({ dragOperation: { status, controller } }: DragDropManager): boolean {
  return status.dragging && controller?.signal.aborted === false
}
