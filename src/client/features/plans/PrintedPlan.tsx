import { Check } from 'lucide-react'
import { createPortal } from 'react-dom'
import { relationshipLabel } from '#domain/contacts/relationships.ts'
import { daysUntilText } from '#domain/occasions/days-until.ts'
import type { Plan } from '#domain/plans/schema.ts'
import { daysBetween, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatMediumDate, formatShortDate, weekdayShort } from '#domain/shared/date-format.ts'
import { shortMoney } from '#domain/shared/short-money.ts'
import { planScreenTexts as texts } from '#domain/texts/plan-screens.ts'
import { priceText } from '#client/features/gifts/parts/price-text.ts'
import { useIsPrinting } from '#client/lib/printing.ts'
import type { PlanRow, PlanSums } from './rows.ts'
import styles from './PrintedPlan.module.css'

type Props = { plan: Plan; rows: readonly PlanRow[]; sums: PlanSums; today: CalendarDate }

/** The plan on paper, in place of everything that is on the screen. */
export function PrintedPlan(props: Props) {
  return useIsPrinting() && <Sheet {...props} />
}

function Sheet({ plan, rows, sums, today }: Props) {
  const { name, date, toOrder } = plan
  const { spent, budget, bought, people } = sums
  const money = budget === null ? texts.spent(shortMoney(spent)) : texts.of(shortMoney(spent), shortMoney(budget))
  const line = [money, texts.boughtOf(bought, people)]
  if (toOrder !== null) line.push(texts.order(toOrder.count, formatShortDate(toOrder.by)))
  return createPortal(
    <article className={styles['sheet']}>
      <h1>{name}</h1>
      <p>
        <b>
          {weekdayShort(date)}, {formatMediumDate(date)}
        </b>
        {` · ${daysUntilText(daysBetween(today, date))}`}
      </p>
      <p>{line.join(' · ')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.board.person}</th>
            <th scope="col">{texts.board.assigned}</th>
            <th scope="col">{texts.board.ideas}</th>
            <th scope="col">{texts.board.budget}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Person key={row.person.occasionId} row={row} />
          ))}
        </tbody>
      </table>
    </article>,
    document.body,
  )
}

/** Each gift has a box to tick by hand. */
function Person({ row: { person, ideas, assigned, bought, spent, budget } }: { row: PlanRow }) {
  return (
    <tr>
      <th scope="row">
        {person.contactName}
        <small>{relationshipLabel(person.relationship)}</small>
      </th>
      <td>
        <ul>
          {[...bought, ...assigned].map((gift) => (
            <li key={gift.id}>
              <span className={styles['box']}>{gift.isPurchased && <Check />}</span>
              {gift.title}, {priceText(gift)}
            </li>
          ))}
        </ul>
      </td>
      <td>{ideas.map(({ title }) => title).join(', ')}</td>
      <td className={styles['money']}>
        {budget === null ? shortMoney(spent) : texts.of(shortMoney(spent), shortMoney(budget))}
      </td>
    </tr>
  )
}
