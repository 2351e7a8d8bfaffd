import type { Plan } from '#domain/plans/schema.ts'
import { shortMoney } from '#domain/shared/short-money.ts'
import { planScreenTexts as texts } from '#domain/texts/plan-screens.ts'
import { cx } from '#client/lib/class-names.ts'
import { BudgetField } from '../BudgetField.tsx'
import { useChangePlan } from '../mutations.ts'
import type { PlanRow } from '../rows.ts'
import styles from './PersonBudget.module.css'

/** '$69 of $110', whose second amount is a field. */
export function PersonBudget({ plan, row, isOver }: { plan: Plan; row: PlanRow; isOver: boolean }) {
  const change = useChangePlan(plan.id)
  const { contactId, contactName, occasionId } = row.person
  const { spent, budget, withoutPrice } = row
  const over = budget === null ? 0 : spent - budget
  return (
    <div className={styles['budget']}>
      <span className={styles['figures']}>
        <b className={cx(over > 0 && styles['over'])}>{shortMoney(spent)}</b>{' '}
        <span className={styles['of']}>{texts.ofBudget}</span>
        <BudgetField
          label={texts.budgetOf(contactName)}
          cents={budget}
          onSave={
            isOver
              ? undefined
              : (amount) => change.mutate({ body: { people: [{ contactId, occasionId, budget: amount }] } })
          }
        />
      </span>
      {over > 0 && <span className={styles['note']}>{texts.board.overBudget(shortMoney(over))}</span>}
      {withoutPrice > 0 && <span className={styles['quiet']}>{texts.withoutPrice(withoutPrice)}</span>}
    </div>
  )
}
