import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { monthShort, weekdayShort } from '#domain/shared/date-format.ts'
import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { mailPage } from './frame.ts'
import { signedText } from './layout.ts'
import { button, checklist, footerLink, paragraph, rule } from './parts.ts'
import { bodyFont, displayFont, toned } from './style.ts'
import { escapeHtml, named, plainLine, shortened, wrapped } from './words.ts'

export interface ReminderMail {
  /** Null if no name is known. */
  recipientName: string | null
  contactName: string
  /** As the app shows it: 'Sister'. */
  relationship: string
  /** Without the contact's name in front. */
  eventName: string
  /** 'Saturday, November 28' */
  dateText: string
  /** 'today', 'tomorrow' or 'in 7 days'. */
  daysText: string
  /** For the calendar leaf beside the name. */
  date?: CalendarDate | undefined
  /** 'Turning 40' or '12th' */
  turning?: string | undefined
  /** The gifts and cards there are, one line each, without prices. */
  planned: string[]
  /** What is missing, one line each, without prices. */
  missing: string[]
  /** To this event in the app. */
  link: string
  /** To the page where these e-mails can be turned off. */
  unsubscribeLink: string
}

/** Longer lists are cut; the app shows the rest. */
const MOST_LINES = 8
const texts = letterTexts.reminder

/** Who, what and when; what is planned and what is missing. No shops or prices: someone may read over your shoulder. */
export function reminderMail(mail: ReminderMail): MailContent {
  const subject = texts.subject(shortened(mail.eventName, 60), shortened(mail.contactName, 60), mail.daysText)
  return { subject, text: asText(mail), html: asHtml(subject, mail) }
}

function asText(mail: ReminderMail): string {
  const { dateText, daysText, turning, planned, missing } = mail
  const who = `${named(mail.contactName)} (${mail.relationship})`
  const what = texts.sentence(named(mail.eventName), who, daysText, dateText)
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
      ...list(texts.planned, '+', planned),
      ...list(texts.missing, '-', missing),
      ...closing(mail).map((line) => wrapped(line)),
      `${texts.button}:\n${mail.link}`,
    ],
    [wrapped(texts.why), `${texts.unsubscribe}:\n${mail.unsubscribeLink}`],
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
      planned.length > 0 ? checklist(texts.planned, '&#10003;', 'pine', cut(planned)) : '',
      missing.length > 0 ? checklist(texts.missing, '&#9675;', 'near', cut(missing)) : '',
      ...closing(mail).map(paragraph),
      button(texts.button, mail.link),
    ].join('\n'),
    footer: `${escapeHtml(texts.why)}<br>${footerLink(texts.unsubscribe, mail.unsubscribeLink)}`,
  })
}

function greeting({ recipientName }: ReminderMail): string[] {
  return recipientName === null || plainLine(recipientName) === '' ? [] : [texts.greeting(named(recipientName))]
}

function closing({ planned, missing }: ReminderMail): string[] {
  if (missing.length > 0) return []
  return [planned.length > 0 ? texts.allDone : texts.nothingNeeded]
}

/** What the subject does not say. */
function preheaderOf({ dateText, missing, planned }: ReminderMail): string {
  if (missing.length > 0) return texts.preview(dateText, cut(missing).map(inSentence).join(', '))
  return `${dateText}. ${planned.length > 0 ? texts.allDone : texts.nothingNeeded}`
}

/** 'a gift', of the line 'A gift'. */
function inSentence(line: string): string {
  const plain = plainLine(line)
  return plain.charAt(0).toLowerCase() + plain.slice(1)
}

function cut(lines: string[]): string[] {
  if (lines.length <= MOST_LINES) return lines
  return [...lines.slice(0, MOST_LINES - 1), texts.more(lines.length - MOST_LINES + 1)]
}

/** A calendar leaf, and beside it the person, the event and when it is. */
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
