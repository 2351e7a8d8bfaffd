import { useId } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { accountTexts } from '#domain/texts/accounts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { landingFor, nextPath, paths } from '#client/lib/paths.ts'
import { startSession } from '#client/lib/session.ts'
import { accountItem } from '#client/lib/storage.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { AgeAndTerms, AuthPanel } from '#client/features/accounts/parts/AuthPanel.tsx'
import { useStartGuest } from '#client/features/accounts/mutations.ts'
import { ProviderLinks } from '#client/features/accounts/parts/ProviderLinks.tsx'
import { usePasskeySuggestions } from '#client/features/accounts/parts/use-passkey-suggestions.ts'
import { useSignInSteps } from '#client/features/accounts/parts/use-sign-in-steps.tsx'
import { settleIn } from '#client/features/profile/parts/settle-in.ts'
import styles from './SignInCard.module.css'

/** All ways to sign in: e-mail and password, the four providers, or as a guest. */
export function SignInCard() {
  const enter = useEntrance()
  const steps = useSignInSteps(enter)
  usePasskeySuggestions(steps)
  return (
    <section aria-label={accountTexts.yourAccount} className={styles['card']}>
      <AuthPanel
        initialMode={accountItem.read() === undefined ? 'sign-up' : 'sign-in'}
        steps={steps}
        signingIn={steps.pending}
        signIn={(credentials) => steps.byPassword(credentials)}
        signInByPasskey={() => steps.byPasskey()}
      />
      {steps.codeStep === undefined && <OtherWays enter={enter} />}
    </section>
  )
}

function OtherWays({ enter }: { enter: ReturnType<typeof useEntrance> }) {
  const startGuest = useStartGuest()
  const ageId = useId()
  return (
    <>
      <ProviderLinks next={nextPath(useSearch())} describedBy={ageId} />
      <p className={styles['guest']}>
        <button
          type="button"
          aria-describedby={ageId}
          aria-disabled={startGuest.isPending || undefined}
          onClick={() => {
            if (startGuest.isPending) return
            startGuest.mutate(undefined, {
              onSuccess: enter,
              onError: (error) => toastError(error, generalTexts.unexpected, accountTexts.loginFailed),
            })
          }}
        >
          {accountTexts.continueAsGuest}
        </button>
        {accountTexts.noAccountNeeded}
      </p>
      <p id={ageId} className={styles['age']}>
        <AgeAndTerms />
      </p>
    </>
  )
}

/** Starts the new session and goes where the user wanted to go. */
function useEntrance() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  return ({ message, ...session }: { message: string } & Parameters<typeof startSession>[0]) => {
    // The router follows `next` as soon as the user is signed in: no other screen flashes up in between.
    if (path === paths.home && nextPath(search) === undefined) navigate(landingFor(paths.dashboard), { replace: true })
    toastSuccess(message)
    void startSession(session)
    void settleIn(session.user)
  }
}
