import { toDecimal } from '#domain/shared/money.ts'
import type { Cents } from '#domain/shared/money.ts'
import { rowsToSend } from '#domain/splits/rows.ts'
import type { DraftShare } from '#domain/splits/rows.ts'
import type { Split } from '#domain/splits/schema.ts'
import { parseShare, shareEqually } from '#domain/splits/shares.ts'
import type { SplitMethod } from '#domain/splits/shares.ts'
import type { Body } from '#client/lib/api.ts'

/** The values of a split on the screen. The rows carry the custom amounts, also while the equal ones are shown. */
export type SplitValues = {
  /** As typed. */
  total: string
  method: SplitMethod
  rows: DraftShare[]
  /** Taken off the screen by a smaller count; a larger one brings them back. */
  setAside: DraftShare[]
}

/** What is sent of a split. */
export type SplitBody = Omit<Body<'POST /gift-splits'>, 'giftIdeaId'>

let made = 0

/** A row that the server does not know yet. */
export function blankRow(): DraftShare {
  made += 1
  return { id: `new-${made}`, name: '', email: '', amountCents: 0, confirmed: false }
}

export function valuesOf({ totalCost, splitMethod, contributors }: Split): SplitValues {
  const rows = contributors.map(({ id, name, email, amount, confirmed, reply }) => ({
    id,
    name,
    email: email ?? '',
    amountCents: parseShare(amount),
    confirmed,
    reply: reply && { ...reply, amountCents: parseShare(reply.amount) },
  }))
  return { total: totalCost, method: splitMethod, rows, setAside: [] }
}

/** Anything that isn't a number counts as 0. */
export function totalOf({ total }: Pick<SplitValues, 'total'>): Cents {
  return parseShare(total)
}

/** The rows with what each pays: in the equal split that is computed, just as the server will. */
export function shownRows(values: SplitValues): DraftShare[] {
  return values.method === 'equal' ? shareEqually(values.rows, totalOf(values)) : values.rows
}

/** Nothing but zeros cannot be custom amounts; for a gift without a price it is the equal split of nothing. */
export function toBody(values: SplitValues): SplitBody {
  const method = totalOf(values) === 0 && rowsToSend(values.rows, 'custom').length === 0 ? 'equal' : values.method
  return {
    totalCost: toDecimal(totalOf(values)),
    splitMethod: method,
    contributors: rowsToSend(shownRows({ ...values, method }), method).map((row) => ({
      id: row.id,
      name: row.name.trim(),
      email: row.email.trim(),
      amount: toDecimal(row.amountCents),
      confirmed: row.confirmed,
    })),
  }
}

/** Whether the two would look the same: the amount on the screen counts, not how it was typed. */
export function looksSame(a: SplitValues, b: SplitValues): boolean {
  return JSON.stringify(look(a)) === JSON.stringify(look(b))
}

function look(values: SplitValues) {
  const rows = [...shownRows(values), ...values.setAside]
  return [totalOf(values), values.method, rows.map((r) => [r.id, r.name, r.email, r.amountCents, r.confirmed])]
}
