import {
  DragDropProvider,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
} from '@dnd-kit/react'
import { AutoScroller, defaultPreset, PointerActivationConstraints } from '@dnd-kit/dom'
import { useEffect } from 'react'
import { ThumbTile } from '../../ui/ThumbTile.tsx'
import type { KnownGift } from './gift-facts.ts'
import styles from './GiftDragging.module.css'
import { giftGlyph } from './glyph.tsx'
import { priceText } from './price-text.ts'

type ListName = 'ideas' | 'assigned'
type Tile = { gift: KnownGift; list: ListName }
/** Where zones ('ideas'), tiles ('tile-7') and grips ('grip-7') are drawn. */
type Elements = ReadonlyMap<string, HTMLElement>

const listTitles = { ideas: 'Ideas', assigned: 'Assigned' } satisfies Record<ListName, string>

/**
 * Lets the tiles of two lists be dragged between them, by pointer, by touch and by keyboard. It draws nothing but the
 * tile in the hand and takes hold of elements that are there already, so that it can come later than they.
 */
export function GiftDragging({
  tiles,
  elements,
  onDrop,
}: {
  tiles: readonly Tile[]
  elements: Elements
  onDrop: (gift: KnownGift, to: ListName) => void
}) {
  const named = withNames(tiles)
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragEnd={({ operation, canceled }) => {
        const dropped = named.find(({ name }) => name === operation.source?.id)
        const to = lists.find((list) => listTitles[list] === operation.target?.id)
        if (!canceled && dropped !== undefined && to !== undefined && to !== dropped.list) onDrop(dropped.gift, to)
      }}
    >
      {lists.map((list) => (
        <Zone key={list} list={list} elements={elements} />
      ))}
      {named.map(({ gift, list, name }) => (
        <Draggable key={`${gift.id}-${list}`} name={name} gift={gift} elements={elements} />
      ))}
      <DragOverlay dropAnimation={null}>
        {({ id }) => {
          const lifted = named.find(({ name }) => name === id)
          return lifted === undefined ? null : <InHand gift={lifted.gift} />
        }}
      </DragOverlay>
    </DragDropProvider>
  )
}

const lists: readonly ListName[] = ['ideas', 'assigned']

/** A mouse drags after 8 px, a finger after a long press; the arrow keys nudge by 50 px (spec 1 §9). */
const sensors = [
  PointerSensor.configure({
    activatorElements: (source) => [source.element, source.handle],
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 8 })],
  }),
  KeyboardSensor.configure({ offset: 50 }),
]

/** The page scrolls only where its edge is near: in a fifth of the screen, as is usual, lists run away below the hand. */
const plugins = defaultPreset.plugins.map((plugin) =>
  plugin === AutoScroller ? AutoScroller.configure({ threshold: { x: 0, y: 0.07 } }) : plugin,
)

/** The library announces drags by the ids of what is dragged, so the ids are what a person would say. */
function withNames(tiles: readonly Tile[]): (Tile & { name: string })[] {
  const seen = new Map<string, number>()
  return tiles.map((tile) => {
    const times = (seen.get(tile.gift.title) ?? 0) + 1
    seen.set(tile.gift.title, times)
    return { ...tile, name: times === 1 ? tile.gift.title : `${tile.gift.title} (${times})` }
  })
}

function Zone({ list, elements }: { list: ListName; elements: Elements }) {
  const { isDropTarget } = useDroppable({ id: listTitles[list], element: at(elements, list) })
  useMark(elements.get(list), 'data-target', isDropTarget)
  return null
}

function Draggable({ name, gift, elements }: { name: string; gift: KnownGift; elements: Elements }) {
  const { isDragSource } = useDraggable({
    id: name,
    element: at(elements, `tile-${gift.id}`),
    handle: at(elements, `grip-${gift.id}`),
  })
  useMark(elements.get(`tile-${gift.id}`), 'data-lifted', isDragSource)
  return null
}

/** Read anew on every drawing: a tile that changes lists is another element. */
function at(elements: Elements, name: string) {
  return {
    get current() {
      return elements.get(name)
    },
  }
}

function useMark(element: HTMLElement | undefined, name: 'data-lifted' | 'data-target', isOn: boolean) {
  useEffect(() => {
    if (element === undefined || !isOn) return undefined
    element.toggleAttribute(name, true)
    return () => {
      element.toggleAttribute(name, false)
    }
  }, [element, name, isOn])
}

function InHand({ gift }: { gift: KnownGift }) {
  return (
    <div className={styles['in-hand']}>
      <ThumbTile id={gift.productKey ?? gift.id} imageUrl={gift.imageUrl} glyph={giftGlyph(gift)} />
      <div className={styles['words']}>
        <strong>{gift.title}</strong>
        <span>{priceText(gift)}</span>
      </div>
    </div>
  )
}
