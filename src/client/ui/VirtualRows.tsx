import { defaultRangeExtractor, elementScroll, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range, Virtualizer, VirtualItem } from '@tanstack/react-virtual'
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Key, ReactNode, Ref, RefObject } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './VirtualRows.module.css'

type Props<Item> = {
  /** Names the list. */
  label: string
  items: readonly Item[]
  /**
   * Stable for the same item, wherever it is in the list. Without it, a place keeps its elements for whatever comes there: for
   * items without state of their own in lists that change with each letter typed, where making new elements takes long.
   */
  keyOf?: (item: Item) => Key
  renderItem: (item: Item, index: number) => ReactNode
  /** About how high one is, in px, until it is measured; the better, the steadier the scrollbar. */
  estimate: number | ((item: Item) => number)
  /** Between rows and columns, in px. */
  gap?: number
  /** As many columns of at least this width as there is room for; without it, one. */
  minWidth?: number
  /** Key for the cached row heights, so Back restores the scroll position. */
  remember?: string
  /** The item that is at the top at first; those before it are above. */
  startAt?: number | undefined
  /** Receives the function that brings an item to the top and focuses its first control. */
  jump?: Ref<(item: number) => void>
  /** What stays at the upper edge while the list scrolls, in px. */
  stickyTop?: number
  className?: string | undefined
}

/** Up to so many all are drawn: the browser's own search finds them, and nothing is gained by less. */
const DRAWN_ALL = 60

/** Drawn above and below what is seen: enough for the Tab key and a quick wheel. */
const SPARE_ROWS = 4
/** Of high rows fewer are enough: a dialog that opens restyles everything that is drawn. */
const SPARE_PX = 500

/**
 * A long list or grid of which only what is near the screen is drawn; it stays a `<ul>` of `<li>`, and
 * each tells its place. `scroller`: the page, or the nearest thing around that scrolls (the body of a dialog).
 */
export function VirtualRows<Item>({
  scroller = 'page',
  ...props
}: Props<Item> & { scroller?: 'page' | 'nearest' }): ReactNode {
  return scroller === 'page' ? <RowsOfPage {...props} /> : <RowsOfNearest {...props} />
}

function RowsOfPage<Item>(props: Props<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [margin, setMargin] = useState(0)
  const { options, columns, focusedRow } = useGrid(props, list, margin)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const rows = useWindowVirtualizer<HTMLElement>({ ...options, initialOffset: () => window.scrollY })
  useMargin(list, setMargin, (element) => element.getBoundingClientRect().top + window.scrollY)
  return <Grid {...props} columns={columns} focusedRow={focusedRow} list={list} rows={rows} margin={margin} />
}

function RowsOfNearest<Item>(props: Props<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [margin, setMargin] = useState(0)
  const { options, columns, focusedRow } = useGrid(props, list, margin)
  const isPlaced = useRef(false)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    // It would begin by scrolling to the top, even if the list appears after someone has scrolled.
    scrollToFn: (offset, how, self) => {
      if (isPlaced.current) elementScroll(offset, how, self)
      else self.scrollOffset = self.scrollElement?.scrollTop ?? 0
      isPlaced.current = true
    },
    getScrollElement: () => (list.current === null ? null : scrollerOf(list.current)),
  })
  useMargin(list, setMargin, (element) => {
    const around = scrollerOf(element)
    return element.getBoundingClientRect().top - around.getBoundingClientRect().top + around.scrollTop
  })
  return <Grid {...props} columns={columns} focusedRow={focusedRow} list={list} rows={rows} margin={margin} />
}

function Grid<Item>({
  label,
  items,
  keyOf,
  renderItem,
  gap = 0,
  remember,
  startAt,
  jump,
  className,
  columns,
  focusedRow,
  list,
  rows,
  margin,
}: Props<Item> & {
  columns: number
  focusedRow: number | undefined
  list: RefObject<HTMLUListElement | null>
  rows: Virtualizer<HTMLElement, HTMLElement> | Virtualizer<Window, HTMLElement>
  margin: number
}) {
  useMemory(rows, remember)
  useJump(jump, rows, columns, list)
  useStart(rows, startAt === undefined ? undefined : Math.floor(startAt / columns))
  const drawn = useDrawn(rows, focusedRow)
  const end = drawn.at(-1)?.end ?? margin
  return (
    <ul
      ref={list}
      aria-label={label}
      className={cx(styles['list'], className)}
      style={{
        gap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingBottom: Math.max(0, rows.getTotalSize() - (end - margin)),
      }}
    >
      {drawn.flatMap((row, place) => {
        // What is not drawn above leaves its room: as a margin, so that the list has no children but its items.
        const before = drawn[place - 1]
        const above = before === undefined ? row.start - margin : row.start - before.end - gap
        return items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
          const index = row.index * columns + column
          return (
            <li
              key={keyOf?.(item) ?? index}
              // The items of a row are equally high: the first is measured for all.
              ref={column === 0 ? rows.measureElement : undefined}
              data-index={row.index}
              data-item={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={above > 0 ? { marginTop: above } : undefined}
            >
              <Rendered item={item} index={index} renderItem={renderItem} />
            </li>
          )
        })
      })}
    </ul>
  )
}

type RenderedProps<Item> = Pick<Props<Item>, 'renderItem'> & { item: Item; index: number }

/** Memoized: scrolling and measuring draw the list again and again, but what an item shows stays the same. */
const Rendered = memo(function Rendered<Item>({ item, index, renderItem }: RenderedProps<Item>) {
  return renderItem(item, index)
}) as <Item>(props: RenderedProps<Item>) => ReactNode

