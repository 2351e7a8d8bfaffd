import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { monthShort, weekdayShort } from '#domain/shared/date-format.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { mailPage } from './frame.ts'
import { signedText } from './layout.ts'
import { button, checklist, footerLink, paragraph, rule } from './parts.ts'
import { bodyFont, displayFont, toned } from './style.ts'
import { escapeHtml, named, plainLine, shortened, wrapped } from './words.ts'

export interface ReminderMail {
  /** Null when no name is known. */
  recipientName: string | null
  contactName: string
  /** As the app shows it: 'Sister'. */
  relationship: string
  /** Without the contact's name before it. */
  eventName: string
  /** 'Saturday, November 28' */
  dateText: string
  /** As it stands after 'is': 'today', 'tomorrow' or 'in 7 days'. */
  daysText: string
  /** Draws the leaf of the calendar beside the name. */
  date?: CalendarDate | undefined
  /** 'Turning 40' or '12th' */
  turning?: string | undefined
  /** What is there already, one line each, without prices. */
  planned: string[]
  /** What is still to do, one line each, without prices. */
  missing: string[]
  /** To this very event in the app. */
  link: string
  /** To the page on which these mails can be ended. */
  unsubscribeLink: string
}

/** Longer lists are cut: the app has all of it. */
const MOST_LINES = 8
const buttonLabel = 'Open this event'
const why = 'You get this mail because reminders by e-mail are switched on in your profile.'
const unsubscribeLabel = 'Unsubscribe or choose your mails'
const nothingToDo = 'No gift or card is needed this time. A call or a few words will do.'
const allDone = 'Everything is ready. Enjoy the day!'

/** Who, what and when; what is planned and what is missing. No shop and no price: it may be read over a shoulder. */
export function reminderMail(mail: ReminderMail): MailContent {
  const subject = `${shortened(mail.eventName, 60)} for ${shortened(mail.contactName, 60)} is ${mail.daysText}`
  return { subject, text: asText(mail), html: asHtml(subject, mail) }
}

function asText(mail: ReminderMail): string {
  const { dateText, daysText, turning, planned, missing } = mail
  const what = `${named(mail.eventName)} for ${named(mail.contactName)} (${mail.relationship}) is ${daysText}: ${dateText}.`
  const list = (title: string, sign: string, lines: string[]) =>
    lines.length === 0
      ? []
      : [
          `${title}:\n${cut(lines)
            .map((line) => `${sign} ${wrapped(named(line), '  ')}`)
            .join('\n')}`,
        ]
  return signedText(
    [
      ...greeting(mail),
      wrapped(turning === undefined ? what : `${what} ${turning}.`),
      ...list('Planned', '+', planned),
      ...list('Still missing', '-', missing),
      ...closing(mail).map((line) => wrapped(line)),
      `${buttonLabel}:\n${mail.link}`,
    ],
    [wrapped(why), `${unsubscribeLabel}:\n${mail.unsubscribeLink}`],
  )
}

function asHtml(subject: string, mail: ReminderMail): string {
  const { planned, missing } = mail
  return mailPage({
    subject,
    preheader: preheaderOf(mail),
    body: [
      ...greeting(mail).map(paragraph),
      occasion(mail),
      rule(),
      planned.length > 0 ? checklist('Planned', '&#10003;', 'pine', cut(planned)) : '',
      missing.length > 0 ? checklist('Still missing', '&#9675;', 'near', cut(missing)) : '',
      ...closing(mail).map(paragraph),
      button(buttonLabel, mail.link),
    ].join('\n'),
    footer: `${escapeHtml(why)}<br>${footerLink(unsubscribeLabel, mail.unsubscribeLink)}`,
  })
}

function greeting({ recipientName }: ReminderMail): string[] {
  return recipientName === null || plainLine(recipientName) === '' ? [] : [`Hello ${named(recipientName)},`]
}

function closing({ planned, missing }: ReminderMail): string[] {
  if (missing.length > 0) return []
  return [planned.length > 0 ? allDone : nothingToDo]
}

/** What the subject does not say. */
function preheaderOf({ dateText, missing, planned }: ReminderMail): string {
  if (missing.length > 0) return `${dateText}. Still missing: ${cut(missing).map(plainLine).join(', ')}.`
  return `${dateText}. ${planned.length > 0 ? allDone : nothingToDo}`
}

function cut(lines: string[]): string[] {
  if (lines.length <= MOST_LINES) return lines
  return [...lines.slice(0, MOST_LINES - 1), `and ${lines.length - MOST_LINES + 1} more`]
}

/** The leaf of the calendar, and beside it the person, the event and when it is. */
function occasion(mail: ReminderMail): string {
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
<h1 ${toned({ text: 'ink' }, `margin:0;font:600 25px/1.2 ${displayFont}`)}>${escapeHtml(named(contactName))}</h1>
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
