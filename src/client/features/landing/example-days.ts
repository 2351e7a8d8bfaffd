/** How far ahead the example's event is, and how long before it its notice goes out: the default lead. */
const AHEAD = 12
export const LEAD = 7

/**
 * The days of the example, counted from now on the browser's calendar. Formatted by Intl: the domain's formats are among
 * the scripts of the dashboard, which the landing page doesn't load.
 */
export function exampleDays(now: Date) {
  const event = daysAfter(now, AHEAD)
  return {
    daysUntil: AHEAD,
    month: written(event, { month: 'short' }),
    day: written(event, { day: '2-digit' }),
    weekday: written(event, { weekday: 'long' }),
    /** 'Dec 5, 2026' */
    event: written(event, { month: 'short', day: 'numeric', year: 'numeric' }),
    /** 'Sat, Nov 28' */
    notice: written(daysAfter(now, AHEAD - LEAD), { weekday: 'short', month: 'short', day: 'numeric' }),
  }
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}

function written(date: Date, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', parts).format(date)
}
