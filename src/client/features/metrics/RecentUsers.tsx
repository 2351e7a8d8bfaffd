import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import type { RecentUser } from '#domain/accounts/admin.ts'
import { Badge } from '../../ui/Badge.tsx'
import { nextOrder, sortUsers } from './sort-users.ts'
import type { Column, Order } from './sort-users.ts'
import styles from './RecentUsers.module.css'

const columns: { column: Column; label: string }[] = [
  { column: 'name', label: 'Name' },
  { column: 'email', label: 'E-mail' },
  { column: 'provider', label: 'Provider' },
  { column: 'createdAt', label: 'Joined' },
  { column: 'lastLoginAt', label: 'Last login' },
]

/** The latest 20 (spec 1 §9), sorted as one likes. */
export function RecentUsers({ users }: { users: readonly RecentUser[] }) {
  const [order, setOrder] = useState<Order>({ column: 'createdAt', direction: 'descending' })
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map(({ column, label }) => (
              <th key={column} scope="col" aria-sort={order.column === column ? order.direction : undefined}>
                <button type="button" onClick={() => setOrder(nextOrder(order, column))}>
                  {label}
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
                {user.name ?? '–'} {user.isGuest && <Badge>Guest</Badge>}
              </th>
              <td>{user.email ?? '–'}</td>
              <td>{user.provider ?? '–'}</td>
              <td className={styles['date']}>{dateOf(user.createdAt)}</td>
              <td className={styles['date']}>{user.lastLoginAt === null ? 'Never' : dateOf(user.lastLoginAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SortMark({ direction }: { direction: Order['direction'] | undefined }) {
  if (direction === undefined) return <ArrowUpDown aria-hidden className={styles['idle']} />
  return direction === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** An instant, in the administrator's own zone. */
function dateOf(instant: string): string {
  return format.format(Date.parse(instant))
}
