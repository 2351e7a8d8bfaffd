import type { Plan } from '#domain/plans/schema.ts'
import { AddIdea } from './AddIdea.tsx'
import { GiftsOf } from './GiftsOf.tsx'
import { LastYear } from './LastYear.tsx'
import { PersonBudget } from './PersonBudget.tsx'
import { PersonName } from './PersonName.tsx'
import type { PlanRow } from '../rows.ts'
import styles from './PlanBoard.module.css'

/** A person as a row of the table. */
export function PersonRow({
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
    <tr>
      <th scope="row" className={styles['who']}>
        <PersonName plan={plan} row={row} />
      </th>
      <td className={styles['last']}>
        <LastYear person={row.person} />
      </td>
      <GiftsOf as="td" state="ideas" look="picture" row={row} rows={rows}>
        {row.isOpen && <AddIdea row={row} />}
      </GiftsOf>
      <GiftsOf as="td" state="assigned" look="line" row={row} rows={rows} />
      <GiftsOf as="td" state="bought" look="line" row={row} rows={rows} />
      <td className={styles['end']}>
        <PersonBudget plan={plan} row={row} isOver={isOver} />
      </td>
    </tr>
  )
}
