import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { securityLetter } from './layout.ts'

/** The last e-mail an account gets. @param link the app, for anyone who wants to come back */
export function accountDeletedMail(link: string): MailContent {
  return securityLetter(link, letterTexts.accountDeleted)
}
