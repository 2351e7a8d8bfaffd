import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { securityLetter } from './layout.ts'

const { connected, disconnected, ifYou, ifNot } = letterTexts.providerChanged

/**
 * A sign-in provider was connected or disconnected.
 * @param provider its name: 'Google'
 * @param link the app
 */
export function waysInChangedMail(
  { provider, isConnected }: { provider: string; isConnected: boolean },
  link: string,
): MailContent {
  return securityLetter(link, { ...(isConnected ? connected : disconnected)(provider), ifYou, ifNot })
}
