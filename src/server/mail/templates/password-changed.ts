import type { MailContent } from '#server/mail/mailer.ts'
import { renderLetter } from './layout.ts'

/** @param link the app, whose sign-in page leads to a new password */
export function passwordChangedMail(link: string): MailContent {
  return renderLetter({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    before: ['The password of your Ribbonry account was just changed, and every other device was signed out.'],
    button: { label: 'Open Ribbonry', link },
    after: [
      'That was you? Then all is well.',
      "It was not you? Choose 'Forgot password' on the sign-in page at once and set a new one.",
    ],
    why: 'Mails about the safety of your account always come; nothing else is in them.',
  })
}
