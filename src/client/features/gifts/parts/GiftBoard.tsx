import { Suspense, useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { Gift } from '#domain/gifts/schema.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { useStore } from '#client/lib/store.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { BoardContext, createBoard } from './board.ts'
import type { Board, BoardKind, BoardTile, Zone } from './board.ts'
import { focusMoved } from '../board-focus.ts'
import { moveFor, nameOf, zonesAfter } from '../drag/drop.ts'
import type { PlanPlace } from './plan-place.ts'
import { mayMove } from '../drag/move-question.ts'
import { useMoveGift } from '../mutations.ts'

// Drag code loads after the lists: until then a tile's menu does the same.
const GiftDragging = lazyPart(() => import('../drag/GiftDragging.tsx'), 'GiftDragging')

/** Moves a gift to a place of a plan; undefined if it's already there. */
export type PlanDrop = (gift: Gift, place: PlanPlace) => Promise<unknown> | undefined

/** Around lists between which gifts can be dragged. The event editor asks before a drop takes effect. */
export function GiftBoard({
  kind,
  onPlanDrop,
  children,
}: {
  kind: BoardKind
  /** For the board of a plan, whose places are people and states. */
  onPlanDrop?: PlanDrop
  children: ReactNode
}) {
  const [board] = useState(() => createBoard(kind))
  const howTo = useId()
  return (
    <BoardContext value={{ board, howTo }}>
      {children}
      <Dragging board={board} onPlanDrop={onPlanDrop} />
      <p id={howTo} hidden>
        {giftTexts.dragging.howTo}
      </p>
      <Said board={board} />
    </BoardContext>
  )
}

function Dragging({ board, onPlanDrop }: { board: Board; onPlanDrop: PlanDrop | undefined }) {
  const { tiles } = useStore(board.entries)
  const drop = useDrop(board, onPlanDrop)
  if (tiles.length === 0) return null
  return (
    <Suspense fallback={null}>
      <GiftDragging board={board} onDrop={(tile, zone) => void drop(tile, zone)} />
    </Suspense>
  )
}

/** A live region, present before the first announcement, as screen readers need it. */
function Said({ board }: { board: Board }) {
  const said = useStore(board.said)
  return (
    <VisuallyHidden>
      <output aria-label={giftTexts.tile.draggingStatus}>{said}</output>
    </VisuallyHidden>
  )
}

function useDrop(board: Board, onPlanDrop: PlanDrop | undefined) {
  const move = useMoveGift()
  return async (tile: BoardTile, zone: Zone | undefined) => {
    const { gift } = tile
    const from = board.zone(tile.zone)
    const putBack = () => {
      if (from !== undefined) board.said.set(giftTexts.dragging.putBack(gift.title, nameOf(from.place)))
    }
    if (zone?.place.list === 'plan') {
      const done = onPlanDrop?.(gift, zone.place)
      if (done === undefined) return putBack()
      board.said.set(giftTexts.dragging.moved(gift.title, nameOf(zone.place)))
      focusMoved(board, gift.id, [zone.name])
      return done.then(() => undefined, putBack)
    }
    const wish = zone === undefined ? undefined : moveFor(gift, zone.place)
    if (zone === undefined || wish === undefined) return putBack()
    const eventName = zone.place.list === 'general' ? '' : zone.place.eventName
    if (!(await mayMove(gift, wish.to, { eventName, asksAlways: board.kind === 'editor' }))) return putBack()
    board.said.set(giftTexts.dragging.moved(gift.title, nameOf(zone.place)))
    focusMoved(board, gift.id, zonesAfter(wish))
    return move.mutateAsync({ gift, ...wish }).then(() => undefined, putBack)
  }
}
