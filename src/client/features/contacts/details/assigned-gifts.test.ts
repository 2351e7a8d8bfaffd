import { describe, expect, it } from 'vitest'
import type { Gift } from '#domain/gifts/schema.ts'
import { answeredGift } from '#domain/testing/answers.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { assignedGifts } from './assigned-gifts.ts'

const gift = (id: number, fields: Partial<Gift>) => answeredGift({ id, occasionId: 1, isSaved: true, ...fields })
const contact = { id: 3, fullName: 'Maya Okafor', relationship: 'sibling', birthday: null }
const event = (id: number, name: string, date: CalendarDate, nextDate: CalendarDate | null) => ({
  id,
  name,
  date,
  nextDate,
  contact,
})
const christmas = event(1, 'Christmas', '2020-12-25', '2026-12-25')
const wedding = event(2, 'Wedding', '2025-06-01', null)
const birthday = event(3, 'Birthday', '1990-11-30', '2026-11-30')

const idsOf = (gifts: Gift[]) => assignedGifts(gifts, [christmas, wedding, birthday]).map(({ gift: { id } }) => id)

describe('what is assigned to a person', () => {
  it('is what is planned or bought for the coming occurrences, the next event first', () => {
    const bought = { isPurchased: true, occurrenceDate: '2026-12-25' } as const
    expect(idsOf([gift(1, {}), gift(2, bought), gift(3, { occasionId: 3 })])).toEqual([3, 1, 2])
  })

  it('is neither an idea nor what was given before', () => {
    const lastYear = { isPurchased: true, occurrenceDate: '2025-12-25' } as const
    expect(idsOf([gift(1, { isSaved: false }), gift(2, lastYear), gift(3, { occasionId: null })])).toEqual([])
  })

  it('of an event that is over for good, only what was never bought', () => {
    const given = { occasionId: 2, isPurchased: true, occurrenceDate: '2025-06-01' } as const
    expect(idsOf([gift(1, { occasionId: 2 }), gift(2, given)])).toEqual([1])
  })
})
