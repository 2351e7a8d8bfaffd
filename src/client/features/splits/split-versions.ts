import { formatMoney } from '#domain/shared/money.ts'
import { MAX_CONTRIBUTORS } from '#domain/splits/shares.ts'
import type { SplitMethod } from '#domain/splits/shares.ts'
import type { DraftShare } from '#domain/splits/rows.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import type { Difference, Versions } from '#client/lib/versions.ts'
import { shownRows, totalOf } from './split-values.ts'
import type { SplitValues } from './split-values.ts'

/** How two versions of a split are merged and compared. */
export const splitVersions: Versions<SplitValues, unknown> = { merge, differences }

function differences(mine: SplitValues, theirs: SplitValues): Difference[] {
  const [ours, others] = [shownRows(mine), shownRows(theirs)]
  const ids = [...new Set([...ours, ...others].map(({ id }) => id))]
  const people = ids.map((id) => {
    const [one, other] = [byId(ours, id), byId(others, id)]
    return { label: nameOf(one) || nameOf(other), mine: inWords(one), theirs: inWords(other) }
  })
  const all = [
    { label: splitTexts.totalCost, mine: formatMoney(totalOf(mine)), theirs: formatMoney(totalOf(theirs)) },
    { label: splitTexts.method, mine: methodName(mine.method), theirs: methodName(theirs.method) },
    ...people,
  ]
  return all.filter((difference) => difference.mine !== difference.theirs)
}

/** Row by row: what only the other changed, added or removed is taken from it. */
function merge(
  theirs: SplitValues,
  mine: SplitValues,
  base: SplitValues,
): { values: SplitValues; takenOver: string[] } {
  const takenOver: string[] = []
  const choose = <Value>(name: string, yours: Value, saved: Value, before: Value): Value => {
    const isTheirs = same(yours, before) && !same(saved, before)
    if (isTheirs) takenOver.push(name)
    return isTheirs ? saved : yours
  }
  const rows = mine.rows.flatMap((row) => {
    const before = byId(base.rows, row.id)
    if (before === undefined) return [row]
    const kept = choose(nameOf(row) || nameOf(byId(theirs.rows, row.id)), row, byId(theirs.rows, row.id), before)
    return kept === undefined ? [] : [kept]
  })
  const added = theirs.rows.filter(({ id }) => byId(base.rows, id) === undefined && byId(rows, id) === undefined)
  const room = added.slice(0, Math.max(0, MAX_CONTRIBUTORS - rows.length))
  takenOver.push(...room.map(nameOf))
  const total = choose(splitTexts.totalCost, totalOf(mine), totalOf(theirs), totalOf(base))
  return {
    values: {
      total: total === totalOf(mine) ? mine.total : theirs.total,
      method: choose(splitTexts.method, mine.method, theirs.method, base.method),
      rows: [...rows, ...room],
      setAside: mine.setAside,
    },
    takenOver,
  }
}

function byId(rows: readonly DraftShare[], id: string): DraftShare | undefined {
  return rows.find((row) => row.id === id)
}

function nameOf(row: DraftShare | undefined): string {
  return row?.name.trim() ?? ''
}

function inWords(row: DraftShare | undefined): string {
  if (row === undefined) return ''
  const state = row.confirmed ? splitTexts.confirmed : splitTexts.pending
  return [row.name, row.email, formatMoney(row.amountCents), state].filter(Boolean).join(', ')
}

function methodName(method: SplitMethod): string {
  return method === 'equal' ? splitTexts.equal : splitTexts.custom
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
