import { useMutation } from '@tanstack/react-query'
import { profileQueries } from '#client/features/profile/queries.ts'
import { accountDataTexts } from '#domain/texts/account-data.ts'
import { deleteAccountTexts } from '#domain/texts/delete-account.ts'
import { api, type Body, download } from '#client/lib/api.ts'
import { goTo } from '#client/lib/back.ts'
import { closeAllDialogs } from '#client/lib/dialogs.tsx'
import { queryClient } from '#client/lib/query.ts'
import { leaveDeletedAccount } from '#client/lib/session.ts'
import { setTheme } from '#client/lib/theme.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'

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
