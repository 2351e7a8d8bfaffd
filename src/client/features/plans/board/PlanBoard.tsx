import { GiftBoard } from '#client/features/gifts/parts/GiftBoard.tsx'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { planScreenTexts } from '#domain/texts/plan-screens.ts'
import type { Plan } from '#domain/plans/schema.ts'
import { useAtMost } from '../use-at-most.ts'
import { usePlanMove } from '../use-plan-move.ts'
import type { PlanRow } from '../rows.ts'
import { PersonCard } from './PersonCard.tsx'
import { PersonRow } from './PersonRow.tsx'
import styles from './PlanBoard.module.css'

const texts = planScreenTexts.board

/** Six columns need that much of the window, in px; under it each person is a card. */
const TABLE = 1120

/** Everyone of the plan with what they got, get and may get. Gifts are dragged between people and states. */
export function PlanBoard({ plan, rows, today }: { plan: Plan; rows: readonly PlanRow[]; today: CalendarDate }) {
  const isNarrow = useAtMost(TABLE - 1)
  const move = usePlanMove()
  const isOver = plan.date < today
  return (
    <GiftBoard kind="plan" onPlanDrop={move}>
      {isNarrow ? (
        <ul aria-label={texts.label} className={styles['cards']}>
          {rows.map((row) => (
            <li key={row.person.occasionId}>
              <PersonCard plan={plan} row={row} rows={rows} isOver={isOver} />
            </li>
          ))}
        </ul>
      ) : (
        <table aria-label={texts.label} className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{texts.person}</th>
              <th scope="col">{texts.lastYear}</th>
              <th scope="col">{texts.ideas}</th>
              <th scope="col">{texts.assigned}</th>
              <th scope="col">{texts.bought}</th>
              <th scope="col" className={styles['end']}>
                {texts.budget}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PersonRow key={row.person.occasionId} plan={plan} row={row} rows={rows} isOver={isOver} />
            ))}
          </tbody>
        </table>
      )}
    </GiftBoard>
  )
}
