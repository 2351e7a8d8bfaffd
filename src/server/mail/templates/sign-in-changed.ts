import { counted } from '#domain/texts/plural.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { renderLetter } from './layout.ts'
import { named, shortened } from './words.ts'

// Notices of another way in, or of one less. Each has the app's address, where the sign-in page leads to a new password.

export function passkeyAddedMail(link: string, name: string): MailContent {
  return notice(
    link,
    'A passkey was added',
    `The passkey “${passkeyName(name)}” was added to your Ribbonry account. It signs in without your password.`,
  )
}

export function passkeyRemovedMail(link: string, name: string): MailContent {
  return notice(
    link,
    'A passkey was removed',
    `The passkey “${passkeyName(name)}” was removed from your Ribbonry account and no longer signs in.`,
  )
}

export function authenticatorAppOnMail(link: string): MailContent {
  return notice(
    link,
    'An authenticator app was turned on',
    'From now on signing in to Ribbonry asks for a code from your authenticator app after your password. Keep your recovery codes in a safe place: they help when your phone is lost.',
  )
}

export function authenticatorAppOffMail(link: string): MailContent {
  return notice(
    link,
    'The authenticator app was turned off',
    'Your password alone is enough again to sign in to your Ribbonry account. Your recovery codes no longer work.',
  )
}

export function newRecoveryCodesMail(link: string): MailContent {
  return notice(
    link,
    'New recovery codes were made',
    'New recovery codes were made for your Ribbonry account. The ones before no longer work.',
  )
}

/** @param left codes that were not used yet */
export function recoveryCodeUsedMail(link: string, left: number): MailContent {
  return notice(
    link,
    'A recovery code was used',
    `Somebody just signed in to your Ribbonry account with your password and a recovery code. ${
      left === 0
        ? 'It was the last one. Please make new ones in Profile Settings.'
        : `You have ${counted(left, 'code')} left.`
    }`,
  )
}

function notice(link: string, subject: string, sentence: string): MailContent {
  return renderLetter({
    subject,
    heading: subject,
    before: [sentence],
    button: { label: 'Open Ribbonry', link },
    after: [
      'That was you? Then all is well.',
      'It was not you? Choose a new password at once, and look in Profile Settings at how your account is signed in to.',
    ],
    why: 'Mails about the safety of your account always come; nothing else is in them.',
  })
}

function passkeyName(name: string): string {
  return named(shortened(name, 60))
}
