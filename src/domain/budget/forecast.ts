import { costsOf } from '../gifts/cost.ts'
import { addDays, type CalendarDate } from '../shared/calendar-date.ts'
import { sumCents, type Cents } from '../shared/money.ts'
import { entriesBetween, type BudgetEntry, type BudgetRows, type Now } from './entries.ts'
import { figuresOf } from './ledger.ts'

/** Today and this many days after it. */
export const FORECAST_DAYS = 90

/** What the coming events will still cost. */
export interface Forecast {
  from: CalendarDate
  to: CalendarDate
  /** The cost of gifts that are assigned and not bought yet. */
  assigned: Cents
  /** What is left of the events' budgets beyond their gifts. */
  unusedBudgets: Cents
  /** Both together. */
  total: Cents
  /** The same with your part only of what is split. */
  ownShare: Cents
  /** Events with something still to pay. */
  events: number
  /** Gifts to buy that have no price and are missing from the sums. */
  withoutPrice: number
}

export function forecastOf(rows: BudgetRows, now: Now): Forecast {
  const to = addDays(now.today, FORECAST_DAYS)
  const entries = entriesBetween(rows, now.today, to, now)
  const toBuy = entries.map((entry) => ({
    budgetCents: null,
    gifts: entry.gifts.filter(({ isPurchased }) => !isPurchased),
  }))
  const { spent: assigned, ownShare, withoutPrice } = figuresOf(toBuy)
  const unusedBudgets = sumCents(entries.map(unusedOf))
  const events = entries.filter((entry, index) => unusedOf(entry) > 0 || (toBuy[index]?.gifts.length ?? 0) > 0).length
  return {
    from: now.today,
    to,
    assigned,
    unusedBudgets,
    total: assigned + unusedBudgets,
    ownShare: ownShare + unusedBudgets,
    events,
    withoutPrice,
  }
}

function unusedOf({ budgetCents, isExpected, gifts }: BudgetEntry): Cents {
  if (budgetCents === null || !isExpected) return 0
  return Math.max(0, budgetCents - costsOf(gifts).spent)
}
