import { useMutation } from '@tanstack/react-query'
import { api, type Answer, type Body } from '#client/lib/api.ts'
import { Declined } from '#client/lib/api-error.ts'
import { accountItem, passkeyItem } from '#client/lib/storage.ts'
import { loadWebAuthn } from './parts/passkeys.ts'

export type Credentials = { email: string; password: string }

/** What signing in to an account would bring along from the guest who is here now. */
export type GuestBelongings = Answer<'POST /auth/merge-preview'>

// `startSession` invalidates everything, once it is clear whose session it is.
const startsSession = { invalidates: false } as const

export function useSignIn() {
  return useMutation({
    mutationFn: (credentials: Body<'POST /auth/login'>) => api('POST /auth/login', { body: credentials }),
    meta: startsSession,
  })
}

/** The second step: a code from the app, or a recovery code. */
export function useSignInWithCode() {
  return useMutation({
    mutationFn: (answer: Body<'POST /auth/login/code'>) => api('POST /auth/login/code', { body: answer }),
    meta: startsSession,
  })
}

/**
 * `whetherToMerge` is asked once the passkey is known; undefined from it means: don't sign in after all. `fromAutofill`
 * waits until the user chooses one of the browser's suggestions.
 */
export type PasskeySignIn = { whetherToMerge?: () => Promise<boolean | undefined>; fromAutofill?: boolean }

export function useSignInWithPasskey() {
  return useMutation({
    mutationFn: async ({ whetherToMerge, fromAutofill = false }: PasskeySignIn) => {
      const { challengeToken, response } = await answeredByPasskey(fromAutofill).catch((error: unknown) => {
        // The user didn't ask for suggestions, so there is no message if there are none.
        throw fromAutofill ? new Declined() : error
      })
      const mergeGuest = await whetherToMerge?.()
      if (whetherToMerge !== undefined && mergeGuest === undefined) throw new Declined()
      const session = await api('POST /auth/passkey-login', { body: { challengeToken, response, mergeGuest } })
      passkeyItem.write('used')
      return session
    },
    meta: startsSession,
  })
}

async function answeredByPasskey(fromAutofill: boolean) {
  const { askForPasskey } = await loadWebAuthn()
  const { challengeToken, options } = await api('POST /auth/passkey-login/options')
  return { challengeToken, response: await askForPasskey(options, fromAutofill) }
}

/** A guest gets a new token and keeps every row; everyone else signs in afterward. */
export function useSignUp() {
  return useMutation({
    mutationFn: (account: Body<'POST /auth/signup'>) => api('POST /auth/signup', { body: account }),
    onSuccess: () => accountItem.write('known'),
    meta: startsSession,
  })
}

/** Pressing the button gives the confirmation written beside it. */
export function useStartGuest() {
  return useMutation({
    mutationFn: () => api('POST /auth/guest', { body: { confirmAge: true } }),
    meta: startsSession,
  })
}

export function useMergePreview() {
  return useMutation({
    mutationFn: (credentials: Credentials) => api('POST /auth/merge-preview', { body: credentials }),
    meta: { invalidates: false },
  })
}

export function useRequestPasswordReset() {
  return useMutation({ mutationFn: (email: string) => api('POST /auth/request-password-reset', { body: { email } }) })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (change: Body<'POST /auth/reset-password'>) => api('POST /auth/reset-password', { body: change }),
    // The page leads to the sign-in.
    onSuccess: () => accountItem.write('known'),
    // It ends this browser's session, too; the page has to say first that the password is new.
    meta: { invalidates: false },
  })
}

export function useVerifyEmail() {
  return useMutation({
    mutationFn: (token: string) => api('POST /auth/verify-email', { body: { token } }),
  })
}

export function useResendVerification() {
  return useMutation({ mutationFn: () => api('POST /auth/verify-email/resend') })
}
