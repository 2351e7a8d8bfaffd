import { digestTexts as texts } from '#domain/texts/digest.ts'
import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { mailPage } from './frame.ts'
import { signedText } from './layout.ts'
import { greeting } from './mailed-event.ts'
import { button, checklist, footerLink, heading, linkList, paragraph, rule } from './parts.ts'
import { escapeHtml, named, wrapped } from './words.ts'

export interface DigestMail {
  /** Null if no name is known. */
  recipientName: string | null
  /** Events that need a gift and have none, the nearest first. */
  without: DigestEvent[]
  others: DigestEvent[]
  /** '$45.00 of $60.00' by event, and all together; empty without budgets, or if they are hidden. */
  spending: string[]
  link: string
  unsubscribeLink: string
}

export interface DigestEvent {
  /** 'Sat, Nov 28: Birthday for Maya Okafor (Sister)' */
  line: string
  link: string
}

/** Longer lists are cut; the app shows the rest. */
const MOST_EVENTS = 25

/** What needs attention in the next 30 days: events without a gift first. No shops. */
export function digestMail(mail: DigestMail): MailContent {
  return { subject: texts.subject, text: asText(mail), html: asHtml(mail) }
}

function asText(mail: DigestMail): string {
  const { without, others, spending } = mail
  const events = (title: string, list: DigestEvent[]) =>
    list.length === 0 ? [] : [[`${title}:`, ...cut(list).map(eventText), ...moreOf(list)].join('\n')]
  return signedText(
    [
      ...greeting(mail),
      wrapped(summaryOf(mail)),
      ...events(texts.withoutGift, without),
      ...events(texts.others, others),
      ...(spending.length > 0
        ? [[`${texts.spending}:`, ...spending.map((line) => `- ${wrapped(named(line), '  ')}`)].join('\n')]
        : []),
      `${texts.button}:\n${mail.link}`,
    ],
    [wrapped(texts.why), `${letterTexts.reminder.unsubscribe}:\n${mail.unsubscribeLink}`],
  )
}

function eventText({ line, link }: DigestEvent): string {
  return `- ${wrapped(named(line), '  ')}\n  ${link}`
}

function asHtml(mail: DigestMail): string {
  const { without, others, spending } = mail
  const events = (title: string, sign: string, tone: 'near' | 'pine', list: DigestEvent[]) =>
    list.length === 0 ? '' : linkList(title, sign, tone, cut(list), moreOf(list))
  return mailPage({
    subject: texts.subject,
    preheader: summaryOf(mail),
    body: [
      ...greeting(mail).map(paragraph),
      heading(texts.subject),
      paragraph(summaryOf(mail)),
      rule(),
      events(texts.withoutGift, '&#9675;', 'near', without),
      events(texts.others, '&#10003;', 'pine', others),
      spending.length > 0 ? checklist(texts.spending, '$', 'plum', spending) : '',
      button(texts.button, mail.link),
    ].join('\n'),
    footer: `${escapeHtml(texts.why)}<br>${footerLink(letterTexts.reminder.unsubscribe, mail.unsubscribeLink)}`,
  })
}

function summaryOf({ without, others }: DigestMail): string {
  return texts.summary(without.length + others.length, without.length)
}

function cut(events: DigestEvent[]): DigestEvent[] {
  return events.slice(0, MOST_EVENTS)
}

function moreOf(events: DigestEvent[]): string[] {
  return events.length > MOST_EVENTS ? [texts.more(events.length - MOST_EVENTS)] : []
}
