import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { RecentUser } from '#domain/admin/schema.ts'
import { metricsTexts } from '#domain/texts/feedback.ts'
import { keysOf } from '#client/lib/keys-of.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { providerText } from './provider-text.ts'
import { nextOrder, sortUsers } from './sort-users.ts'
import type { Column, Order } from './sort-users.ts'
import styles from './RecentUsers.module.css'

const { recentColumns: labels } = metricsTexts
const columns: Column[] = keysOf(labels)

/** The latest 20 users, sortable. On a phone each row is a block, with the headings as buttons above. */
export function RecentUsers({ users }: { users: readonly RecentUser[] }) {
  const [order, setOrder] = useState<Order>({ column: 'createdAt', direction: 'descending' })
  return (
    <table className={styles['table']} aria-label={metricsTexts.recentUsers}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" aria-sort={order.column === column ? order.direction : undefined}>
              <button type="button" onClick={() => setOrder(nextOrder(order, column))}>
                {labels[column]}
                <SortMark direction={order.column === column ? order.direction : undefined} />
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sortUsers(users, order).map((user) => (
          <tr key={user.id}>
            <th scope="row">
              {user.name ?? (user.isGuest ? '' : '–')} {user.isGuest && <Badge>{metricsTexts.guest}</Badge>}
            </th>
            <td>{user.email ?? '–'}</td>
            <Labelled column="provider">{providerText(user) ?? '–'}</Labelled>
            <Labelled column="createdAt">
              <Instant of={user.createdAt} />
            </Labelled>
            <Labelled column="lastLoginAt">
              {user.lastLoginAt === null ? metricsTexts.never : <Instant of={user.lastLoginAt} />}
            </Labelled>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What does not speak for itself says on a phone what it is. */
function Labelled({ column, children }: { column: Column; children: ReactNode }) {
  return (
    <td className={styles['labelled']}>
      <span className={styles['label']} aria-hidden>
        {labels[column]}
      </span>
      {children}
    </td>
  )
}

function SortMark({ direction }: { direction: Order['direction'] | undefined }) {
  if (direction === undefined) return <ArrowUpDown aria-hidden className={styles['idle']} />
  return direction === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const times = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** In the administrator's own zone. Where there is no room for both, the time goes below the date. */
function Instant({ of }: { of: string }) {
  const instant = Date.parse(of)
  return (
    <>
      <span className={styles['whole']}>{dates.format(instant)},</span>{' '}
      <span className={styles['whole']}>{times.format(instant)}</span>
    </>
  )
}
