import { useMutation } from '@tanstack/react-query'
import { profileQueries } from '#client/features/profile/queries.ts'
import { accountDataTexts } from '#domain/texts/account-data.ts'
import { deleteAccountTexts } from '#domain/texts/delete-account.ts'
import { api, type Body } from '#client/lib/api.ts'
import { goTo } from '#client/lib/back.ts'
import { closeAllDialogs } from '#client/lib/dialogs.tsx'
import { queryClient } from '#client/lib/query.ts'
import { saveFile } from '#client/lib/save-file.ts'
import { leaveDeletedAccount } from '#client/lib/session.ts'
import { setTheme } from '#client/lib/theme.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'

export function useExport() {
  return useMutation({
    mutationFn: () => saveFile('/account/export'),
    meta: { invalidates: false },
  })
}

/** Afterwards anything may be another, the theme too. */
export function useImport() {
  return useMutation({
    mutationFn: (file: Body<'POST /account/import'>) => api('POST /account/import', { body: file }),
    onSuccess: async ({ settingsTaken, message }) => {
      // Here, not in the dialog: it may be closed before a large file is through.
      toastSuccess(message)
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
    meta: { invalidates: false },
    onSuccess: () => {
      closeAllDialogs()
      leaveDeletedAccount()
      goTo('/', { replace: true })
      toastSuccess(deleteAccountTexts.done)
    },
  })
}
