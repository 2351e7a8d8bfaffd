import type { MailContent } from '#server/mail/mailer.ts'
import { renderLetter } from './layout.ts'

export function resetPasswordMail({ link }: { link: string }): MailContent {
  return renderLetter({
    subject: 'Choose a new password',
    heading: 'Forgot your password?',
    before: ['It happens to everyone. Choose a new one here and carry on where you left off.'],
    button: { label: 'Choose a new password', link },
    after: [
      'The link works once and for one hour. If you asked more than once, only the newest link works.',
      'You did not ask for it? Then leave this mail alone: your password stays as it is.',
    ],
    why: 'You get this mail because a new password was asked for with this address.',
  })
}
