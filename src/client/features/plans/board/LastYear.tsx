import type { PlanPerson } from '#domain/plans/schema.ts'
import { planScreenTexts } from '#domain/texts/plan-screens.ts'
import { shortMoney } from '#domain/shared/short-money.ts'
import { fromDecimal } from '#domain/shared/money.ts'
import styles from './PlanBoard.module.css'

/** What somebody got the time before, with its cost in the title. */
export function LastYear({ person: { lastYear } }: { person: PlanPerson }) {
  if (lastYear === null || lastYear.titles.length === 0) return <span className={styles['none']}>–</span>
  const titles = lastYear.titles.join(', ')
  return (
    <span
      className={styles['given']}
      title={`${planScreenTexts.board.givenIn(lastYear.year)}: ${titles} (${shortMoney(fromDecimal(lastYear.spent))})`}
    >
      {titles}
    </span>
  )
}
