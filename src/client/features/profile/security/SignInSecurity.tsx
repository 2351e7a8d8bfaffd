import { securityTexts } from '#domain/texts/security.ts'
import type { useCurrentUser } from '#client/lib/session.ts'
import { isLocalAccount } from '../parts/authentication-method.ts'
import profile from '../parts/Settings.module.css'
import { AuthenticatorApp } from './AuthenticatorApp.tsx'
import { Passkeys } from './Passkeys.tsx'
import styles from './Security.module.css'

/**
 * Ways to sign in besides the password, and what is asked for after it. Guests have none of them; while the login address
 * is not confirmed nothing can be added.
 */
export function SignInSecurity({ user }: { user: ReturnType<typeof useCurrentUser> }) {
  const hasPassword = isLocalAccount(user)
  const canAdd = user.email === null || user.emailVerified
  return (
    <section className={profile['section']} aria-labelledby="sign-in-security">
      <h3 id="sign-in-security">{securityTexts.title}</h3>
      {/* The button that sends the link again is beside the address itself. */}
      {!canAdd && <p className={styles['confirm']}>{securityTexts.confirmAddressFirst}</p>}
      <Passkeys hasPassword={hasPassword} canAdd={canAdd} />
      {hasPassword && <AuthenticatorApp canAdd={canAdd} />}
    </section>
  )
}
