import { describe, expect, it } from 'vitest'
import type { ContactFilter } from './contact-list.ts'
import { filterFrom, searchFor } from './filter-address.ts'

const noFilter: ContactFilter = { query: '', group: undefined, sort: 'ascending' }

describe('the address of the contacts page', () => {
  it('says nothing of a list that is not filtered', () => {
    expect(searchFor(noFilter)).toBe('')
    expect(filterFrom('')).toEqual(noFilter)
  })

  it('keeps search, category and order', () => {
    const filter = { query: 'Zoë & co', group: 'Colleague/Neighbor', sort: 'descending' } as const
    expect(filterFrom(searchFor(filter))).toEqual(filter)
  })

  it('keeps the order by next event', () => {
    expect(searchFor({ ...noFilter, sort: 'next-event' })).toBe('?sort=next-event')
    expect(filterFrom('?sort=next-event')).toEqual({ ...noFilter, sort: 'next-event' })
  })

  it('ignores what it does not know', () => {
    expect(filterFrom('?category=Enemies&sort=random&page=3')).toEqual(noFilter)
  })
})
