import type { RawPerson } from '../describe-person.ts'
import { decidedOrder, dependsOnOrder } from '../file-date.ts'
import type { Assumptions, DateOrder } from '../found-person.ts'

/**
 * How the dates of a table are read: as its dates decide (13/4 can't be a month), else as chosen, else as is likely. Null
 * where it makes no difference.
 */
export function dateOrderOf(
  people: readonly RawPerson[],
  likely: DateOrder,
  chosen: DateOrder | undefined,
): Assumptions['dateOrder'] {
  let dependent = 0
  const decided = { 'day-first': 0, 'month-first': 0 }
  for (const { birthdays, anniversaries, dates, gifts } of people) {
    for (const { text } of [
      ...birthdays,
      ...anniversaries,
      ...dates.map(({ date }) => date),
      ...gifts.map(({ date }) => ({ text: date })),
    ]) {
      const order = decidedOrder(text)
      if (order) decided[order]++
      else if (dependsOnOrder(text)) dependent++
    }
  }
  if (dependent === 0) return null
  const [dayFirst, monthFirst] = [decided['day-first'], decided['month-first']]
  const found = dayFirst > monthFirst ? 'day-first' : monthFirst > dayFirst ? 'month-first' : likely
  return { used: chosen ?? found, isSure: dayFirst > 0 !== monthFirst > 0 }
}
