import type { SkipReason } from '#domain/reminders/plan.ts'
import type { Notices, PastNotice, PlannedNotice } from '#domain/reminders/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { skipReasonTexts } from '#domain/texts/reminder-reasons.ts'
import { nextNoticeTexts } from '#domain/texts/next-notice.ts'
import { noticeTexts } from '#domain/texts/reminders.ts'

export interface NoticeLines {
  /** A day on which one is told, and how: 'by e-mail at 9:00 AM, in the bell'. */
  will: { on: CalendarDate; text: string; late: string | null }[]
  /** What says nothing, and why: 'by e-mail', 'Guests get no e-mail'. */
  wont: { reason: SkipReason; text: string; why: string }[]
  /** What went out or did not, the latest first. */
  past: { on: CalendarDate; text: string; isGood: boolean }[]
}

/** What the editor says of an event's reminders. @param timeZone of the user; the hour is told once it is known */
export function noticeLines({ next, past }: Notices, timeZone: string | null | undefined): NoticeLines {
  return { will: willBeTold(next, timeZone), wont: heldBack(next), past: past.flatMap(toldBefore) }
}

function willBeTold(next: readonly PlannedNotice[], timeZone: string | null | undefined): NoticeLines['will'] {
  const days = grouped(
    next.filter(({ skipReason }) => skipReason === null),
    ({ on }) => on,
  )
  return [...days].map(([on, notices]) => ({
    on: on,
    text: textOf(notices, timeZone),
    late: notices.find(({ reason }) => reason !== null)?.reason ?? null,
  }))
}

function textOf(notices: readonly PlannedNotice[], timeZone: string | null | undefined): string {
  const how = inWords(notices.map((notice) => plannedText(notice, timeZone)))
  return notices.some(({ slot }) => slot === 'order_by') ? noticeTexts.toOrder(how) : how
}

/** The bell has the whole day: it is filled when somebody looks. */
function plannedText({ channel, at }: PlannedNotice, timeZone: string | null | undefined): string {
  const how = nextNoticeTexts.channels[channel]
  return channel === 'bell' || timeZone === undefined ? how : noticeTexts.atTime(how, timeText(at, timeZone ?? 'UTC'))
}

/** One line a reason; with its day where the others of that channel do go out. */
function heldBack(next: readonly PlannedNotice[]): NoticeLines['wont'] {
  const reasons = grouped(next, ({ skipReason }) => skipReason)
  return [...reasons].flatMap(([reason, notices]) => {
    if (reason === null) return []
    const words = notices.map(({ channel, on }) => {
      const how = nextNoticeTexts.channels[channel]
      const others = next.some((other) => other.channel === channel && other.skipReason !== reason)
      return others ? noticeTexts.onDay(how, formatShortDate(on)) : how
    })
    return [{ reason, text: inWords([...new Set(words)]), why: skipReasonTexts[reason] }]
  })
}

function toldBefore({ slot, channel, status, on, reason, address }: PastNotice): NoticeLines['past'] {
  // A superseded notice helps nobody: the later one is listed too.
  if (status === 'skipped' && (reason === null || reason === skipReasonTexts.superseded)) return []
  const how = noticeTexts.sent(nextNoticeTexts.channels[channel], address)
  const what =
    status === 'sent'
      ? slot === 'manual'
        ? `${how}, ${noticeTexts.manual}`
        : how
      : `${how}, ${noticeTexts[status]}${reason === null ? '' : `: ${reason}`}`
  return [{ on: on, text: what, isGood: status === 'sent' }]
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return groups
}

function inWords(parts: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(parts)
}

/** '9:00 AM' */
function timeText(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(Date.parse(instant))
    .replace('\u{202F}', ' ')
}
