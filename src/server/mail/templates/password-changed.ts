import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { securityLetter } from './layout.ts'

/** @param link the app, whose sign-in page leads to a new password */
export function passwordChangedMail(link: string): MailContent {
  return securityLetter(link, letterTexts.passwordChanged)
}
