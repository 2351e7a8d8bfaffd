import { MAX_AMOUNT, readAmount, sumCents, type Cents } from '../shared/money.ts'
import { splitTexts } from '../texts/splits.ts'

export const MIN_CONTRIBUTORS = 1
export const MAX_CONTRIBUTORS = 10

export const splitMethods = ['equal', 'custom'] as const
export type SplitMethod = (typeof splitMethods)[number]

/** The facts about a contributor that splitting needs. */
export interface Share {
  name: string
  amountCents: Cents
  /** A confirmed share stays, whatever happens to the others. */
  confirmed: boolean
}

/** Whole cents that add up to the total; the odd ones go to the first rows. @throws {RangeError} for no rows */
export function equalShares(total: Cents, rows: number): Cents[] {
  if (!Number.isInteger(rows) || rows < 1) throw new RangeError(`Nobody to share among: ${rows}`)
  const least = Math.floor(total / rows)
  const odd = total - least * rows
  return Array.from({ length: rows }, (_, row) => (row < odd ? least + 1 : least))
}

/**
 * Shares what the confirmed rows leave of the total among the others. If the confirmed ones already exceed it, the others
 * pay nothing and `balanceOf` says 'Over by'; if all are confirmed, nothing changes.
 */
export function shareEqually<S extends Share>(rows: readonly S[], total: Cents): S[] {
  const open = rows.filter(({ confirmed }) => !confirmed).length
  if (open === 0) return [...rows]
  const confirmed = sumCents(rows.filter((row) => row.confirmed).map(({ amountCents }) => amountCents))
  const shares = equalShares(Math.max(0, total - confirmed), open).values()
  return rows.map((row) => (row.confirmed ? row : { ...row, amountCents: shares.next().value ?? 0 }))
}

/** 'Each person pays': what those pay who are not confirmed; the two differ by the odd cent. Null when all are. */
export function eachPays(rows: readonly Share[], total: Cents): { least: Cents; most: Cents } | null {
  const open = shareEqually(rows, total).filter(({ confirmed }) => !confirmed)
  const amounts = open.map(({ amountCents }) => amountCents)
  return amounts.length === 0 ? null : { least: Math.min(...amounts), most: Math.max(...amounts) }
}

/** More than any amount can be: it's refused with a message, while the typed text stays in its field. */
export const TOO_LARGE: Cents = MAX_AMOUNT + 1

/** Amounts as people type them: '$' is ignored, and anything that isn't an amount is 0. */
export function parseShare(text: string | null): Cents {
  const read = readAmount((text ?? '').replaceAll('$', ''))
  if (read === 'tooLarge') return TOO_LARGE
  return typeof read === 'number' ? read : 0
}

/** The row of the user, who is stored and shown as 'You'. */
export function isOwn({ name }: Pick<Share, 'name'>): boolean {
  return name.trim() === splitTexts.you
}

/** Null if no row is named 'You'. */
export function yourShare(rows: readonly Share[]): Cents | null {
  return rows.find(isOwn)?.amountCents ?? null
}

/** 'Put the rest on You': what the others leave of the total, never less than 0. */
export function putRestOnYou<S extends Share>(rows: readonly S[], total: Cents): S[] {
  const you = rows.findIndex((row) => isOwn(row) && !row.confirmed)
  if (you === -1) return [...rows]
  const others = sumCents(rows.filter((_, index) => index !== you).map(({ amountCents }) => amountCents))
  return rows.with(you, { ...(rows[you] as S), amountCents: Math.max(0, total - others) })
}

/** Whether 'Put the rest on You' would change anything: not while your own share is confirmed. */
export function canPutRestOnYou(rows: readonly Share[], total: Cents): boolean {
  return putRestOnYou(rows, total).some(({ amountCents }, row) => amountCents !== rows[row]?.amountCents)
}
