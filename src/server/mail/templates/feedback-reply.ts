import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { renderLetter } from './layout.ts'
import { named, plainLine, shortened } from './words.ts'

const { subject: subjectOf, heading, about, button, writeBack, why } = letterTexts.feedbackReply

/** In characters: a subject line is cut by most programs before that. */
const SUBJECT_SHOWN = 80

/** An administrator's reply to feedback. @param subject and reply as people wrote them */
export function feedbackReplyMail(mail: { subject: string; reply: string; link: string }): MailContent {
  const feedback = named(shortened(mail.subject, SUBJECT_SHOWN))
  return renderLetter({
    subject: subjectOf(feedback),
    heading,
    before: mail.reply
      .split('\n')
      .map(plainLine)
      .filter((line) => line !== ''),
    button: { label: button, link: mail.link },
    after: [about(feedback), writeBack],
    why,
  })
}
