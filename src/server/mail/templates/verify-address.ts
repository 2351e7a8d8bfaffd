import { accountTexts } from '#domain/texts.ts'
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
  const isLogin = purpose === 'login'
  return renderLetter({
    subject: isLogin ? 'Confirm your e-mail address' : 'Confirm where your reminders go',
    heading: isLogin ? 'Is this your address?' : 'Reminders to this address?',
    before: [
      isLogin
        ? 'Good to have you here. Please confirm that this is your address, so that we can help you back in if you ever forget your password.'
        : 'Somebody asked Ribbonry to send gift reminders to this address. If that was you, please confirm it: until then nothing goes there.',
    ],
    button: { label: accountTexts.verifyEmail.confirm, link },
    after: [
      `The link works once and for ${days} days.`,
      isLogin
        ? 'You did not sign up? Then somebody mistyped an address, and you can leave this mail alone.'
        : 'It was not you? Then you can leave this mail alone.',
    ],
    why: isLogin
      ? 'You get this mail because an account was made with this address.'
      : 'You get this mail because this address was entered for reminders.',
  })
}
