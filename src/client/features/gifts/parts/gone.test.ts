import { afterEach, describe, expect, it } from 'vitest'
import type { Gift } from '#domain/gifts/schema.ts'
import { answeredGift } from '#domain/testing/answers.ts'
import { queryClient } from '#client/lib/query.ts'
import { forgetGift, leaveDeletedEvent } from './gone.ts'

const kite = answeredGift({ id: 1, occasionId: 7, isSaved: false, isPurchased: false })
const chess = answeredGift({ id: 2, occasionId: 7, isSaved: false, isPurchased: false })
const ofContact = ['gifts', 'contact', 3] as const

afterEach(() => queryClient.clear())

it('a gift that was deleted leaves the lists, and the query of itself stays as it is', () => {
  queryClient.setQueryData(ofContact, [kite, chess])
  queryClient.setQueryData(['gifts', 'one', 1], kite)
  const updates = queryClient.getQueryState(['gifts', 'one', 1])?.dataUpdateCount
  forgetGift(1)
  expect(queryClient.getQueryData(ofContact)).toEqual([chess])
  expect(queryClient.getQueryState(['gifts', 'one', 1])?.dataUpdateCount).toBe(updates)
})

describe('the gifts of a deleted event', () => {
  const drum = answeredGift({ id: 3, occasionId: 8, isSaved: true, isPurchased: false })
  const telescope = answeredGift({ id: 4, occasionId: 7, isSaved: true, isPurchased: true })

  it('are in the general list at once when they are kept', () => {
    queryClient.setQueryData(ofContact, [kite, drum, telescope])
    leaveDeletedEvent(7, true)
    expect(queryClient.getQueryData<Gift[]>(ofContact)).toEqual([
      { ...kite, occasionId: null },
      drum,
      { ...telescope, occasionId: null, isSaved: false },
    ])
  })

  it('are in no list when they go with it', () => {
    queryClient.setQueryData(ofContact, [kite, drum, telescope])
    leaveDeletedEvent(7, false)
    expect(queryClient.getQueryData<Gift[]>(ofContact)).toEqual([drum])
  })
})
