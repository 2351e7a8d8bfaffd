import { dayNumber, fromDayNumber, type CalendarDate } from './calendar-date.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * The instant at which local time in that zone shows a full hour of a day. An hour that the clocks skip is the first
 * instant after the gap; one that they repeat is the first of the two. `null` means UTC, and so does a zone that this
 * machine doesn't know (zone.ts).
 */
export function instantAt(day: CalendarDate, hour: number, timeZone: string | null): Date {
  const zone = offsetsOf(timeZone)
  const wall = dayNumber(day) * DAY_MS + hour * HOUR_MS
  // No zone changes its offset twice within two days, so these are all the offsets the hour can have.
  const before = zone.offsetAt(wall - DAY_MS)
  const after = zone.offsetAt(wall + DAY_MS)
  const found = [wall - before, wall - after].filter((instant) => instant + zone.offsetAt(instant) === wall)
  const first = found.length > 0 ? Math.min(...found) : zone.firstWithOffset(after, wall - after, wall - before)
  return new Date(first)
}

/** The calendar date in that zone at an instant, like `todayIn`; faster for many zones and instants. */
export function dayAt(instant: Date, timeZone: string | null): CalendarDate {
  const milliseconds = instant.getTime()
  return fromDayNumber(Math.floor((milliseconds + offsetsOf(timeZone).offsetAt(milliseconds)) / DAY_MS))
}

/** Milliseconds that local time is ahead of UTC, from day to day. */
interface Offsets {
  offsetAt(instant: number): number
  /** The first instant in (from, to] with that offset, where an earlier one has another. */
  firstWithOffset(offset: number, from: number, to: number): number
}

const known = new Map<string, Offsets>()

function offsetsOf(timeZone: string | null): Offsets {
  const key = (timeZone ?? 'UTC').toLowerCase()
  let offsets = known.get(key)
  if (!offsets) {
    offsets = makeOffsets(clockOf(timeZone ?? 'UTC'))
    known.set(key, offsets)
  }
  return offsets
}

/** As many days as ten years have; beyond that the cache of a zone is cleared. */
const KEPT_DAYS = 3653

/**
 * Asking Intl takes microseconds and planning asks for millions of hours, so a zone is asked twice per day: if both
 * answers agree, the offset holds in between; otherwise the change is searched for.
 */
function makeOffsets(clock: Intl.DateTimeFormat): Offsets {
  const atMidnight = new Map<number, number>()
  const changes = new Map<number, number>()
  const midnightOffset = (day: number) => {
    let offset = atMidnight.get(day)
    if (offset === undefined) {
      if (atMidnight.size >= KEPT_DAYS) {
        atMidnight.clear()
        changes.clear()
      }
      offset = askOffset(clock, day * DAY_MS)
      atMidnight.set(day, offset)
    }
    return offset
  }
  /** The instant of a day of UTC from which the offset of its end holds. */
  const changeOn = (day: number, after: number) => {
    let change = changes.get(day)
    if (change === undefined) {
      change = bisect(day * DAY_MS, (day + 1) * DAY_MS, (instant) => askOffset(clock, instant) === after)
      changes.set(day, change)
    }
    return change
  }
  const offsetAt = (instant: number) => {
    const day = Math.floor(instant / DAY_MS)
    const before = midnightOffset(day)
    const after = midnightOffset(day + 1)
    return before === after || instant < changeOn(day, after) ? before : after
  }
  return {
    offsetAt,
    firstWithOffset: (offset, from, to) => bisect(from, to, (instant) => offsetAt(instant) === offset),
  }
}

/** The first instant in (from, to] that has begun, where none before it has and `to` has. Changes are at full seconds. */
function bisect(from: number, to: number, hasBegun: (instant: number) => boolean): number {
  let [low, high] = [from, to]
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000
    if (hasBegun(middle)) high = middle
    else low = middle
  }
  return high
}

/** From what the clock on the wall shows, such as '03/14/2027, 02:30:00'. Years have one to five digits: 1 to 10000. */
function askOffset(clock: Intl.DateTimeFormat, instant: number): number {
  const shown = clock.format(instant)
  const part = (start: number, end = start + 2) => Number(shown.slice(start, end))
  const time = shown.indexOf(', ') + 2
  const wall = new Date(0)
  // `Date.UTC` would take the years 0 to 99 for those from 1900 on.
  wall.setUTCFullYear(part(6, time - 2), part(0) - 1, part(3))
  return wall.setUTCHours(part(time), part(time + 3), part(time + 6)) - Math.floor(instant / 1000) * 1000
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  } catch (error) {
    // Intl reports an unknown zone only by throwing this.
    if (error instanceof RangeError && timeZone !== 'UTC') return clockOf('UTC')
    throw error
  }
}
