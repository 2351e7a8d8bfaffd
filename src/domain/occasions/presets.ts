import { calendarDate, type CalendarDate } from '../shared/calendar-date.ts'
import { isMovableFeast } from './movable-feasts.ts'
import { nextOccurrence, type DateRule } from './recurrence.ts'
import { defaultRecurring, offeredOccasionTypes, type OccasionType } from './types.ts'

export interface EventPreset {
  type: OccasionType
  /** Fills the event's name; the name of a custom event is the user's own. */
  name: string
  isRecurring: boolean
  dateRule: DateRule
}

/** What choosing a type fills in, in the order of the list; the date comes from `presetDate`. */
export const eventPresets: readonly EventPreset[] = offeredOccasionTypes.map(({ value, label }) => ({
  type: value,
  name: value === 'custom' ? '' : label,
  isRecurring: defaultRecurring(value),
  dateRule: presetRule(value),
}))

/** The day a preset fills in: its first one on or after today; undefined for a type without its own day. */
export function presetDate(type: string, today: CalendarDate): CalendarDate | undefined {
  const dateRule = presetRule(type)
  const monthAndDay = fixedDays.get(type)
  if (dateRule === 'fixed' && !monthAndDay) return undefined
  const first = calendarDate(1, ...(monthAndDay ?? ANY_DAY))
  return nextOccurrence({ date: first, isRecurring: true, dateRule }, today, 'feb28') ?? undefined
}

/** The date rule of a type's preset: that of its movable feast, otherwise 'fixed'. */
export function presetRule(type: string): DateRule {
  return isMovableFeast(type) ? type : 'fixed'
}

const fixedDays: ReadonlyMap<string, readonly [month: number, day: number]> = new Map([
  ['christmas', [12, 25]],
  ['new-years', [1, 1]],
  ['valentines', [2, 14]],
  ['independence-day', [7, 4]],
  ['halloween', [10, 31]],
])

const ANY_DAY = [1, 1] as const
