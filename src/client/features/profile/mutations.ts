import { useMutation } from '@tanstack/react-query'
import type { SocialProvider } from '#domain/accounts/social.ts'
import { profileTexts } from '#domain/texts/profile.ts'
import { api, type Body } from '#client/lib/api.ts'
import { Declined } from '#client/lib/api-error.ts'
import { leaveTo } from '#client/lib/back.ts'
import { giveUpAllDialogs } from '#client/lib/dialogs.tsx'
import { toastSuccess } from '#client/lib/toast.ts'
import { preferenceChange } from './preference-change.ts'
import { confirming } from './security/proof.ts'

type ProfileForm = { name: string; email: string; phoneNumber: string }

export function useSaveProfile() {
  return useMutation({
    mutationFn: (profile: ProfileForm) => api('PUT /profile', { body: profile }),
  })
}

export function useSavePreference() {
  return useMutation(preferenceChange)
}

/** Unlike the other preferences it is typed, and saved by a button. */
export function useSaveHowToPay() {
  return useMutation({
    mutationFn: (howToPay: NonNullable<Body<'PUT /preferences'>['howToPay']>) =>
      api('PUT /preferences', { body: { howToPay } }),
  })
}

export function useUpdatePassword() {
  return useMutation({
    mutationFn: (passwords: Body<'POST /auth/update-password'>) =>
      api('POST /auth/update-password', { body: passwords }),
  })
}

/** @param device as the list names it */
export function useEndSession(device: string) {
  return useMutation({
    mutationFn: (id: string) => api('DELETE /auth/sessions/:id', { params: { id } }),
    // Here, not where it is pressed: that row has gone by then.
    onSuccess: () => toastSuccess(profileTexts.sessions.signedOut(device)),
  })
}

/** Sends the browser to the provider; it comes back to the page that it is at. */
export function useConnect(hasPassword: boolean) {
  return useMutation({
    mutationFn: async (provider: SocialProvider) => {
      const next = location.pathname + location.search
      const { address } = await confirming(hasPassword, (proof) =>
        api('POST /auth/connections/:provider', { params: { provider }, body: { proof, next } }),
      )
      // What is typed would be lost on the way.
      if (!(await giveUpAllDialogs())) throw new Declined()
      leaveTo(address)
    },
    meta: { invalidates: false },
  })
}

export function useDisconnect(hasPassword: boolean) {
  return useMutation({
    mutationFn: (provider: SocialProvider) =>
      confirming(hasPassword, (proof) =>
        api('DELETE /auth/connections/:provider', { params: { provider }, body: proof }),
      ),
  })
}
