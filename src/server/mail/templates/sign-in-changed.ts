import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { securityLetter } from './layout.ts'
import { named, shortened } from './words.ts'

// One for each change of how an account is signed in to. `link` is the app, whose sign-in page leads to a new password.

const { signInChanged: texts } = letterTexts
const { ifYou, ifNot } = texts

export function passkeyAddedMail(link: string, name: string): MailContent {
  return securityLetter(link, { ...texts.passkeyAdded(passkeyName(name)), ifYou, ifNot })
}

export function passkeyRemovedMail(link: string, name: string): MailContent {
  return securityLetter(link, { ...texts.passkeyRemoved(passkeyName(name)), ifYou, ifNot })
}

export function authenticatorAppOnMail(link: string): MailContent {
  return securityLetter(link, { ...texts.authenticatorOn, ifYou, ifNot })
}

export function authenticatorAppOffMail(link: string): MailContent {
  return securityLetter(link, { ...texts.authenticatorOff, ifYou, ifNot })
}

export function newRecoveryCodesMail(link: string): MailContent {
  return securityLetter(link, { ...texts.newRecoveryCodes, ifYou, ifNot })
}

/** @param left codes that are still unused */
export function recoveryCodeUsedMail(link: string, left: number): MailContent {
  return securityLetter(link, { ...texts.recoveryCodeUsed(left), ifYou, ifNot })
}

function passkeyName(name: string): string {
  return named(shortened(name, 60))
}
