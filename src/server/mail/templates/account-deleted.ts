import type { MailContent } from '#server/mail/mailer.ts'
import { renderLetter } from './layout.ts'

/** The last mail of all. @param link the app, should one want to come back */
export function accountDeletedMail(link: string): MailContent {
  return renderLetter({
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    before: [
      'Your Ribbonry account was just deleted, with all its contacts, events, gift ideas and reminders. You are signed out everywhere, and no further mail will come.',
    ],
    button: { label: 'Open Ribbonry', link },
    after: [
      'That was you? Then there is nothing to do. A file of Export my data can be imported into a new account at any time.',
      'It was not you? Somebody knew your password. Change it wherever else you use it.',
    ],
    why: 'Mails about the safety of your account always come; nothing else is in them.',
  })
}
