import { securityTexts } from '#domain/texts/security.ts'
import type { useCurrentUser } from '../../../lib/session.ts'
import { isLocalAccount } from '../authentication-method.ts'
import profile from '../ProfileDialog.module.css'
import { AuthenticatorApp } from './AuthenticatorApp.tsx'
import { Passkeys } from './Passkeys.tsx'

/** Ways to sign in besides the password, and what is asked for after it. Guests have none of them. */
export function SignInSecurity({ user }: { user: ReturnType<typeof useCurrentUser> }) {
  const hasPassword = isLocalAccount(user)
  return (
    <section className={profile['section']} aria-labelledby="sign-in-security">
      <h3 id="sign-in-security">{securityTexts.title}</h3>
      <Passkeys hasPassword={hasPassword} />
      {hasPassword && <AuthenticatorApp />}
    </section>
  )
}
