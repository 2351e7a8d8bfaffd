import { reminderTexts } from '../texts/reminders.ts'
import type { BellEntry } from './bell.ts'
import { eventPath, noticesTag } from './event-link.ts'
import type { PushPayload } from './push/payload.ts'

/** More lines than a notification shows. */
const MOST_LINES = 6

export type Notice = Pick<BellEntry, 'tag' | 'occasionId' | 'title' | 'message' | 'urgency' | 'planName'>

/** The one notification for all of these notices, the nearest first. From the page and the push service alike. */
export function notificationOf(notices: readonly [Notice, ...Notice[]]): PushPayload {
  const [first, ...rest] = notices
  return {
    ...(rest.length === 0
      ? { title: first.title, body: first.message, url: eventPath(first.occasionId) }
      : { title: titleOfSeveral(notices), body: linesOf(notices), url: '/reminders' }),
    tag: noticesTag(notices.map(({ tag }) => tag)),
    stays: notices.some(({ urgency }) => urgency === 'critical' || urgency === 'high'),
  }
}

/** The plan comes first when they share one. */
function titleOfSeveral(notices: readonly [Notice, ...Notice[]]): string {
  const [{ planName }] = notices
  const isShared = planName !== null && notices.every((notice) => notice.planName === planName)
  return isShared
    ? reminderTexts.upcomingInPlan(planName, notices.length)
    : reminderTexts.upcomingEvents(notices.length)
}

function linesOf(notices: readonly Notice[]): string {
  const lines = notices.map(({ message }) => message)
  if (lines.length <= MOST_LINES) return lines.join('\n')
  const shown = lines.slice(0, MOST_LINES - 1)
  return [...shown, reminderTexts.moreEvents(lines.length - shown.length)].join('\n')
}
