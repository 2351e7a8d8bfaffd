import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { SignedIn } from '#domain/accounts/schema.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { toastError } from '#client/lib/toast.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { useSignIn, useSignInWithPasskey } from '../mutations.ts'
import type { Credentials, PasskeySignIn } from '../mutations.ts'

const CodeStep = lazyPart(() => import('../CodeStep.tsx'), 'CodeStep')

type AskedCode = { challengeToken: string; mergeGuest: boolean | undefined }

export type SignInSteps = {
  pending: boolean
  byPassword: (credentials: Credentials, mergeGuest?: boolean) => void
  byPasskey: (choices?: PasskeySignIn) => void
  byPasskeyPending: boolean
  /** Shown in place of the form while a code is asked for. */
  codeStep: ReactNode
}

/** A sign-in from its first step to its last: the password or a passkey, and where there is an app its code. */
export function useSignInSteps(onSignedIn: (session: SignedIn) => void): SignInSteps {
  const signIn = useSignIn()
  const passkey = useSignInWithPasskey()
  const [asked, setAsked] = useState<AskedCode>()

  const refuse = (error: Error, mergeGuest: boolean | undefined) => {
    const challengeToken = error instanceof ApiError ? error.challengeToken : undefined
    if (challengeToken === undefined) toastError(error, generalTexts.unexpected, accountTexts.loginFailed)
    else setAsked({ challengeToken, mergeGuest })
  }
  return {
    pending: signIn.isPending,
    byPasskeyPending: passkey.isPending && passkey.variables.fromAutofill !== true,
    byPassword: (credentials, mergeGuest) =>
      signIn.mutate(
        { ...credentials, mergeGuest },
        { onSuccess: onSignedIn, onError: (error) => refuse(error, mergeGuest) },
      ),
    byPasskey: ({ whetherToMerge, fromAutofill = false } = {}) => {
      let chosen: boolean | undefined
      const choose = whetherToMerge && (async () => (chosen = await whetherToMerge()))
      passkey.mutate(
        { fromAutofill, ...(choose && { whetherToMerge: choose }) },
        { onSuccess: onSignedIn, onError: (error) => refuse(error, chosen) },
      )
    },
    codeStep: asked && (
      <Suspense fallback={<Skeleton height={220} radius={12} />}>
        <CodeStep {...asked} onSignedIn={onSignedIn} onGiveUp={() => setAsked(undefined)} />
      </Suspense>
    ),
  }
}
