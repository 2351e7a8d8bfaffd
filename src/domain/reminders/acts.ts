import { addDays, daysBetween, type CalendarDate } from '../shared/calendar-date.ts'

/** What the links in a reminder do, each for one occurrence of one event. */
export const acts = ['bought', 'snooze', 'skip'] as const
export type Act = (typeof acts)[number]

/** What a notification's button is answered: a sentence about what was done or refused; null if the page has to ask. */
export interface ActAnswer {
  message: string | null
}

export function isActAnswer(answer: unknown): answer is ActAnswer {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return false
  return answer.message === null || typeof answer.message === 'string'
}

/** How many days a reminder's own link snoozes. */
export const ACT_SNOOZE_DAYS = 3

/** Links work through the day after the event. */
export function isActLinkOver(occurrence: CalendarDate, today: CalendarDate): boolean {
  return today > addDays(occurrence, 1)
}

/** The day until which a link snoozes: never past the event. Null from the event's own day on. */
export function snoozeTarget(occurrence: CalendarDate, today: CalendarDate): CalendarDate | null {
  if (occurrence <= today) return null
  const until = addDays(today, ACT_SNOOZE_DAYS)
  return until < occurrence ? until : occurrence
}

interface Reminded {
  occurrence: CalendarDate
  isRecurring: boolean
  needsGift: boolean
  /** Assigned gifts and cards of this occurrence. */
  gifts: readonly { isPurchased: boolean }[]
}

/** What a reminder sent on this day offers: nothing that is done already or would do nothing. */
export function actsFor({ occurrence, isRecurring, needsGift, gifts }: Reminded, today: CalendarDate): Act[] {
  const isToBuy = gifts.length === 0 ? needsGift : gifts.some(({ isPurchased }) => !isPurchased)
  const offered = {
    bought: isToBuy,
    snooze: snoozeTarget(occurrence, today) !== null,
    skip: isRecurring,
  } satisfies Record<Act, boolean>
  return acts.filter((act) => offered[act])
}

/** Whether the link snoozes for the full three days. */
export function isFullSnooze(until: CalendarDate, today: CalendarDate): boolean {
  return daysBetween(today, until) === ACT_SNOOZE_DAYS
}
