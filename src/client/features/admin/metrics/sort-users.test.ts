import { describe, expect, it } from 'vitest'
import type { RecentUser } from '#domain/admin/schema.ts'
import { nextOrder, sortUsers } from './sort-users.ts'

function user(name: string | null, createdAt: string): RecentUser {
  return { id: `${name}`, name, email: null, isGuest: name === null, provider: null, createdAt, lastLoginAt: null }
}

const users = [
  user('Bo', '2026-11-02T00:00:00Z'),
  user(null, '2026-11-03T00:00:00Z'),
  user('ada', '2026-11-01T00:00:00Z'),
]
const names = (sorted: RecentUser[]) => sorted.map(({ name }) => name)

describe('recent users', () => {
  it('sort by name without regard to case, the nameless last either way', () => {
    expect(names(sortUsers(users, { column: 'name', direction: 'ascending' }))).toEqual(['ada', 'Bo', null])
    expect(names(sortUsers(users, { column: 'name', direction: 'descending' }))).toEqual(['Bo', 'ada', null])
  })

  it('sort by when they came', () => {
    expect(names(sortUsers(users, { column: 'createdAt', direction: 'descending' }))).toEqual([null, 'Bo', 'ada'])
  })

  it('sort by provider as it is shown, not as it is kept', () => {
    const by = (provider: string | null) => ({ ...user(provider, '2026-11-01T00:00:00Z'), provider })
    const kept = ['local', 'google', null, 'github', 'x'].map(by)
    const sorted = sortUsers(kept, { column: 'provider', direction: 'ascending' })
    expect(sorted.map(({ provider }) => provider)).toEqual(['local', 'github', 'google', 'x', null])
  })

  it('turn round on a second click and start dates with the newest', () => {
    expect(nextOrder({ column: 'name', direction: 'ascending' }, 'name').direction).toBe('descending')
    expect(nextOrder({ column: 'name', direction: 'ascending' }, 'lastLoginAt').direction).toBe('descending')
    expect(nextOrder({ column: 'createdAt', direction: 'descending' }, 'email').direction).toBe('ascending')
  })
})
