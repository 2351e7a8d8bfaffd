import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { monthShort, weekdayShort } from '#domain/shared/date-format.ts'
import { letterTexts } from '#domain/texts/letters.ts'
import { footerLink } from './parts.ts'
import { bodyFont, displayFont, toned } from './style.ts'
import { escapeHtml, named, plainLine, shortened, wrapped } from './words.ts'

export interface ReminderMail {
  /** Null if no name is known. */
  recipientName: string | null
  /** The nearest first. */
  events: readonly [MailedEvent, ...MailedEvent[]]
  /** The name of the plan that all of several events are in. */
  plan?: string | undefined
  /** To the page where these e-mails can be turned off. */
  unsubscribeLink: string
  /** To the reminders of all events. */
  remindersLink: string
  /** To 'How reminders work'. */
  howLink: string
}

/** What an e-mail says of one occurrence of an event. */
export interface MailedEvent {
  contactName: string
  /** As the app shows it: 'Sister'. */
  relationship: string
  /** The event's: 'birthday'. */
  type: string
  /** Without the contact's name in front. */
  eventName: string
  /** 'Saturday, November 28' */
  dateText: string
  /** 'today', 'tomorrow' or 'in 7 days'. */
  daysText: string
  /** For the calendar leaf beside the name. */
  date?: CalendarDate | undefined
  /** 'Turning 40' or '12th anniversary' */
  turning?: string | undefined
  /** The gifts and cards there are, one line each, without prices. */
  planned: string[]
  /** What is missing, one line each, without prices. */
  missing: string[]
  /** Ideas that are saved for it, without prices. */
  ideas: string[]
  /** '2025: Watercolor set' */
  before?: string | undefined
  /** This is the notice of the last day to order a gift. */
  isTimeToOrder?: boolean
  /** 'Order a gift by Fri, Dec 4.', as long as no gift is bought. */
  orderBy?: string | undefined
  /** To this event in the app. */
  link: string
  /** What can be done from the e-mail, without signing in. */
  acts: { label: string; link: string }[]
}

/** Longer lists are cut; the app shows the rest. */
const MOST_LINES = 8

export function cut(lines: string[]): string[] {
  if (lines.length <= MOST_LINES) return lines
  return [...lines.slice(0, MOST_LINES - 1), letterTexts.reminder.more(lines.length - MOST_LINES + 1)]
}

export function greeting({ recipientName }: { recipientName: string | null }): string[] {
  return recipientName === null || plainLine(recipientName) === ''
    ? []
    : [letterTexts.reminder.greeting(named(recipientName))]
}

/** 'Birthday for Maya (Sister) is in 7 days: Saturday, November 28.' */
export function sentenceOf({ contactName, relationship, eventName, daysText, dateText }: MailedEvent): string {
  const who = `${named(contactName)} (${relationship})`
  return letterTexts.reminder.sentence(named(eventName), who, daysText, dateText)
}

/** 'Given before: 2025: Watercolor set' */
export function beforeLines({ before }: MailedEvent): string[] {
  return before === undefined ? [] : [letterTexts.reminder.before(named(before))]
}

type Footer = Pick<ReminderMail, 'unsubscribeLink' | 'howLink'>

export function footerText({ unsubscribeLink, howLink }: Footer): string[] {
  const { why, unsubscribe, how } = letterTexts.reminder
  return [wrapped(why), `${unsubscribe}:\n${unsubscribeLink}`, `${how}:\n${howLink}`]
}

export function footerHtml({ unsubscribeLink, howLink }: Footer): string {
  const { why, unsubscribe, how } = letterTexts.reminder
  return `${escapeHtml(why)}<br>${footerLink(unsubscribe, unsubscribeLink)}<br>${footerLink(how, howLink)}`
}

/** 'Time to order: Birthday for Maya is in 5 days', as a subject begins. */
export function subjectOf({ eventName, contactName, daysText, isTimeToOrder }: MailedEvent): string {
  const subject = letterTexts.reminder.subject(shortened(eventName, 60), shortened(contactName, 60), daysText)
  return isTimeToOrder === true ? letterTexts.reminder.timeToOrder(subject) : subject
}

export function orderNote({ isTimeToOrder, orderBy }: MailedEvent): string[] {
  if (isTimeToOrder === true) return [letterTexts.reminder.orderToday]
  return orderBy === undefined ? [] : [orderBy]
}

/** 'a gift', of the line 'A gift'. */
export function inSentence(line: string): string {
  const plain = plainLine(line)
  return plain.charAt(0).toLowerCase() + plain.slice(1)
}

/** A calendar leaf, and beside it the person, the event and when it is. */
export function eventHeading(mail: MailedEvent, level: 'h1' | 'h2'): string {
  const { contactName, relationship, eventName, dateText, daysText, turning, date } = mail
  const isNear = daysText === 'today' || daysText === 'tomorrow'
  const when = `${daysText.charAt(0).toUpperCase()}${daysText.slice(1)}`
  const details = [dateText, turning]
    .filter((text) => text !== undefined)
    .map(escapeHtml)
    .join(' &middot; ')
  const leaf = date === undefined ? '' : `<td width="84" valign="top">${leafOf(date, isNear)}</td>`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${leaf}
<td valign="top">
<${level} ${toned({ text: 'ink' }, `margin:0;font:600 ${level === 'h1' ? 25 : 20}px/1.2 ${displayFont}`)}>${escapeHtml(named(contactName))}</${level}>
<p ${toned({ text: 'soft' }, 'margin:4px 0 0')}>${escapeHtml(named(eventName))} &nbsp;<span ${toned({ text: 'plum', back: 'plumSoft' }, `display:inline-block;padding:2px 10px;border-radius:999px;font:600 12px/18px ${bodyFont}`)}>${escapeHtml(relationship)}</span></p>
<p ${toned({ text: 'soft' }, 'margin:6px 0 0')}><strong ${toned({ text: isNear ? 'near' : 'plum' })}>${escapeHtml(when)}</strong> &middot; ${details}</p>
</td></tr></table>`
}

function leafOf(date: CalendarDate, isNear: boolean): string {
  const { month, day } = dateParts(date)
  const [top, onTop] = isNear ? (['near', 'onPlum'] as const) : (['plum', 'onPlum'] as const)
  return `<table role="presentation" width="66" cellpadding="0" cellspacing="0" border="0" aria-hidden="true" style="border-collapse:separate">
<tr><td align="center" ${toned({ back: top, text: onTop }, `padding:4px 0;border-radius:12px 12px 0 0;font:700 12px/16px ${bodyFont};letter-spacing:.06em;text-transform:uppercase`)}>${monthShort(month)}</td></tr>
<tr><td align="center" ${toned({ back: 'paper', border: 'line', text: 'ink' }, `padding:6px 0 0;border-width:0 1px;border-style:solid;font:600 27px/30px ${displayFont}`)}>${day}</td></tr>
<tr><td align="center" ${toned({ back: 'paper', border: 'line', text: 'soft' }, `padding:0 0 6px;border-width:0 1px 1px;border-style:solid;border-radius:0 0 12px 12px;font:400 12px/18px ${bodyFont}`)}>${weekdayShort(date)}</td></tr>
</table>`
}
