import { MailX } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { accountForm, AccountPage } from './AccountPage.tsx'

/** Says where the switches for e-mails are. */
export function UnsubscribePage() {
  const user = useSession().data
  return (
    <AccountPage
      icon={<MailX />}
      title="E-mail settings"
      text="Which e-mails you get is up to you: open Profile Settings and look under Notification Preferences."
    >
      <div className={accountForm}>
        <ButtonLink href={paths.home} variant="primary" full>
          {user === undefined || user === null ? 'Sign In' : 'Go to Dashboard'}
        </ButtonLink>
      </div>
    </AccountPage>
  )
}
