import type { MailContent } from '#server/mail/mailer.ts'
import { renderLetter } from './layout.ts'
import { named, plainLine } from './words.ts'

/** Once, when the address somebody signs in with is confirmed. */
export function welcomeMail({ name, link }: { name: string | null; link: string }): MailContent {
  const known = name === null || plainLine(name) === '' ? undefined : named(name)
  return renderLetter({
    subject: 'Welcome to Ribbonry',
    heading: known === undefined ? 'Welcome to Ribbonry' : `Welcome, ${known}`,
    before: [
      'Your address is confirmed, and everything is ready. Three small things make the most of it:',
      '1. Add the people you give presents to, with their birthdays. The days that matter come by themselves.',
      '2. Keep an idea whenever somebody mentions a wish. It waits beside their next event.',
      '3. Choose in Profile Settings how long before an event, and at what hour, a reminder comes.',
    ],
    button: { label: 'Add your first contact', link },
    after: ['Reminders come to this address, unless you name another one in Profile Settings.'],
    why: 'You get this mail once, because you made an account with this address.',
  })
}
