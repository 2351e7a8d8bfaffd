import { accountTexts } from '#domain/texts/accounts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { closeAllDialogs } from '../../lib/dialogs.tsx'
import type { DialogProps } from '../../lib/dialogs.tsx'
import { startSession } from '../../lib/session.ts'
import { toastError, toastSuccess } from '../../lib/toast.ts'
import { AppModal } from '../../ui/AppModal.tsx'
import styles from './CreateAccountDialog.module.css'
import { openMergeGuest } from './dialogs.ts'
import { useMergePreview, useSignIn } from './mutations.ts'
import type { Credentials, GuestBelongings } from './mutations.ts'
import { AuthPanel } from './parts/AuthPanel.tsx'
import { settleIn } from '../profile/parts/settle-in.ts'

/** From guest to account: sign up and keep every row, or sign in to an account one has and bring things along. */
export function CreateAccountDialog({ close }: DialogProps) {
  const preview = useMergePreview()
  const signIn = useSignIn()

  const refuse = (error: Error) => toastError(error, generalTexts.unexpected, accountTexts.loginFailed)
  const enter = (credentials: Credentials, mergeGuest: boolean) =>
    signIn.mutate(
      { ...credentials, mergeGuest },
      {
        onSuccess: ({ message, ...session }) => {
          toastSuccess(message)
          void startSession(session)
          void settleIn(session.user)
          // What lies below showed the guest.
          closeAllDialogs()
        },
        onError: refuse,
      },
    )
  const ask = async (credentials: Credentials, belongings: GuestBelongings) => {
    if (isNothing(belongings)) return enter(credentials, false)
    const answer = await openMergeGuest(belongings)
    if (answer !== undefined) enter(credentials, answer === 'bring')
  }

  return (
    <AppModal size="sm" title={accountTexts.createAccount}>
      <p className={styles['lead']}>
        Everything you have entered as a guest stays as it is. With an account you can sign in anywhere and get
        reminders by e-mail.
      </p>
      <AuthPanel
        initialMode="sign-up"
        onPromoted={() => close()}
        signingIn={preview.isPending || signIn.isPending}
        signIn={(credentials) =>
          preview.mutate(credentials, {
            onSuccess: (belongings) => void ask(credentials, belongings),
            onError: refuse,
          })
        }
      />
    </AppModal>
  )
}

function isNothing({ contacts, events, gifts }: GuestBelongings): boolean {
  return contacts + events + gifts === 0
}
