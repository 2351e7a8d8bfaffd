import type { MailContent } from '#server/mail/mailer.ts'
import { renderLetter } from './layout.ts'

/** To the address that reminders went to until now. The new one is not named: this mail may reach a stranger. */
export function addressChangedMail(link: string): MailContent {
  return renderLetter({
    subject: 'Your reminders will go to another address',
    heading: 'A new address for your reminders',
    before: [
      'In your Ribbonry profile the address for reminders was changed. Once the new one is confirmed, if not sooner, they no longer come here.',
    ],
    button: { label: 'Open Ribbonry', link },
    after: [
      'That was you? Then all is well.',
      'It was not you? Sign in, correct it in Profile Settings and choose a new password.',
    ],
    why: 'Mails about the safety of your account always come; nothing else is in them.',
  })
}
