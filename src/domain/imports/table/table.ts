import type { RawPerson } from '../describe-person.ts'
import type { FileKind } from '../found-person.ts'
import { foldText } from '../../shared/search-text.ts'

/** A CSV file as rows of cells. */
export interface Table {
  /** Each name once. */
  columns: string[]
  rows: { line: number; cells: string[] }[]
  /** Semicolons separate cells where the comma is the decimal point, and there the day comes before the month. */
  separator: ',' | ';' | '\t'
}

/** One row, its cells found by the names of their columns: `cell('e mail 1 value')`. A missing cell is ''. */
export type Cell = (key: string) => string

/** A row as a person, with the line it's on. */
export interface RawRow {
  line: number
  person: RawPerson
}

/** Tables of one program, with its names of columns. */
export interface TableFormat {
  kind: FileKind
  recognizes: (has: (key: string) => boolean) => boolean
  person: (cell: Cell, has: (key: string) => boolean) => RawPerson
}

/** A column's name for comparing: 'E-mail 1 - Value' is 'e mail 1 value'. */
export function columnKey(name: string): string {
  return foldText(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Where each column is, by its key; of two with one key, the first. */
export function columnIndex(columns: readonly string[]): Map<string, number> {
  const index = new Map<string, number>()
  for (const [position, name] of columns.entries()) {
    const key = columnKey(name)
    if (!index.has(key)) index.set(key, position)
  }
  return index
}

/** The parts of a cell with several values. */
export function splitCell(cell: string, separator: string | RegExp): string[] {
  return cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Words of a name in their order, without those that are missing. */
export function joinName(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
