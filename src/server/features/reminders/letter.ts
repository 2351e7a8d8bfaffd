import { anniversaryText, parseBirthday, turningText } from '#domain/contacts/birthday.ts'
import { relationshipLabel } from '#domain/contacts/relationships.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { eventPath } from '#domain/reminders/event-link.ts'
import { dateParts, daysBetween, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { monthName, weekdayName } from '#domain/shared/date-format.ts'
import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent, Mailer } from '#server/mail/mailer.ts'
import type { MailedEvent } from '#server/mail/templates/mailed-event.ts'
import { reminderMail } from '#server/mail/templates/reminder.ts'
import type { RemindedEvent } from './events.ts'
import type { AssignedGift } from './history.ts'
import type { RemindedUser } from './users.ts'

/** The reminder e-mail for these occurrences, as of now. */
export function letterFor(
  mailer: Mailer,
  user: RemindedUser,
  [first, ...more]: readonly [EventOccurrence, ...EventOccurrence[]],
  unsubscribeLink: string,
): MailContent {
  return reminderMail({
    recipientName: user.name,
    events: [mailedEvent(mailer, user, first), ...more.map((one) => mailedEvent(mailer, user, one))],
    unsubscribeLink,
    remindersLink: mailer.link('/reminders'),
  })
}

export interface EventOccurrence {
  event: RemindedEvent
  occurrence: CalendarDate
}

function mailedEvent(mailer: Mailer, { today }: RemindedUser, { event, occurrence }: EventOccurrence): MailedEvent {
  const { planned, missing } = stateOf(event, occurrence)
  const { month, day } = dateParts(occurrence)
  return {
    contactName: event.contactName,
    relationship: relationshipLabel(event.relationship),
    eventName: eventNameWithoutContact(event.name, event.contactName),
    dateText: `${weekdayName(occurrence)}, ${monthName(month)} ${day}`,
    daysText: letterTexts.reminder.inDays(daysBetween(today, occurrence)),
    date: occurrence,
    turning: countOf(event, occurrence),
    planned,
    missing,
    link: mailer.link(eventPath(event.id)),
  }
}

/** The gifts planned for an occurrence and what is missing, without prices. */
export function stateOf(event: RemindedEvent, occurrence: CalendarDate): { planned: string[]; missing: string[] } {
  const own = event.hasGift(occurrence) ? event.gifts.filter((gift) => isFor(gift, occurrence)) : []
  const bought = own.filter(({ isPurchased }) => isPurchased)
  const chosen = own.filter(({ isPurchased }) => !isPurchased)
  const has = (type: AssignedGift['itemType']) => own.some(({ itemType }) => itemType === type)
  return {
    planned: [
      ...bought.map(({ title }) => letterTexts.reminder.bought(title)),
      ...chosen.map(({ title }) => letterTexts.reminder.chosen(title)),
    ],
    missing: [
      ...(event.needsGift && !has('gift') ? [letterTexts.reminder.gift] : []),
      ...(event.needsCard && !has('card') ? [letterTexts.reminder.card] : []),
    ],
  }
}

/** Not bought yet, or bought for this occurrence. */
function isFor({ occurrenceDate }: AssignedGift, occurrence: CalendarDate): boolean {
  return occurrenceDate === null || occurrenceDate === occurrence
}

function countOf({ type, date, birthday }: RemindedEvent, occurrence: CalendarDate): string | undefined {
  if (type === 'wedding-anniversary') return anniversaryText(date, occurrence)
  const born = type === 'birthday' && birthday !== null ? parseBirthday(birthday) : undefined
  return born && turningText(born, occurrence)
}
