import { queryOptions, useMutation } from '@tanstack/react-query'
import type { MailChoices } from '#domain/accounts/mail-choices.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { mailTexts } from '#domain/texts/mail.ts'
import { preferenceTexts } from '#domain/texts/profile.ts'
import { api } from '#client/lib/api.ts'
import { queryClient } from '#client/lib/query.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'

type Switches = Partial<Pick<MailChoices, 'emailReminders' | 'weeklyDigest' | 'productNews'>>

/** The state of the two switches, for the holder of the link. Reading changes nothing. */
export function mailChoicesQuery(token: string) {
  return queryOptions({
    queryKey: ['preferences', 'mail choices', token],
    queryFn: ({ signal }) => api('GET /unsubscribe', { query: { token }, signal }),
  })
}

/** Shown before the server has answered, taken back when it refuses. */
export function useChooseMails(token: string) {
  const { queryKey } = mailChoicesQuery(token)
  return useMutation({
    mutationFn: (switches: Switches) => api('POST /unsubscribe/choices', { body: { token, ...switches } }),
    onMutate: async (switches) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before !== undefined) queryClient.setQueryData(queryKey, { ...before, ...switches })
      return before
    },
    onSuccess: (saved, switches) => {
      queryClient.setQueryData(queryKey, saved)
      toastSuccess(Object.values(switches).includes(true) ? mailTexts.choices.switchedOn : accountTexts.unsubscribed)
    },
    onError: (error, _switches, before) => {
      queryClient.setQueryData(queryKey, before)
      toastError(error, preferenceTexts.failedToUpdate)
    },
  })
}
