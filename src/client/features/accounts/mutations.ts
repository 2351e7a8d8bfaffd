import { useMutation } from '@tanstack/react-query'
import type { CurrentUser, SignedIn } from '#domain/accounts/schema.ts'
import { api } from '../../lib/api.ts'
import { Declined } from '../../lib/api-error.ts'
import { passkeyItem } from '../../lib/storage.ts'
import { loadWebAuthn } from './parts/passkeys.ts'
import type { Ceremony } from './parts/webauthn.ts'

export type Credentials = { email: string; password: string }

/** What signing in to an account would bring along from the guest who is here now. */
export type GuestBelongings = { contacts: number; events: number; gifts: number; duplicates: number }

type Outcome = { message: string }

/** A guest gets a new token and keeps every row; everyone else signs in afterward. */
type SignedUp = Outcome & { token?: string; user?: CurrentUser }

export function useSignIn() {
  return useMutation({
    mutationFn: (credentials: Credentials & { mergeGuest?: boolean | undefined }) =>
      api.post<SignedIn>('/auth/login', credentials),
  })
}

/** The second step: a code from the app, or a recovery code. */
export function useSignInWithCode() {
  return useMutation({
    mutationFn: (answer: { challengeToken: string; code: string; mergeGuest?: boolean | undefined }) =>
      api.post<SignedIn>('/auth/login/code', answer),
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
      const session = await api.post<SignedIn>('/auth/passkey-login', { challengeToken, response, mergeGuest })
      passkeyItem.write('used')
      return session
    },
  })
}

async function answeredByPasskey(fromAutofill: boolean) {
  const { askForPasskey } = await loadWebAuthn()
  const { challengeToken, options } = await api.post<Ceremony>('/auth/passkey-login/options')
  return { challengeToken, response: await askForPasskey(options, fromAutofill) }
}

export function useSignUp() {
  return useMutation({
    mutationFn: (account: Credentials & { confirmAge: boolean }) => api.post<SignedUp>('/auth/signup', account),
  })
}

/** Pressing the button gives the confirmation written beside it. */
export function useStartGuest() {
  return useMutation({ mutationFn: () => api.post<SignedIn>('/auth/guest', { confirmAge: true }) })
}

export function useMergePreview() {
  return useMutation({
    mutationFn: (credentials: Credentials) => api.post<GuestBelongings>('/auth/merge-preview', credentials),
  })
}

export function useRequestPasswordReset() {
  return useMutation({ mutationFn: (email: string) => api.post<Outcome>('/auth/request-password-reset', { email }) })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (change: { token: string; newPassword: string }) => api.post<Outcome>('/auth/reset-password', change),
  })
}

export function useVerifyEmail() {
  return useMutation({
    mutationFn: (token: string) => api.post<Outcome>('/auth/verify-email', { token }),
    meta: { changes: ['session', 'profile'] },
  })
}

export function useResendVerification() {
  return useMutation({ mutationFn: () => api.post<Outcome>('/auth/verify-email/resend') })
}
