import { useMutation } from '@tanstack/react-query'
import type { CurrentUser, SignedIn } from '#domain/accounts/schema.ts'
import { api } from '../../lib/api.ts'

export type Credentials = { email: string; password: string }

/** What signing in to an account would bring along from the guest who is here now. */
export type GuestBelongings = { contacts: number; events: number; gifts: number; duplicates: number }

type Outcome = { message: string }

/** Whoever was a guest has a new token and keeps every row; everybody else signs in afterwards. */
type SignedUp = Outcome & { token?: string; user?: CurrentUser }

export function useSignIn() {
  return useMutation({
    mutationFn: (credentials: Credentials & { mergeGuest?: boolean }) => api.post<SignedIn>('/auth/login', credentials),
  })
}

export function useSignUp() {
  return useMutation({
    mutationFn: (account: Credentials & { confirmAge: boolean }) => api.post<SignedUp>('/auth/signup', account),
  })
}

/** Pressing the button is the confirmation that stands beside it. */
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
