import { describe, expect, it } from 'vitest'
import { parseCalendarDate } from '../shared/calendar-date.ts'
import { foundReason } from './match-reason.ts'

const today = parseCalendarDate('2026-11-21')
if (today === undefined) throw new Error('No date')

describe('the reason that is kept with what was found by hand', () => {
  it('names what is known of the person', () => {
    const sailor = { interests: ' Sailing ', birthday: '1992-05-17', gender: 'female' as const }
    expect(foundReason(sailor, today)).toBe('AI recommended based on interests (Sailing), age 34, gender (female)')
  })

  it('makes nothing up', () => {
    expect(foundReason({ interests: null, birthday: '05/17', gender: null }, today)).toBe(
      'AI recommended based on profile',
    )
  })
})
