import { addDays, type CalendarDate } from '../shared/calendar-date.ts'
import { addMonths, isInCalendar, startOfWeek, type WeekStart } from './periods.ts'

/**
 * Where a key leads from a day of the grid: by a day, a row, to the ends of the week, by a month, or with Shift by a
 * year. Undefined if the key doesn't move, or leads beyond the ends of the calendar.
 */
export function dayAfterKey(
  key: string,
  shift: boolean,
  day: CalendarDate,
  /** Days that a row holds: 7, or 1 in a list. */
  rowLength = 7,
  weekStart?: WeekStart,
): CalendarDate | undefined {
  const target = targetOf(key, shift, day, rowLength, weekStart)
  return target !== undefined && isInCalendar(target) ? target : undefined
}

function targetOf(
  key: string,
  shift: boolean,
  day: CalendarDate,
  rowLength: number,
  weekStart: WeekStart | undefined,
): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -rowLength)
    case 'ArrowDown':
      return addDays(day, rowLength)
    case 'Home':
      return startOfWeek(day, weekStart)
    case 'End':
      return addDays(startOfWeek(day, weekStart), 6)
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1)
    default:
      return undefined
  }
}
