import type { RecentUser } from '#domain/admin/schema.ts'
import { providerText } from './provider-text.ts'

export type Column = 'name' | 'email' | 'provider' | 'createdAt' | 'lastLoginAt'
export type Order = { column: Column; direction: 'ascending' | 'descending' }

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Sorted by one column; empty values come last in both directions. */
export function sortUsers(users: readonly RecentUser[], { column, direction }: Order): RecentUser[] {
  const sign = direction === 'ascending' ? 1 : -1
  return users.toSorted((one, other) => {
    const [a, b] = [shown(one, column), shown(other, column)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * collator.compare(a, b)
  })
}

/** Instants sort as they are written; everything else as it reads. */
function shown(user: RecentUser, column: Column): string | null {
  return column === 'provider' ? providerText(user) : user[column]
}

/** A click on the column in use turns it round; another one starts with names from A, dates from the newest. */
export function nextOrder(order: Order, column: Column): Order {
  if (order.column === column)
    return { column, direction: order.direction === 'ascending' ? 'descending' : 'ascending' }
  return { column, direction: column === 'createdAt' || column === 'lastLoginAt' ? 'descending' : 'ascending' }
}
