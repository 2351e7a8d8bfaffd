import { splitTexts } from '../texts/splits.ts'
import type { Cents } from '../shared/money.ts'
import type { AnsweredShare } from './reply.ts'
import { MAX_CONTRIBUTORS, MIN_CONTRIBUTORS, isOwn, shareEqually, type Share, type SplitMethod } from './shares.ts'

/** A row as it is edited on the screen. */
export interface DraftShare extends AnsweredShare {
  /** The server's id, or one that the screen made for a row not saved yet. */
  id: string
  email: string
}

/** The rows on the screen, and rows hidden by a smaller count, which come back with a larger one. */
export interface SplitDraft<R extends DraftShare = DraftShare> {
  rows: R[]
  setAside: R[]
}

/** The number in the count field: empty or invalid counts as 1, otherwise 1 to 10. */
export function clampCount(input: string | number): number {
  const count = Math.trunc(Number(input))
  if (Number.isNaN(count)) return MIN_CONTRIBUTORS
  return Math.min(MAX_CONTRIBUTORS, Math.max(MIN_CONTRIBUTORS, count))
}

/** The panel starts with a single contributor named 'You' who holds the full price. */
export function newDraft(total: Cents, id: string): SplitDraft {
  return { rows: [{ id, name: splitTexts.you, email: '', amountCents: total, confirmed: false }], setAside: [] }
}

/**
 * As many rows as requested, with the total shared equally among the unconfirmed ones, the first named 'You'. Typed names
 * and confirmed rows always stay, so there may be more rows than requested. Empty rows go first, from the end; typing '1'
 * on the way to '10' loses nothing.
 * @param blank makes an empty row with a new id
 */
export function changeCount<R extends DraftShare>(
  { rows, setAside }: SplitDraft<R>,
  count: number,
  total: Cents,
  blank: () => R,
): SplitDraft<R> {
  const wanted = clampCount(count)
  const kept = new Set(
    rows
      .map((row, index) => ({ row, worth: worthOf(row, index) }))
      .toSorted((a, b) => b.worth - a.worth)
      .filter(({ row }, place) => place < wanted || row.confirmed)
      .map(({ row }) => row),
  )
  const back = setAside.slice(0, Math.max(0, wanted - kept.size))
  const shown = [...rows.filter((row) => kept.has(row)), ...back]
  while (shown.length < wanted) shown.push(blank())
  return {
    rows: shareEqually(firstIsYou(shown), total),
    setAside: [...rows.filter((row) => !kept.has(row) && isTyped(row)), ...setAside.slice(back.length)],
  }
}

/** A contributor can be removed only while more than one remains. */
export function canRemove(rows: readonly Share[]): boolean {
  return rows.length > MIN_CONTRIBUTORS
}

/** 'Add Person' is there while fewer than ten share. */
export function canAdd(rows: readonly Share[]): boolean {
  return rows.length < MAX_CONTRIBUTORS
}

/** Rows without a name stay on the screen and aren't sent, nor are custom ones of 0. */
export function rowsToSend<R extends Share>(rows: readonly R[], method: SplitMethod): R[] {
  return rows.filter(({ name, amountCents }) => name.trim() !== '' && (method === 'equal' || amountCents > 0))
}

/** Confirmed rows, then the first, then those somebody filled in; of equals the earlier one stays. */
function worthOf(row: DraftShare, index: number): number {
  if (row.confirmed) return 3
  if (index === 0) return 2
  return isTyped(row) ? 1 : 0
}

function isTyped({ name, email }: DraftShare): boolean {
  return name.trim() !== '' || email.trim() !== ''
}

function firstIsYou<R extends DraftShare>(rows: R[]): R[] {
  const [first] = rows
  const isNamed = !first || first.name.trim() !== '' || rows.some(isOwn)
  return isNamed ? rows : rows.with(0, { ...first, name: splitTexts.you })
}
