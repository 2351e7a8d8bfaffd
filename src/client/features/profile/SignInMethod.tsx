import { KeyRound } from 'lucide-react'
import { guestTexts } from '#domain/texts/guests.ts'
import { profileTexts } from '#domain/texts/profile.ts'
import { passwordTexts } from '#domain/texts/password.ts'
import type { useCurrentUser } from '#client/lib/session.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { openCreateAccount } from '#client/features/accounts/dialogs.ts'
import { ConnectedAccounts } from './ConnectedAccounts.tsx'
import { authenticationMethod, isLocalAccount } from './parts/authentication-method.ts'
import { openUpdatePassword } from './dialogs.ts'
import styles from './parts/Settings.module.css'
import { Unverified } from './Unverified.tsx'

/** Login e-mail and how one signs in. */
export function SignInMethod({ user }: { user: ReturnType<typeof useCurrentUser> }) {
  return (
    <>
      {!user.isGuest && user.email !== null && (
        <Field
          label={profileTexts.loginEmail}
          hint={'emailVerified' in user && user.emailVerified === false ? <Unverified /> : undefined}
        >
          <TextInput value={user.email} readOnly autoComplete="username" />
        </Field>
      )}
      <div className={styles['method']}>
        <div>
          <p className={styles['label']}>{profileTexts.authenticationMethod}</p>
          <Badge tone="plum">{authenticationMethod(user)}</Badge>
        </div>
        {isLocalAccount(user) && (
          <Button icon={<KeyRound />} aria-haspopup="dialog" onClick={() => void openUpdatePassword()}>
            {passwordTexts.update}
          </Button>
        )}
        {user.isGuest && (
          <Button variant="tint" aria-haspopup="dialog" onClick={() => void openCreateAccount()}>
            {guestTexts.createAccount}
          </Button>
        )}
      </div>
      {!user.isGuest && <ConnectedAccounts hasPassword={isLocalAccount(user)} />}
    </>
  )
}
