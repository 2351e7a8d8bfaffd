import { afterEach, describe, expect, it } from 'vitest'
import type { Gift } from '#domain/gifts/schema.ts'
import { answeredGift } from '#domain/testing/answers.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { queryClient } from '#client/lib/query.ts'
import { changeAtOnce, removeInTurn, toldAsElsewhere } from './at-once.ts'

const list = ['gifts', 'contact', 3] as const
const kite = answeredGift({ id: 11, title: 'Kite', version: 4, occasionId: 7, isSaved: false, isPurchased: false })
const shown = () => queryClient.getQueryData<Gift[]>(list)?.[0]

afterEach(() => queryClient.clear())

describe('a change of a gift', () => {
  it('is shown before the server answers, and sent against the version that was seen', async () => {
    queryClient.setQueryData(list, [kite])
    let sentVersion: number | undefined
    await changeAtOnce(kite, { isSaved: true }, (guard, version) => {
      expect(shown()?.isSaved).toBe(true)
      expect(guard).toEqual({ checkRepeat: true })
      sentVersion = version
      return Promise.resolve({ ...kite, isSaved: true, version: 5 })
    })
    expect(sentVersion).toBe(4)
  })

  it('goes after the one before, against the version that one made', async () => {
    const chess = { ...kite, id: 12 }
    queryClient.setQueryData(list, [chess])
    const sent: (number | undefined)[] = []
    const answer = (isSaved: boolean) => async (_guard: unknown, version: number | undefined) => {
      sent.push(version)
      await Promise.resolve()
      return { ...chess, isSaved, version: (version ?? 0) + 1 }
    }
    await Promise.all([
      changeAtOnce(chess, { isSaved: true }, answer(true)),
      changeAtOnce(chess, { isSaved: false }, answer(false)),
    ])
    expect(sent).toEqual([4, 5])
  })

  it('is awaited by the deletion of that gift, which is not stale then', async () => {
    const whistle = { ...kite, id: 14 }
    queryClient.setQueryData(list, [whistle])
    const moved = changeAtOnce(whistle, { isSaved: true }, async (_guard, version) => {
      await Promise.resolve()
      return { ...whistle, isSaved: true, version: (version ?? 0) + 1 }
    })
    let removed: number | undefined
    const removal = removeInTurn(whistle.id, (version) => Promise.resolve((removed = version)))
    await Promise.all([moved, removal])
    expect(removed).toBe(5)
  })

  it('is taken back when it is refused, and what somebody else did is shown', async () => {
    const drum = { ...kite, id: 13 }
    queryClient.setQueryData(list, [drum])
    const current = { ...drum, title: 'Large drum', version: 6 }
    const stale = new ApiError(409, JSON.stringify({ code: 'STALE', message: 'Changed', current }))
    await expect(changeAtOnce(drum, { isSaved: true }, () => Promise.reject(stale))).rejects.toBe(stale)
    expect(shown()?.isSaved).toBe(false)
    expect(await toldAsElsewhere(stale, drum.id)).toBe(true)
    expect(shown()).toMatchObject({ title: 'Large drum', version: 6 })
    expect(await toldAsElsewhere(new ApiError(500, ''), drum.id)).toBe(false)
  })
})
