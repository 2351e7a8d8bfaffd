import {
  DragDropProvider,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDragDropManager,
  useDraggable,
  useDroppable,
} from '@dnd-kit/react'
import { Accessibility, AutoScroller, defaultPreset, PointerActivationConstraints, Scroller } from '@dnd-kit/dom'
import { useEffect, useMemo, useRef } from 'react'
import type { RefObject } from 'react'
import type { Gift } from '#domain/gifts/schema.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { useStore } from '#client/lib/store.ts'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import type { Board, BoardTile, Zone } from '../parts/board.ts'
import { nameOf } from './drop.ts'
import styles from './GiftDragging.module.css'
import { giftGlyph } from '../glyph.tsx'
import { catchUp, followHand, zoneUnderHand } from './measure-again.ts'
import { staysOnPress } from './move-by-keys.ts'
import { priceText } from '../parts/price-text.ts'
import { underHand } from './under-hand.ts'

/** How long a gift has to hover over a closed row before it opens, in ms. */
const LINGER_MS = 600

/**
 * Lets the tiles of a board be dragged between its zones, by pointer, by touch and by keyboard. It draws only the dragged
 * tile and attaches to elements that already exist, so it can load after them.
 */
export function GiftDragging({
  board,
  onDrop,
}: {
  board: Board
  /** Without a zone it was canceled, or dropped where nothing can be dropped. */
  onDrop: (tile: BoardTile, zone: Zone | undefined) => void
}) {
  const { zones, tiles } = useStore(board.entries)
  const over = useRef<string>(undefined)
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragStart={({ operation }, manager) => {
        const tile = board.tile(operation.source?.id)
        over.current = homeOf(tile, board)
        if (isByKeys(operation)) {
          // The library scrolls by several screens per key press; staysOnPress does it step by step.
          manager.registry.plugins.get(Scroller)?.disable()
          followHand(manager)
        }
        if (tile !== undefined) board.said.set(giftTexts.dragging.pickedUp(tile.gift.title))
      }}
      onDragMove={(move) => {
        const { operation, by } = move
        const home = board.zone(board.tile(operation.source?.id)?.zone)?.element.current
        if (by === undefined || !home || !isByKeys(operation)) return
        if (staysOnPress(operation.position.current, by, home)) move.preventDefault()
      }}
      onCollision={(collision, manager) => {
        if (isByKeys(manager.dragOperation)) collision.preventDefault()
      }}
      onDragOver={({ operation }, manager) => {
        if (!isByKeys(operation)) catchUp(manager)
        const zone = board.zone(operation.target?.id)
        if (zone?.name === over.current) return
        over.current = zone?.name
        board.said.set(
          zone === undefined ? giftTexts.dragging.overNothing : giftTexts.dragging.over(nameOf(zone.place)),
        )
      }}
      onDragEnd={({ operation, canceled }, manager) => {
        manager.registry.plugins.get(Scroller)?.enable()
        const tile = board.tile(operation.source?.id)
        // Keys may be quicker than the next frame.
        const target = isByKeys(operation) ? zoneUnderHand(manager) : operation.target?.id
        if (tile !== undefined) onDrop(tile, canceled ? undefined : board.zone(target))
      }}
    >
      {zones.map((zone) => (
        <DropZone key={zone.name} zone={zone} />
      ))}
      {tiles.map((tile) => (
        <Draggable key={tile.name} tile={tile} />
      ))}
      <DragOverlay dropAnimation={null}>
        {({ id }) => {
          const lifted = board.tile(id)
          return lifted === undefined ? null : <InHand gift={lifted.gift} />
        }}
      </DragOverlay>
    </DragDropProvider>
  )
}

/** A mouse drags after 8 px, a finger after a long press; the arrow keys nudge by 50 px. */
const sensors = [
  PointerSensor.configure({
    activatorElements: (source) => [source.element, source.handle],
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 8 })],
    // The whole tile can be dragged, including its title, but not its checkbox and its menu.
    preventActivation: ({ target }) =>
      target instanceof Element && target.closest('input, label, a, [aria-haspopup], [data-popup]') !== null,
  }),
  KeyboardSensor.configure({
    offset: 50,
    // The library's defaults, except that leaving the grip by Tab drops nothing.
    keyboardCodes: {
      start: ['Space', 'Enter'],
      end: ['Space', 'Enter'],
      cancel: ['Escape', 'Tab'],
      up: ['ArrowUp'],
      down: ['ArrowDown'],
      left: ['ArrowLeft'],
      right: ['ArrowRight'],
    },
  }),
]

/**
 * Auto-scroll only near the edge: with the usual fifth of the screen, lists run away from the pointer. The board
 * announces moves itself: the library's messages are outside the open dialog and use ids.
 */
const plugins = defaultPreset.plugins
  .filter((plugin) => plugin !== Accessibility)
  .map((plugin) => (plugin === AutoScroller ? AutoScroller.configure({ threshold: { x: 0, y: 0.09 } }) : plugin))

/** The tile's zone; gifts assigned to a closed row are elsewhere. */
function homeOf(tile: BoardTile | undefined, board: Board): string | undefined {
  const zone = board.zone(tile?.zone)?.element.current
  return zone?.contains(tile?.element.current ?? null) === true ? tile?.zone : undefined
}

function isByKeys({ activatorEvent }: { activatorEvent: Event | null }): boolean {
  return activatorEvent instanceof KeyboardEvent
}

function DropZone({ zone }: { zone: Zone }) {
  const { element } = zone
  const collisionDetector = useMemo(() => underHand(element), [element])
  const { isDropTarget } = useDroppable({ id: zone.name, element, collisionDetector })
  useMark(element, 'data-target', isDropTarget)
  const manager = useDragDropManager()
  const { linger } = zone
  useEffect(() => {
    // Keyboard users pause on a row to hear its name; opening it would get in the way.
    if (!isDropTarget || linger === undefined || (manager && isByKeys(manager.dragOperation))) return undefined
    const timer = setTimeout(linger, LINGER_MS)
    return () => clearTimeout(timer)
  }, [isDropTarget, linger, manager])
  return null
}

function Draggable({ tile: { name, element, grip } }: { tile: BoardTile }) {
  const { isDragSource } = useDraggable({ id: name, element, handle: grip })
  useMark(element, 'data-lifted', isDragSource)
  useEffect(() => {
    grip.current?.setAttribute('aria-roledescription', 'draggable')
  }, [grip])
  return null
}

function useMark(element: RefObject<HTMLElement | null>, name: 'data-lifted' | 'data-target', isOn: boolean) {
  useEffect(() => {
    const marked = element.current
    if (marked === null || !isOn) return undefined
    marked.toggleAttribute(name, true)
    return () => {
      marked.toggleAttribute(name, false)
    }
  }, [element, name, isOn])
}

function InHand({ gift }: { gift: Gift }) {
  return (
    <div className={styles['in-hand']}>
      <ThumbTile id={gift.productKey ?? gift.id} picture={gift.picture} glyph={giftGlyph(gift)} />
      <div className={styles['words']}>
        <strong>{gift.title}</strong>
        <span>{priceText(gift)}</span>
      </div>
    </div>
  )
}
