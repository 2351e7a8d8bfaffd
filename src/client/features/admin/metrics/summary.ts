import type { DayOfActivity } from '#domain/admin/schema.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { metricsTexts } from '#domain/texts/feedback.ts'

export type Series = Exclude<keyof DayOfActivity, 'date'>

const format = new Intl.NumberFormat('en-US')

export function countText(count: number): string {
  return format.format(count)
}

export function totalOf(days: readonly DayOfActivity[], series: Series): number {
  return days.reduce((total, day) => total + day[series], 0)
}

/** A chart's line in words: '23 sign-ups in 30 days, most on Nov 3, 2026: 5'. */
export function summaryOf(days: readonly DayOfActivity[], series: Series): string {
  const total = totalOf(days, series)
  const told = metricsTexts.total(series, total, days.length)
  const best = days.reduce<DayOfActivity | undefined>(
    (most, day) => (most === undefined || day[series] > most[series] ? day : most),
    undefined,
  )
  if (best === undefined || total === 0) return told
  return `${told}, ${metricsTexts.most(formatMediumDate(best.date), countText(best[series]))}`
}
