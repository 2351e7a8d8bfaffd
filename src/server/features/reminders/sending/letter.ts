import { arrivalText } from '#domain/gifts/arrival-text.ts'
import { arrivalOf } from '#domain/gifts/delivery.ts'
import { anniversaryText, parseBirthday, turningText } from '#domain/contacts/birthday.ts'
import { relationshipLabel } from '#domain/contacts/relationships.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { orderByDate } from '#domain/occasions/order-by.ts'
import { eventPath } from '#domain/reminders/event-link.ts'
import { dateParts, daysBetween, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatShortDate, monthName, weekdayName } from '#domain/shared/date-format.ts'
import { letterTexts } from '#domain/texts/letters.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import type { MailContent, Mailer } from '#server/mail/mailer.ts'
import type { MailedEvent } from '#server/mail/templates/mailed-event.ts'
import { reminderMail } from '#server/mail/templates/reminder.ts'
import type { RemindedEvent } from '../events.ts'
import type { AssignedGift } from '../history.ts'
import { unsubscribeLinks } from '#server/mail/unsubscribe.ts'
import { offeredActs } from '../acts/offered.ts'
import { giftNotesOf, type GiftNotes } from './gift-notes.ts'
import { giftsFor } from '../gifts-for.ts'
import { sharedPlans } from './shared-plan.ts'
import type { RemindedUser } from '../users.ts'

/** To whom, and the key that signs the e-mail's links. */
export interface Recipient {
  user: RemindedUser
  address: string
  key: string
}

/** What an e-mail says besides its events: notes of gifts by event, and the plan that they share. */
export interface LetterFacts {
  notes: Map<number, GiftNotes>
  plan: string | undefined
}

/** The facts of several e-mails, each to one user, in two statements. */
export async function letterFacts(db: DbOrTx, letters: readonly Occurrences[]): Promise<LetterFacts[]> {
  const notes = await giftNotesOf(db, letters.flat())
  const plans = await sharedPlans(
    db,
    letters.map((occurrences) => ({
      userId: occurrences[0].event.userId,
      occurrences: occurrences.map(({ event, occurrence }) => ({ id: event.id, occurrence })),
    })),
  )
  return letters.map((_, index) => ({ notes, plan: plans[index] }))
}

type Occurrences = readonly [EventOccurrence, ...EventOccurrence[]]

/** The reminder e-mail for these occurrences of one user, as of now. */
export function letterOf(
  mailer: Mailer,
  recipient: Recipient,
  occurrences: Occurrences,
  facts: LetterFacts | undefined,
): MailContent & { oneClickUnsubscribe: string } {
  const { user, address, key } = recipient
  const unsubscribe = unsubscribeLinks(mailer, key, { userId: user.id, address, kind: 'reminders' })
  const mailed = (one: EventOccurrence) => mailedEvent(mailer, recipient, one, facts?.notes.get(one.event.id))
  const [first, ...more] = occurrences
  const content = reminderMail({
    recipientName: user.name,
    events: [mailed(first), ...more.map(mailed)],
    plan: facts?.plan,
    unsubscribeLink: unsubscribe.page,
    remindersLink: mailer.link('/reminders'),
    howLink: mailer.link('/how-reminders-work'),
  })
  return { ...content, oneClickUnsubscribe: unsubscribe.oneClick }
}

export interface EventOccurrence {
  event: RemindedEvent
  occurrence: CalendarDate
  /** Today is the last day to order a gift. */
  isTimeToOrder?: boolean
}

function mailedEvent(
  mailer: Mailer,
  recipient: Recipient,
  { event, occurrence, isTimeToOrder = false }: EventOccurrence,
  notes: GiftNotes | undefined,
): MailedEvent {
  const { user, key } = recipient
  const { planned, missing } = stateOf(event, occurrence, user.today)
  const { month, day } = dateParts(occurrence)
  return {
    contactName: event.contactName,
    relationship: relationshipLabel(event.relationship),
    type: event.type,
    eventName: eventNameWithoutContact(event.name, event.contactName),
    dateText: `${weekdayName(occurrence)}, ${monthName(month)} ${day}`,
    daysText: letterTexts.reminder.inDays(daysBetween(user.today, occurrence)),
    date: occurrence,
    turning: countOf(event, occurrence),
    planned,
    missing,
    ideas: notes?.ideas ?? [],
    before: givenBefore(notes),
    isTimeToOrder,
    orderBy: orderLine(user, event, occurrence),
    link: mailer.link(eventPath(event.id)),
    acts: offeredActs(key, recipient, event, occurrence).map(({ label, path }) => ({ label, link: mailer.link(path) })),
  }
}

/** 'Order a gift by Fri, Dec 4.', until that day and as long as no gift is bought. */
function orderLine({ today, preferences }: RemindedUser, event: RemindedEvent, occurrence: CalendarDate) {
  const by = orderByDate(event, occurrence, preferences.deliveryDays)
  if (by === null || by < today || giftsFor(event, occurrence).some(({ isPurchased }) => isPurchased)) return undefined
  return by === today ? letterTexts.reminder.orderToday : letterTexts.reminder.orderBy(formatShortDate(by))
}

/** The gifts planned for an occurrence and what is missing, without prices. */
function stateOf(
  event: RemindedEvent,
  occurrence: CalendarDate,
  today: CalendarDate,
): { planned: string[]; missing: string[] } {
  const own = giftsFor(event, occurrence)
  const bought = own.filter(({ isPurchased }) => isPurchased)
  const chosen = own.filter(({ isPurchased }) => !isPurchased)
  const has = (type: AssignedGift['itemType']) => own.some(({ itemType }) => itemType === type)
  return {
    planned: [
      ...bought.map((gift) => boughtLine(gift, event, today)),
      ...chosen.map(({ title }) => letterTexts.reminder.chosen(title)),
    ],
    missing: [
      ...(event.needsGift && !has('gift') ? [letterTexts.reminder.gift] : []),
      ...(event.needsCard && !has('card') ? [letterTexts.reminder.card] : []),
    ],
  }
}

/** One that comes too late, or should be there already, says so. */
function boughtLine(gift: AssignedGift, event: RemindedEvent, today: CalendarDate): string {
  const arrival = arrivalOf(gift, today)
  if (arrival === undefined || arrival.kind === 'expected') return letterTexts.reminder.bought(gift.title)
  const text = arrivalText(arrival, { eventName: event.name, contactName: event.contactName }, today)
  return letterTexts.reminder.boughtWithArrival(gift.title, text)
}

function givenBefore(notes: GiftNotes | undefined): string | undefined {
  const before = notes?.before
  return before ? letterTexts.reminder.given(dateParts(before.on).year, before.titles.join(', ')) : undefined
}

function countOf({ type, date, yearKnown, birthday }: RemindedEvent, occurrence: CalendarDate): string | undefined {
  if (type === 'wedding-anniversary') return yearKnown ? anniversaryText(date, occurrence) : undefined
  const born = type === 'birthday' && birthday !== null ? parseBirthday(birthday) : undefined
  return born && turningText(born, occurrence)
}
