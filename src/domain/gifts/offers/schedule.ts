/** What decides how often a gift's price, stock and link are looked up again. */
export interface Checked {
  /** Until the next event that it is for; null if there is none. */
  daysUntil: number | null
  isWatched: boolean
}

/** More often as the day comes near: what is sold out two days before can still be replaced. */
const intervals = [
  { days: 2, hours: 6 },
  { days: 7, hours: 12 },
  { days: 21, hours: 24 },
  { days: 60, hours: 72 },
]

/** A watched price that isn't checked every day would be told too late. */
const WATCHED_HOURS = 24

/** How many hours after the last look the shop is asked again; null: not yet. */
export function checkEveryHours({ daysUntil, isWatched }: Checked): number | null {
  const near = daysUntil === null ? undefined : intervals.find(({ days }) => daysUntil <= days)
  if (!isWatched) return near?.hours ?? null
  return Math.min(near?.hours ?? WATCHED_HOURS, WATCHED_HOURS)
}

/** Dates are moved and gifts reassigned, so each gift is thought of once a day, whether or not its shop is asked. */
const AT_LEAST_EVERY_MS = 24 * 3600_000
const hourMs = 3600_000

/** Whether to ask the shop now, and otherwise when to think of the gift again. */
export function nextCheck(checked: Checked, lastAskedAt: Date | null, now: Date): { isDue: boolean; thinkAt: Date } {
  const hours = checkEveryHours(checked)
  const latest = now.getTime() + AT_LEAST_EVERY_MS
  if (hours === null) return { isDue: false, thinkAt: new Date(latest) }
  const due = lastAskedAt === null ? now.getTime() : lastAskedAt.getTime() + hours * hourMs
  const isDue = due <= now.getTime()
  return { isDue, thinkAt: new Date(Math.min(isDue ? now.getTime() + hours * hourMs : due, latest)) }
}
