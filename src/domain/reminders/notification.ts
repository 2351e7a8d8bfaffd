import { reminderTexts } from '../texts/reminders.ts'
import type { BellEntry } from './bell.ts'
import { eventPath, noticesTag } from './event-link.ts'
import type { PushPayload } from './push/payload.ts'

/** More lines than a notification shows. */
const MOST_LINES = 6

export type Notice = Pick<BellEntry, 'tag' | 'occasionId' | 'title' | 'message' | 'urgency'>

/**
 * The one notification for all of these notices, the nearest first. From the page and the push service alike.
 * @param plan the name of the plan that all of them are in
 */
export function notificationOf(notices: readonly [Notice, ...Notice[]], plan?: string): PushPayload {
  const [first, ...rest] = notices
  return {
    ...(rest.length === 0
      ? { title: first.title, body: first.message, url: eventPath(first.occasionId) }
      : { title: titleOfSeveral(notices.length, plan), body: linesOf(notices), url: '/reminders' }),
    tag: noticesTag(notices.map(({ tag }) => tag)),
    stays: notices.some(({ urgency }) => urgency === 'critical' || urgency === 'high'),
  }
}

function titleOfSeveral(count: number, plan: string | undefined): string {
  return plan === undefined ? reminderTexts.upcomingEvents(count) : reminderTexts.upcomingInPlan(plan, count)
}

function linesOf(notices: readonly Notice[]): string {
  const lines = notices.map(({ message }) => message)
  if (lines.length <= MOST_LINES) return lines.join('\n')
  const shown = lines.slice(0, MOST_LINES - 1)
  return [...shown, reminderTexts.moreEvents(lines.length - shown.length)].join('\n')
}
