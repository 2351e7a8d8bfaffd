import { expect, it } from 'vitest'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { remindLine } from './announcement.ts'

const line = (...events: CalendarDate[][]) =>
  remindLine(
    events.map((noticeDays) => ({ noticeDays, nextDate: '2026-12-14' as const })),
    '2026-11-23',
  )

it('names the first day, and how many more there are', () => {
  expect(line(['2026-12-07'])).toBe("We'll remind you on Mon, Dec 7")
  expect(line(['2026-12-07', '2026-12-13'])).toBe("We'll remind you on Mon, Dec 7 and 1 more day")
  expect(line(['2026-12-07', '2026-12-13', '2026-12-14'])).toBe("We'll remind you on Mon, Dec 7 and 2 more days")
})

it('counts a day of several events once, and begins with the earliest', () => {
  expect(line(['2026-12-07', '2026-12-14'], ['2026-12-01', '2026-12-07'])).toBe(
    "We'll remind you on Tue, Dec 1 and 2 more days",
  )
})

it('names the year of a day almost a year ahead', () => {
  expect(line(['2027-11-16'])).toBe("We'll remind you on Tue, Nov 16, 2027")
})

it('says that nothing is planned, unless the event is over', () => {
  expect(line([])).toBe("You won't be reminded.")
  expect(line()).toBeUndefined()
  expect(remindLine([{ noticeDays: [], nextDate: null }], '2026-11-23')).toBeUndefined()
})
