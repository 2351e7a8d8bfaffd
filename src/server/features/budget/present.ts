import type { Budget } from '#domain/budget/schema.ts'
import type { BudgetYear } from '#domain/budget/year.ts'
import type { Figures } from '#domain/budget/ledger.ts'
import { toDecimal, type Cents } from '#domain/shared/money.ts'
import { moneyText } from '#domain/shared/wire.ts'

/** The year as it crosses the wire: amounts are decimal texts. */
export function presentBudget(budget: BudgetYear, withoutEvent: number): Budget {
  const { year, envelope, assigned, gifts, withoutPrice, open, forecast90, lastYear } = budget
  return {
    year,
    envelope: moneyText(envelope),
    ...presentCosts(budget),
    open: moneyText(open),
    assigned: toDecimal(assigned),
    gifts,
    withoutPrice,
    withoutEvent,
    byMonth: budget.byMonth.map(presentCompared),
    byContact: budget.byContact.map(presentCompared),
    byRelationship: budget.byRelationship.map(presentCompared),
    byOccasion: budget.byOccasion.map((occasion) => ({
      ...presentCompared(occasion),
      events: occasion.events.map((event) => ({ ...event, ...presentFigures(event) })),
    })),
    forecast90: {
      ...forecast90,
      assigned: toDecimal(forecast90.assigned),
      unusedBudgets: toDecimal(forecast90.unusedBudgets),
      total: toDecimal(forecast90.total),
      ownShare: toDecimal(forecast90.ownShare),
    },
    lastYear: {
      year: lastYear.year,
      envelope: moneyText(lastYear.envelope),
      ...presentCosts(lastYear),
      byMonth: lastYear.byMonth.map(toDecimal),
    },
  }
}

function presentCompared<Row extends Figures & { lastYear: Cents }>(row: Row) {
  return { ...row, ...presentFigures(row), lastYear: toDecimal(row.lastYear) }
}

function presentFigures(figures: Figures) {
  const { budget, open, gifts, withoutPrice } = figures
  return { budget: moneyText(budget), ...presentCosts(figures), open: moneyText(open), gifts, withoutPrice }
}

function presentCosts({ spent, bought, ownShare }: Pick<Figures, 'spent' | 'bought' | 'ownShare'>) {
  return { spent: toDecimal(spent), bought: toDecimal(bought), ownShare: toDecimal(ownShare) }
}
