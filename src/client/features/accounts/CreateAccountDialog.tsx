import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { accountTexts } from '#domain/texts/accounts.ts'
import { guestTexts } from '#domain/texts/guests.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { socialTexts } from '#domain/texts/social.ts'
import { closeAllDialogs } from '#client/lib/dialogs.tsx'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { queryClient } from '#client/lib/query.ts'
import { startSession } from '#client/lib/session.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import styles from './CreateAccountDialog.module.css'
import { openMergeGuest } from './dialogs.ts'
import { useMergePreview } from './mutations.ts'
import type { Credentials, GuestBelongings } from './mutations.ts'
import { AgeAndTerms, AuthPanel } from './parts/AuthPanel.tsx'
import { ProviderLinks } from './parts/ProviderLinks.tsx'
import { useSignInSteps } from './parts/use-sign-in-steps.tsx'
import { settleIn } from '#client/features/profile/parts/settle-in.ts'
import { profileQueries } from '#client/features/profile/queries.ts'

/** From guest to account: sign up and keep every row, or sign in to an existing account and bring the data along. */
export function CreateAccountDialog({ close }: DialogProps) {
  const preview = useMergePreview()
  const steps = useSignInSteps(({ message, ...session }) => {
    toastSuccess(message)
    void startSession(session)
    void settleIn(session.user)
    // The page below showed the guest.
    closeAllDialogs()
  })

  const byPassword = async (credentials: Credentials, belongings: GuestBelongings) => {
    const bring = await whetherToBring(belongings)
    if (bring !== undefined) steps.byPassword(credentials, bring)
  }
  // Which account the passkey opens is known only after signing in, so duplicates aren't counted.
  const whetherToMerge = async () => {
    const {
      totalContacts: contacts,
      totalEvents: events,
      totalGifts: gifts,
    } = await queryClient.fetchQuery(profileQueries.stats)
    return whetherToBring({ contacts, events, gifts, duplicates: 0 })
  }

  return (
    <AppModal size="sm" title={guestTexts.createAccount}>
      <p className={styles['lead']}>{accountTexts.keepGuestData}</p>
      <AuthPanel
        initialMode="sign-up"
        onPromoted={() => close()}
        steps={steps}
        signingIn={preview.isPending || steps.pending}
        signInByPasskey={() => steps.byPasskey({ whetherToMerge })}
        signIn={(credentials) =>
          preview.mutate(credentials, {
            onSuccess: (belongings) => void byPassword(credentials, belongings),
            onError: (error) => toastError(error, generalTexts.unexpected, accountTexts.loginFailed),
          })
        }
      />
      {steps.codeStep === undefined && <ByProvider />}
    </AppModal>
  )
}

/**
 * Whether the provider's user has an account here isn't known yet, so we ask first what should happen to the guest's
 * data.
 */
function ByProvider() {
  const [path] = useLocation()
  const search = useSearch()
  const [brings, setBrings] = useState(true)
  const stats = useQuery(profileQueries.stats)
  const ageId = useId()
  const { totalContacts = 0, totalEvents = 0, totalGifts = 0 } = stats.data ?? {}
  return (
    <>
      <ProviderLinks next={search === '' ? path : `${path}?${search}`} describedBy={ageId} leavesGuest={!brings} />
      {totalContacts + totalEvents + totalGifts > 0 && (
        <div className={styles['bring']}>
          <Checkbox label={socialTexts.bringAlong} checked={brings} onChange={setBrings} />
        </div>
      )}
      <p id={ageId} className={styles['age']}>
        <AgeAndTerms />
      </p>
    </>
  )
}

/** Undefined: the user decided not to sign in. */
async function whetherToBring(belongings: GuestBelongings): Promise<boolean | undefined> {
  const { contacts, events, gifts } = belongings
  if (contacts + events + gifts === 0) return false
  const answer = await openMergeGuest(belongings)
  return answer && answer === 'bring'
}
