import { planScreenTexts } from '#domain/texts/plan-screens.ts'
import type { Plan } from '#domain/plans/schema.ts'
import { AddIdea } from './AddIdea.tsx'
import { GiftsOf } from './GiftsOf.tsx'
import { LastYear } from './LastYear.tsx'
import { PersonBudget } from './PersonBudget.tsx'
import { PersonName } from './PersonName.tsx'
import type { PlanRow } from '../rows.ts'
import styles from './PersonCard.module.css'

const texts = planScreenTexts.board
const states = ['bought', 'assigned', 'ideas'] as const

/** A person on a phone: what is bought first, then what is chosen, then ideas. */
export function PersonCard({
  plan,
  row,
  rows,
  isOver,
}: {
  plan: Plan
  row: PlanRow
  rows: readonly PlanRow[]
  isOver: boolean
}) {
  return (
    <article className={styles['card']} aria-label={row.person.contactName}>
      <div className={styles['head']}>
        <PersonName plan={plan} row={row} />
        <PersonBudget plan={plan} row={row} isOver={isOver} />
      </div>
      {row.person.lastYear !== null && (
        <p className={styles['last']}>
          {texts.givenIn(row.person.lastYear.year)}: <LastYear person={row.person} />
        </p>
      )}
      {states
        .filter((state) => row.isOpen || state === 'bought')
        .map((state) => (
          <div key={state} className={styles['state']}>
            <span aria-hidden className={styles['label']}>
              {texts.states[state]}
            </span>
            <GiftsOf as="div" state={state} look="line" row={row} rows={rows}>
              {state === 'ideas' && <AddIdea row={row} />}
            </GiftsOf>
          </div>
        ))}
    </article>
  )
}
