import { verifyEmailTexts } from '#domain/texts/verify-email.ts'
import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { renderLetter } from './layout.ts'

/** @param days how long the link works */
export function verifyAddressMail({
  link,
  purpose,
  days,
}: {
  link: string
  purpose: 'login' | 'reminders'
  days: number
}): MailContent {
  const { subject, fact, notYou, why } = purpose === 'login' ? letterTexts.verifyLogin : letterTexts.verifyReminders
  return renderLetter({
    subject,
    heading: subject,
    before: [fact],
    button: { label: verifyEmailTexts.confirm, link },
    after: [letterTexts.linkWorks(days), notYou],
    why,
  })
}
