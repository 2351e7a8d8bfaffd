import { daysUntilTexts } from '../texts/when.ts'

export type Urgency = 'critical' | 'high' | 'medium' | 'low'

/** 'Today', 'Tomorrow', 'In 5 days', '1 day ago', '3 days ago'. */
export function daysUntilText(days: number): string {
  if (days === 0) return daysUntilTexts.today
  if (days === 1) return daysUntilTexts.tomorrow
  return days > 1 ? daysUntilTexts.inDays(days) : daysUntilTexts.daysAgo(-days)
}

/** By days until the next occurrence: 0–1 critical, 2–7 high, 8–14 medium, beyond that low. */
export function urgency(days: number): Urgency {
  if (days <= 1) return 'critical'
  if (days <= 7) return 'high'
  return days <= 14 ? 'medium' : 'low'
}

/** Highlighted: 0 to 3 days away. */
export function isImminent(days: number): boolean {
  return days >= 0 && days <= 3
}
