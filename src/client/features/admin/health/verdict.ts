import type { ReminderHealth } from '#domain/reminders/schema.ts'
import { reminderHealthTexts as words } from '#domain/texts/feedback.ts'
import { instantText } from '#client/features/feedback/parts/instant-text.ts'

/** The server records each check, once a minute; five minutes without one means that none is running. */
const ASLEEP_MS = 5 * 60_000

/** What an administrator wants to know first: do reminders go out, and if not, what to do. */
export function verdictOf(
  { lastRun, overdue, due, sent, clockDoubtedUntil }: ReminderHealth,
  now: Date,
): { isWell: boolean; title: string; text?: string } {
  if (clockDoubtedUntil !== null)
    return { isWell: false, title: words.clockInDoubt, text: words.clockHelp(instantText(clockDoubtedUntil)) }
  if (lastRun === null) return { isWell: false, title: words.neverRan, text: words.asleepHelp }
  if (now.getTime() - Date.parse(lastRun) > ASLEEP_MS)
    return { isWell: false, title: words.asleep, text: words.asleepHelp }
  if (overdue > 0) return { isWell: false, title: words.late(overdue), text: words.lateHelp }
  return { isWell: true, title: words.well, ...(due === 0 && sent === 0 && { text: words.quiet }) }
}
