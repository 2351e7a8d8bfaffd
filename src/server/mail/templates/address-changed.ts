import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { securityLetter } from './layout.ts'

/** To the previous reminder address. The new one isn't named, because this e-mail may reach a stranger. */
export function addressChangedMail(link: string): MailContent {
  return securityLetter(link, letterTexts.addressChanged)
}
