import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { renderLetter } from './layout.ts'

const { subject, fact, button, linkWorks, notYou, why } = letterTexts.resetPassword

export function resetPasswordMail({ link }: { link: string }): MailContent {
  return renderLetter({
    subject,
    heading: button,
    before: [fact],
    button: { label: button, link },
    after: [linkWorks, notYou],
    why,
  })
}
