import type { FeedSchedule } from '#domain/catalogue/sources/fields.ts'

const HOUR_MS = 3600_000
const everyHours = { hourly: 1, daily: 24, weekly: 7 * 24 } as const

/** When a feed is fetched next by itself; null: never. */
export function nextRunOf(schedule: FeedSchedule, now: Date): Date | null {
  return schedule === 'off' ? null : new Date(now.getTime() + everyHours[schedule] * HOUR_MS)
}

/** After one that failed: within the hour. */
export function nextTryOf(schedule: FeedSchedule, now: Date): Date | null {
  return schedule === 'off' ? null : new Date(now.getTime() + HOUR_MS)
}
