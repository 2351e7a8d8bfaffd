import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { mailPage } from './frame.ts'
import { signedText } from './layout.ts'
import {
  beforeLines,
  cut,
  eventHeading,
  footerHtml,
  footerText,
  greeting,
  inSentence,
  orderNote,
  sentenceOf,
  subjectOf as subjectOfOne,
  type MailedEvent,
  type ReminderMail,
} from './mailed-event.ts'
import { actLinks, button, heading, paragraph, rule, textLink } from './parts.ts'
import { toned } from './style.ts'
import { escapeHtml, named, shortened, wrapped } from './words.ts'

const texts = letterTexts.reminder

/** Beyond these only what and when: mail programs clip e-mails of more than 100 kB. */
const IN_FULL = 30
/** People in the subject of one event for many. */
const MOST_NAMES = 2

/** One e-mail for everything due at the same time; each event has its own state and link. */
export function severalEvents(mail: ReminderMail): MailContent {
  const subject = subjectOf(mail)
  return { subject, text: asText(mail), html: asHtml(subject, mail) }
}

function subjectOf({ events, plan }: ReminderMail): string {
  const [first, ...more] = events
  const { eventName, daysText } = first
  const isOfOneDay = events.every((other) => other.daysText === daysText && other.isTimeToOrder !== true)
  const own = plan === undefined ? ownDays(events) : undefined
  if (isOfOneDay && own !== undefined) return texts.subjectOfOwn(own, daysText, peopleOf(events))
  const isShared = plan !== undefined || events.every((other) => other.eventName === eventName)
  if (isOfOneDay && isShared) return texts.subjectOfShared(shortened(plan ?? eventName, 60), daysText, peopleOf(events))
  const subject = texts.andMore(subjectOfOne(first), more.length)
  return plan === undefined ? subject : texts.inPlan(shortened(plan, 60), subject)
}

/** '3 birthdays'; undefined unless all are of one such kind. */
function ownDays(events: ReminderMail['events']): string | undefined {
  const [{ type }] = events
  if (type !== 'birthday' && type !== 'wedding-anniversary') return undefined
  return events.every((other) => other.type === type) ? texts.own[type](events.length) : undefined
}

/** 'Christmas 2026: 8 events coming up' */
function titleOf({ events, plan }: ReminderMail): string {
  const title = texts.severalTitle(events.length)
  return plan === undefined ? title : texts.inPlan(named(plan), title)
}

function peopleOf(events: readonly MailedEvent[]): string {
  const names = events.map(({ contactName }) => shortened(contactName, 40))
  if (names.length <= MOST_NAMES + 1) return new Intl.ListFormat('en').format(names)
  return new Intl.ListFormat('en').format([...names.slice(0, MOST_NAMES), texts.morePeople(names.length - MOST_NAMES)])
}

function asText(mail: ReminderMail): string {
  const { events } = mail
  return signedText(
    [
      ...greeting(mail),
      wrapped(`${titleOf(mail)}:`),
      ...events.slice(0, IN_FULL).map(eventText),
      ...events.slice(IN_FULL).map((event) => `${wrapped(whatAndWhen(event))}\n${event.link}`),
      `${texts.openAll}:\n${mail.remindersLink}`,
    ],
    footerText(mail),
  )
}

function eventText(event: MailedEvent): string {
  const what = sentenceOf(event)
  const lines = [event.turning === undefined ? what : `${what} ${event.turning}.`, ...stateOf(event)]
  const links = [event.link, ...event.acts.map(({ label, link }) => `${label}: ${link}`)]
  return [...lines.map((line) => wrapped(line)), ...links].join('\n')
}

function asHtml(subject: string, mail: ReminderMail): string {
  const { events } = mail
  const missing = events.filter((event) => event.missing.length > 0).length
  const rest = events.slice(IN_FULL)
  return mailPage({
    subject,
    preheader: texts.previewOfSeveral(missing, events.length),
    body: [
      ...greeting(mail).map(paragraph),
      heading(titleOf(mail)),
      ...events.slice(0, IN_FULL).map(eventHtml),
      rest.length > 0 ? `${rule()}${rest.map((event) => textLink(whatAndWhen(event), event.link)).join('\n')}` : '',
      rule(),
      button(texts.openAll, mail.remindersLink),
    ].join('\n'),
    footer: footerHtml(mail),
  })
}

function eventHtml(event: MailedEvent): string {
  const state = stateOf(event).map((line) => `<p ${toned({ text: 'ink' }, 'margin:10px 0 0')}>${escapeHtml(line)}</p>`)
  return `${rule()}${eventHeading(event, 'h2')}
${state.join('\n')}
${textLink(texts.button, event.link)}
${actLinks(event.acts)}`
}

function whatAndWhen({ eventName, contactName, daysText }: MailedEvent): string {
  return texts.subject(named(eventName), named(contactName), daysText)
}

/** What is to be ordered, planned and missing, what comes to mind and what was given, a sentence each. */
function stateOf(event: MailedEvent): string[] {
  const { planned, missing, ideas } = event
  return [
    ...orderNote(event),
    ...(planned.length === 0 && missing.length === 0 ? [texts.ready] : []),
    ...(planned.length > 0 ? [`${texts.planned}: ${cut(planned).map(named).join(', ')}.`] : []),
    ...(missing.length > 0 ? [`${texts.missing}: ${cut(missing).map(inSentence).join(', ')}.`] : []),
    ...(ideas.length > 0 ? [`${texts.ideas}: ${cut(ideas).map(named).join(', ')}.`] : []),
    ...beforeLines(event),
  ]
}
