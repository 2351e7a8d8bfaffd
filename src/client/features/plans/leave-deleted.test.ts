import { afterEach, expect, it } from 'vitest'
import { queryClient } from '#client/lib/query.ts'
import { isDeletedPlan, leaveDeletedPlan } from './leave-deleted.ts'

afterEach(() => queryClient.clear())

it('the events of a deleted plan are in the lists by themselves at once', () => {
  const upcoming = ['occasions', 'upcoming', 365, 5]
  const event = { id: 3, planId: 4 }
  queryClient.setQueryData(upcoming, [{ id: 1, planId: 7 }, { id: 2, planId: null }, event])
  queryClient.setQueryData(['occasions', 'one', 3], event)
  leaveDeletedPlan(7)
  expect([7, 4].map(isDeletedPlan)).toEqual([true, false])
  expect(queryClient.getQueryData(upcoming)).toEqual([{ id: 1, planId: null }, { id: 2, planId: null }, event])
  expect(queryClient.getQueryData(['occasions', 'one', 3])).toBe(event)
})
