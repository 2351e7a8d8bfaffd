import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { renderLetter } from './layout.ts'
import { named, plainLine } from './words.ts'

const { subject, heading, fact, steps, button, address, why } = letterTexts.welcome

/** Sent once, when the login address is confirmed. */
export function welcomeMail({ name, link }: { name: string | null; link: string }): MailContent {
  const known = name === null || plainLine(name) === '' ? undefined : named(name)
  return renderLetter({
    subject,
    heading: heading(known),
    before: [fact, ...steps],
    button: { label: button, link },
    after: [address],
    why,
  })
}
