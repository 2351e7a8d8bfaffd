import { addDays, calendarDate, dayOfWeek, type CalendarDate } from '../shared/calendar-date.ts'

export const movableFeasts = ['easter', 'mothers-day', 'fathers-day', 'thanksgiving'] as const

export type MovableFeast = (typeof movableFeasts)[number]

/** The day a feast falls on in a year (1–9999), as the United States keep it. */
export function feastDate(feast: MovableFeast, year: number): CalendarDate {
  switch (feast) {
    case 'easter':
      return easter(year)
    case 'mothers-day':
      return nthWeekday(year, 5, SUNDAY, 2)
    case 'fathers-day':
      return nthWeekday(year, 6, SUNDAY, 3)
    case 'thanksgiving':
      return nthWeekday(year, 11, THURSDAY, 4)
  }
}

export function isMovableFeast(type: string): type is MovableFeast {
  return movableFeasts.some((feast) => feast === type)
}

const SUNDAY = 0
const THURSDAY = 4

/** Western Easter by the anonymous Gregorian computation (Nature, 20 April 1876; Meeus, Astronomical Algorithms, ch. 8). */
function easter(year: number): CalendarDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const marchDays = epact + toSunday - 7 * lateMoon + 114
  return calendarDate(year, Math.floor(marchDays / 31), (marchDays % 31) + 1)
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): CalendarDate {
  const first = calendarDate(year, month, 1)
  const toWeekday = (weekday - dayOfWeek(first) + 7) % 7
  return addDays(first, toWeekday + 7 * (nth - 1))
}
