import { ageTexts } from '#domain/texts/when.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** 'Just now', 'Nm ago', 'Nh ago', 'Nd ago'. Both in milliseconds since 1970. */
export function ageText(timestamp: number, now: number): string {
  const age = now - timestamp
  if (age < minute) return ageTexts.justNow
  if (age < hour) return ageTexts.minutes(Math.floor(age / minute))
  if (age < day) return ageTexts.hours(Math.floor(age / hour))
  return ageTexts.days(Math.floor(age / day))
}
