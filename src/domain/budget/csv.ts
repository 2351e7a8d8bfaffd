import { monthName } from '../shared/date-format.ts'
import { csvFile } from '../shared/csv.ts'
import { fromDecimal, toDecimal } from '../shared/money.ts'
import { budgetTexts } from '../texts/budget.ts'
import type { Budget } from './schema.ts'

type Row = Pick<
  Budget['byMonth'][number],
  'budget' | 'spent' | 'bought' | 'open' | 'ownShare' | 'gifts' | 'withoutPrice'
>
type Cells = (string | null)[]

const { columns, breakdowns } = budgetTexts

/** All tables of the page below each other; the first column says which one a row belongs to. */
export function budgetCsv(budget: Budget): string {
  const head = [
    columns.breakdown,
    columns.occasion,
    columns.contact,
    columns.date,
    columns.budget,
    columns.spent,
    columns.bought,
    columns.open,
    columns.over,
    columns.ownShare,
    String(budget.lastYear.year),
    columns.gifts,
    columns.withoutPrice,
  ]
  return csvFile([
    head,
    row(String(budget.year), [null, null, null], { ...budget, budget: budget.envelope }, budget.lastYear.spent),
    ...budget.byMonth.map((one) => row(breakdowns.month, [null, null, monthName(one.month)], one, one.lastYear)),
    ...budget.byContact.map((one) => row(breakdowns.contact, [null, one.contactName, null], one, one.lastYear)),
    ...budget.byRelationship.map((one) =>
      row(breakdowns.relationship, [null, one.relationship, null], one, one.lastYear),
    ),
    ...budget.byOccasion.map((one) => row(breakdowns.occasion, [one.name, null, null], one, one.lastYear)),
    ...budget.byOccasion.flatMap(({ events }) =>
      events.map((one) => row(columns.event, [one.name, one.contactName, one.occurrenceDate], one, null)),
    ),
  ])
}

/** What is over the budget has a column of its own: a cell that starts with a minus is a formula to spreadsheets. */
function row(breakdown: string, names: Cells, figures: Row, lastYear: string | null): Cells {
  const open = figures.open === null ? null : fromDecimal(figures.open)
  return [
    breakdown,
    ...names,
    figures.budget,
    figures.spent,
    figures.bought,
    open === null ? null : toDecimal(Math.max(0, open)),
    open === null ? null : toDecimal(Math.max(0, -open)),
    figures.ownShare,
    lastYear,
    String(figures.gifts),
    String(figures.withoutPrice),
  ]
}
