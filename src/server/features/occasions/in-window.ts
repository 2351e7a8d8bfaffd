import { and, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Window } from '#domain/occasions/window.ts'
import { monthDayOf, occasions } from '#server/db/schema.ts'

/** A window's numbers and days, or their places in a prepared statement. */
export type Bounds = Record<'from' | 'to' | 'first' | 'last' | 'secondFirst' | 'secondLast' | 'feasts', unknown>

/** The domain's `isInWindow` as conditions for an index; `windows.test.ts` keeps the two in agreement. */
export function inWindow({ from, to, first, last, secondFirst, secondLast, feasts }: Bounds): SQL | undefined {
  const day = monthDayOf(occasions.date)
  return and(
    sql`${occasions.date} <= ${to}::date`,
    or(
      sql`${occasions.isRecurring} and ${occasions.dateRule} = 'fixed' and (
        ${day} between ${first}::int and ${last}::int
        or ${day} between ${secondFirst}::int and ${secondLast}::int)`,
      sql`${occasions.isRecurring} and ${occasions.dateRule} <> 'fixed' and ${occasions.dateRule} = any(${feasts}::text[])`,
      sql`not ${occasions.isRecurring} and ${occasions.date} >= ${from}::date`,
    ),
  )
}

/** Not a one-off that is over. */
export function isToCome(today: unknown): SQL {
  return sql`(${occasions.isRecurring} or ${occasions.date} >= ${today}::date)`
}

/** The values of a prepared statement's bounds. @param name tells two windows of one statement apart */
export function windowValues(window: Window, name = ''): Record<string, unknown> {
  const bounds = Object.entries(boundsIn(window))
  return Object.fromEntries(bounds.map(([bound, value]) => [name + bound, value]))
}

/** The bounds of a statement that isn't prepared. */
export function boundsOf(window: Window): Bounds {
  return { ...boundsIn(window), feasts: sql.param(window.feasts) }
}

/** The bounds of a prepared statement, which is run with `windowValues` of the same name. */
export function placeholdersOf(name: string): Bounds {
  const place = (bound: keyof Bounds): Placeholder => sql.placeholder(name + bound)
  return {
    from: place('from'),
    to: place('to'),
    first: place('first'),
    last: place('last'),
    secondFirst: place('secondFirst'),
    secondLast: place('secondLast'),
    feasts: place('feasts'),
  }
}

export const placeholders = placeholdersOf('')

function boundsIn({ from, to, monthDays: [{ first, last }, second], feasts }: Window): Bounds {
  return { from, to, first, last, secondFirst: second.first, secondLast: second.last, feasts }
}
