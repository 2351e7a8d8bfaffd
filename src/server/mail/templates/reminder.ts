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
  subjectOf,
  type MailedEvent,
  type ReminderMail,
} from './mailed-event.ts'
import { actLinks, button, checklist, paragraph, rule, smallPrint } from './parts.ts'
import { severalEvents } from './several-events.ts'
import { named, wrapped } from './words.ts'

const texts = letterTexts.reminder

/** Who, what and when; what is planned and what is missing. No shops or prices: someone may read over your shoulder. */
export function reminderMail(mail: ReminderMail): MailContent {
  const [event, ...more] = mail.events
  if (more.length > 0) return severalEvents(mail)
  const subject = subjectOf(event)
  return { subject, text: asText(mail, event), html: asHtml(subject, mail, event) }
}

function asText(mail: ReminderMail, event: MailedEvent): string {
  const { turning, planned, missing } = event
  const what = sentenceOf(event)
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
      ...orderNote(event),
      ...list(texts.planned, '+', planned),
      ...list(texts.missing, '-', missing),
      ...list(texts.ideas, '*', event.ideas),
      ...beforeLines(event).map((line) => wrapped(line)),
      ...closing(event).map((line) => wrapped(line)),
      `${texts.button}:\n${event.link}`,
      ...event.acts.map(({ label, link }) => `${label}:\n${link}`),
    ],
    footerText(mail),
  )
}

function asHtml(subject: string, mail: ReminderMail, event: MailedEvent): string {
  const { planned, missing } = event
  return mailPage({
    subject,
    preheader: preheaderOf(event),
    body: [
      ...greeting(mail).map(paragraph),
      eventHeading(event, 'h1'),
      rule(),
      ...orderNote(event).map(paragraph),
      planned.length > 0 ? checklist(texts.planned, '&#10003;', 'pine', cut(planned)) : '',
      missing.length > 0 ? checklist(texts.missing, '&#9675;', 'near', cut(missing)) : '',
      event.ideas.length > 0 ? checklist(texts.ideas, '&#9733;', 'plum', cut(event.ideas)) : '',
      ...beforeLines(event).map(smallPrint),
      ...closing(event).map(paragraph),
      button(texts.button, event.link),
      actLinks(event.acts),
    ].join('\n'),
    footer: footerHtml(mail),
  })
}

function closing({ planned, missing }: MailedEvent): string[] {
  if (missing.length > 0) return []
  return [planned.length > 0 ? texts.allDone : texts.nothingNeeded]
}

/** What the subject does not say. */
function preheaderOf({ dateText, missing, planned }: MailedEvent): string {
  if (missing.length > 0) return texts.preview(dateText, cut(missing).map(inSentence).join(', '))
  return `${dateText}. ${planned.length > 0 ? texts.allDone : texts.nothingNeeded}`
}
