import type { MailContent } from '#server/mail/mailer.ts'
import { renderLetter } from './layout.ts'

/**
 * A provider that signs somebody in was connected or taken off.
 * @param provider its name: 'Google'
 * @param link the app
 */
export function waysInChangedMail(
  { provider, isConnected }: { provider: string; isConnected: boolean },
  link: string,
): MailContent {
  const heading = isConnected ? `${provider} was connected` : `${provider} was disconnected`
  return renderLetter({
    subject: isConnected ? 'A new way to sign in to your account' : 'A way to sign in to your account was removed',
    heading,
    before: [
      isConnected
        ? `From now on a ${provider} account can sign in to your Ribbonry account, too.`
        : `Your ${provider} account can no longer sign in to your Ribbonry account.`,
    ],
    button: { label: 'Open Ribbonry', link },
    after: [
      'That was you? Then all is well.',
      'It was not you? Sign in, correct it in Profile Settings, sign out the devices you do not know and choose a new password.',
    ],
    why: 'Mails about the safety of your account always come; nothing else is in them.',
  })
}
