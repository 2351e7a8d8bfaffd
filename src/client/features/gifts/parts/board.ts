import { createContext, use, useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { Gift } from '#domain/gifts/schema.ts'
import { createStore } from '#client/lib/store.ts'
import type { Place } from '../drag/drop.ts'

/** Somewhere gifts can be dropped. */
export type Zone = {
  /** 'ideas-7', 'assigned-7', 'event-7' (the closed row of an event), 'bought-7' (in a plan) or 'general'. */
  name: string
  place: Place
  /** Called after the tile has hovered over it for a while: a closed row opens. */
  linger?: (() => void) | undefined
  element: RefObject<HTMLElement | null>
}

/** A gift in one of the zones. */
export type BoardTile = {
  /** 'ideas-7/12': a general idea is in several lists at once. */
  name: string
  zone: string
  gift: Gift
  element: RefObject<HTMLElement | null>
  grip: RefObject<HTMLElement | null>
}

export type BoardEntries = { zones: readonly Zone[]; tiles: readonly BoardTile[] }

/** The kind of board: a row or dialog of one event, the event editor, a contact with all events, everyone's ideas, or a plan. */
export type BoardKind = 'event' | 'editor' | 'contact' | 'everyone' | 'plan'

export type Board = ReturnType<typeof createBoard>

/**
 * Lists register their element and their tiles here, and the drag code, which loads later, attaches to them. Also announces
 * drag progress to screen readers.
 */
export function createBoard(kind: BoardKind) {
  const zones = new Map<string, Zone>()
  const tiles = new Map<string, BoardTile>()
  const entries = createStore<BoardEntries>({ zones: [], tiles: [] })
  const said = createStore('')
  let isToldSoon = false
  // Whole lists mount at once, so their tiles are announced together.
  const tellSoon = () => {
    if (isToldSoon) return
    isToldSoon = true
    queueMicrotask(() => {
      isToldSoon = false
      entries.set({ zones: [...zones.values()], tiles: [...tiles.values()] })
    })
  }
  const add = <Thing extends { name: string }>(things: Map<string, Thing>, thing: Thing) => {
    things.set(thing.name, thing)
    tellSoon()
    return () => {
      if (things.get(thing.name) === thing) things.delete(thing.name)
      tellSoon()
    }
  }
  return {
    kind,
    entries,
    said,
    addZone: (zone: Zone) => add(zones, zone),
    addTile: (tile: BoardTile) => add(tiles, tile),
    zone: (name: string | number | undefined) => zones.get(String(name)),
    tile: (name: string | number | undefined) => tiles.get(String(name)),
  }
}

export const BoardContext = createContext<{ board: Board; /** id of how it is done by keys */ howTo: string } | null>(
  null,
)

export function useBoard() {
  return use(BoardContext)
}

/** Put the ref on the element to highlight while a gift hovers over it. */
export function useBoardZone<Kind extends HTMLElement>({ name, place, linger }: Omit<Zone, 'element'>) {
  const board = useBoard()?.board
  const element = useRef<Kind>(null)
  useEffect(() => board?.addZone({ name, place, linger, element }), [board, name, place, linger])
  return element
}

/** Without a zone, or where nothing can be dragged, the tile has no grip. */
export function useBoardTile(gift: Gift, zone: string | undefined) {
  const context = useBoard()
  const board = zone === undefined ? undefined : context?.board
  const element = useRef<HTMLDivElement>(null)
  const grip = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (board === undefined || zone === undefined) return undefined
    return board.addTile({ name: tileName(zone, gift.id), zone, gift, element, grip })
  }, [board, zone, gift])
  return { element, grip, howTo: board === undefined ? undefined : context?.howTo }
}

export function tileName(zone: string, giftId: number): string {
  return `${zone}/${giftId}`
}
