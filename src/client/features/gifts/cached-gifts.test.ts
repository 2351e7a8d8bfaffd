import { afterEach, describe, expect, it } from 'vitest'
import type { Gift } from '#domain/gifts/schema.ts'
import { answeredGift } from '#domain/testing/answers.ts'
import { queryClient } from '#client/lib/query.ts'
import { endGiftChange, showGiftChange, withChangesUnderWay } from './cached-gifts.ts'

const kite = answeredGift({ id: 1, occasionId: 7, isSaved: false, isPurchased: false })
const chess = answeredGift({ id: 2, occasionId: 7, isSaved: false, isPurchased: false })
const ofContact = ['gifts', 'contact', 3] as const

const shown = () => queryClient.getQueryData<Gift[]>(ofContact)?.map(({ isSaved }) => isSaved)

afterEach(() => {
  endGiftChange(1)
  endGiftChange(2)
  queryClient.clear()
})

describe('a change of a gift that is under way', () => {
  it('is seen in every list and in the details at once', () => {
    queryClient.setQueryData(ofContact, [kite, chess])
    queryClient.setQueryData(['gifts', 'one', 1], kite)
    showGiftChange(1, { isSaved: true })
    expect(shown()).toEqual([true, false])
    expect(queryClient.getQueryData<Gift>(['gifts', 'one', 1])?.isSaved).toBe(true)
  })

  it('is taken back alone: another gift that moved in the meantime stays', () => {
    queryClient.setQueryData(ofContact, [kite, chess])
    const takeBack = showGiftChange(1, { isSaved: true })
    showGiftChange(2, { isSaved: true })
    takeBack()
    expect(shown()).toEqual([false, true])
  })

  it('is taken back from a list that was stale before, which is read again', () => {
    queryClient.setQueryData(ofContact, [kite, chess])
    void queryClient.invalidateQueries({ queryKey: ofContact })
    const takeBack = showGiftChange(1, { isSaved: true })
    takeBack()
    expect(shown()).toEqual([false, false])
    expect(queryClient.getQueryState(ofContact)?.isInvalidated).toBe(true)
  })

  it('holds against lists that the server sent before it knew, until it has answered', () => {
    showGiftChange(1, { isSaved: true })
    expect(withChangesUnderWay([kite, chess]).map(({ isSaved }) => isSaved)).toEqual([true, false])
    endGiftChange(1)
    expect(withChangesUnderWay([kite, chess])).toEqual([kite, chess])
  })
})