/** What is seen of a long list is drawn at once. The spare rows, usually more than those, follow when there is time. */
function useDrawn(
  rows: Virtualizer<HTMLElement, HTMLElement> | Virtualizer<Window, HTMLElement>,
  focusedRow: number | undefined,
): VirtualItem[] {
  const items = rows.getVirtualItems()
  const { overscan, count } = rows.options
  const seen = rows.range
  const settled = useDeferredValue(seen, overscan < count ? null : seen)
  return items.filter(
    ({ index }) =>
      isNear(index, seen, 0) ||
      isNear(index, settled, overscan) ||
      (focusedRow !== undefined && Math.abs(index - focusedRow) <= 1),
  )
}

function isNear(index: number, range: { startIndex: number; endIndex: number } | null, distance: number): boolean {
  return range !== null && index >= range.startIndex - distance && index <= range.endIndex + distance
}

/** Columns by width, and the row with the focus, which stays drawn with its neighbors wherever one scrolls to. */
function useGrid<Item>(
  { items, keyOf, estimate, gap = 0, minWidth, remember, stickyTop = 0 }: Props<Item>,
  list: RefObject<HTMLUListElement | null>,
  margin: number,
) {
  const columns = useColumns(list, minWidth, gap)
  const focused = useFocused(list)
  const count = Math.ceil(items.length / columns)
  const isShort = items.length <= DRAWN_ALL
  const focusedRow = focused === undefined ? undefined : Math.floor(focused / columns)
  const estimateSize = (row: number) =>
    typeof estimate === 'number'
      ? estimate
      : Math.max(...items.slice(row * columns, (row + 1) * columns).map((item) => estimate(item)))
  // The places of all rows are computed again whenever this is another function.
  const getItemKey = useCallback(
    (row: number) => {
      const first = items[row * columns]
      return first === undefined || keyOf === undefined ? row : `${columns} ${keyOf(first)}`
    },
    [items, columns, keyOf],
  )
  const options = {
    count,
    gap,
    scrollMargin: margin,
    scrollPaddingStart: stickyTop,
    overscan: isShort ? count : Math.min(SPARE_ROWS, Math.ceil(SPARE_PX / estimateSize(0))),
    estimateSize,
    getItemKey,
    rangeExtractor: (range: Range) => withFocused(range, focusedRow),
    ...(remember !== undefined && { initialMeasurementsCache: memory.get(remember) ?? [] }),
  }
  return { options, columns, focusedRow }
}

/** The item that has the focus, or had it last. */
function useFocused(list: RefObject<HTMLUListElement | null>): number | undefined {
  const [focused, setFocused] = useState<number>()
  useEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const onFocus = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest('[data-item]') : null
      if (item !== null) setFocused(Number(item.getAttribute('data-item')))
    }
    element.addEventListener('focusin', onFocus)
    return () => element.removeEventListener('focusin', onFocus)
  }, [list])
  return focused
}

function withFocused(range: Range, row: number | undefined): number[] {
  const near = defaultRangeExtractor(range)
  if (row === undefined) return near
  const kept = [row - 1, row, row + 1].filter((index) => index >= 0 && index < range.count && !near.includes(index))
  return kept.length === 0 ? near : [...near, ...kept].toSorted((a, b) => a - b)
}

function useColumns(list: RefObject<HTMLUListElement | null>, minWidth: number | undefined, gap: number): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const element = list.current
    if (element === null || minWidth === undefined) return undefined
    const count = () => setColumns(Math.max(1, Math.floor((element.clientWidth + gap) / (minWidth + gap))))
    count()
    const observer = new ResizeObserver(count)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, minWidth, gap])
  return columns
}

/** How far down the list begins within what scrolls; looked at whenever it is drawn, since what is above may grow. */
function useMargin(
  list: RefObject<HTMLUListElement | null>,
  set: (margin: number) => void,
  measure: (element: HTMLElement) => number,
) {
  useLayoutEffect(() => {
    if (list.current !== null) set(Math.round(measure(list.current)))
  })
}

function useStart(
  rows: Virtualizer<HTMLElement, HTMLElement> | Virtualizer<Window, HTMLElement>,
  row: number | undefined,
) {
  useEffect(() => {
    if (row === undefined || row === 0) return undefined
    // By then it's placed: it would take its first scroll for that.
    const frame = requestAnimationFrame(() => rows.scrollToIndex(row, { align: 'start' }))
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- once: afterwards people scroll themselves
  }, [rows])
}

/** Rows that were never drawn are measured on the way, which takes some frames. */
const FRAMES_TO_JUMP = 30

function useJump(
  ref: Ref<(item: number) => void> | undefined,
  rows: Virtualizer<HTMLElement, HTMLElement> | Virtualizer<Window, HTMLElement>,
  columns: number,
  list: RefObject<HTMLUListElement | null>,
) {
  useImperativeHandle(ref, () => (item) => {
    rows.scrollToIndex(Math.floor(item / columns), { align: 'start' })
    let frames = FRAMES_TO_JUMP
    const focusWhenDrawn = () => {
      const control = list.current?.querySelector<HTMLElement>(`[data-item="${item}"] :is(button, a[href])`)
      if (control) control.focus({ preventScroll: true })
      else if (frames-- > 0) requestAnimationFrame(focusWhenDrawn)
    }
    requestAnimationFrame(focusWhenDrawn)
  })
}

const memory = new Map<string, VirtualItem[]>()

/** The heights that were measured, for the next time the list is there: the same place is then the same item. */
function useMemory(
  rows: Virtualizer<HTMLElement, HTMLElement> | Virtualizer<Window, HTMLElement>,
  name: string | undefined,
) {
  useLayoutEffect(() => {
    if (name === undefined) return undefined
    return () => void memory.set(name, rows.takeSnapshot())
  }, [rows, name])
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return document.documentElement
}
