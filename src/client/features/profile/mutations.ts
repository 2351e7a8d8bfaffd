import { useMutation } from '@tanstack/react-query'
import type { SocialProvider } from '#domain/accounts/social.ts'
import { accountDataTexts } from '#domain/texts/account-data.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { profileTexts } from '#domain/texts/profile.ts'
import { api, type Body, download } from '#client/lib/api.ts'
import { Declined } from '#client/lib/api-error.ts'
import { goTo, leaveTo } from '#client/lib/back.ts'
import { closeAllDialogs, giveUpAllDialogs } from '#client/lib/dialogs.tsx'
import { queryClient } from '#client/lib/query.ts'
import { leaveDeletedAccount } from '#client/lib/session.ts'
import { setTheme } from '#client/lib/theme.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { preferenceChange } from './preference-change.ts'
import { profileQueries } from './queries.ts'
import { confirming } from './security/proof.ts'

type ProfileForm = { name: string; email: string; phoneNumber: string }

export function useSaveProfile() {
  return useMutation({
    mutationFn: (profile: ProfileForm) => api('PUT /profile', { body: profile }),
    meta: { changes: ['profile', 'session', 'activities'] },
  })
}

export function useSavePreference() {
  return useMutation(preferenceChange)
}

export function useUpdatePassword() {
  return useMutation({
    mutationFn: (passwords: Body<'POST /auth/update-password'>) =>
      api('POST /auth/update-password', { body: passwords }),
    meta: { changes: ['profile'] },
  })
}

/** @param device as the list names it */
export function useEndSession(device: string) {
  return useMutation({
    mutationFn: (id: string) => api('DELETE /auth/sessions/:id', { params: { id } }),
    meta: { changes: ['profile'] },
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
  })
}

export function useDisconnect(hasPassword: boolean) {
  return useMutation({
    mutationFn: (provider: SocialProvider) =>
      confirming(hasPassword, (proof) =>
        api('DELETE /auth/connections/:provider', { params: { provider }, body: proof }),
      ),
    meta: { changes: ['profile', 'session'] },
  })
}

/** Saves the file by the browser's own way of saving files. */
export function useExport() {
  return useMutation({
    mutationFn: async () => {
      const { content, name = 'ribbonry.json' } = await download('/account/export')
      const link = document.createElement('a')
      link.href = URL.createObjectURL(content)
      link.download = name
      link.click()
      // The browser has begun to save it by then.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    },
  })
}

/** Afterwards anything may be another, the theme too. */
export function useImport() {
  return useMutation({
    mutationFn: (file: Body<'POST /account/import'>) => api('POST /account/import', { body: file }),
    onSuccess: async ({ settingsTaken, message }) => {
      // Here, not in the dialog: it may be closed before a large file is through.
      toastSuccess(message)
      await queryClient.invalidateQueries()
      if (!settingsTaken) return
      await queryClient.prefetchQuery(profileQueries.preferences)
      const preferences = queryClient.getQueryData(profileQueries.preferences.queryKey)
      if (preferences !== undefined) setTheme(preferences.theme)
    },
    onError: (error) => toastError(error, accountDataTexts.failedToImport),
  })
}

/** Leads to the landing page, signed out in every tab. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (proof: Body<'DELETE /account'>) => api('DELETE /account', { body: proof }),
    onSuccess: () => {
      closeAllDialogs()
      leaveDeletedAccount()
      goTo('/', { replace: true })
      toastSuccess(accountTexts.deleteAccount.done)
    },
  })
}
