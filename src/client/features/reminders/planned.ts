import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Notice } from '#domain/reminders/schema.ts'
import { noticeTexts } from '#domain/texts/reminders.ts'
import { waysOf } from './ways.ts'

/** How a planned notice arrives, and whether it says that it's time to order. */
export function plannedWays(notice: Pick<Notice, 'slot' | 'channels' | 'address' | 'confirmed'>): string {
  const ways = waysOf(notice.channels, notice)
  return notice.slot === 'order_by' ? noticeTexts.toOrder(ways) : ways
}

/** How many e-mails go out, and when the next one does: several events at one time are one e-mail. */
export function plannedEmails(
  notices: readonly Pick<Notice, 'channels' | 'reason' | 'at' | 'date'>[],
): { count: number; next: CalendarDate } | undefined {
  const emails = notices.filter(({ channels, reason }) => reason === null && channels.includes('email'))
  const [first] = emails
  return first && { count: new Set(emails.map(({ at }) => at)).size, next: first.date }
}
