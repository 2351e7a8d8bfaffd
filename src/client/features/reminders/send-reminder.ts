import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { openProfileSettings } from '#client/features/profile/dialogs.ts'
import { noticeTexts, reminderTexts } from '#domain/texts/reminders.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { api } from '#client/lib/api.ts'
import { ApiError, NetworkError } from '#client/lib/api-error.ts'
import { useFormKey } from '#client/lib/form-key.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'

/** 'Send a reminder now'. Without an answer the next try is the same one: nobody gets the mail twice. */
export function useSendReminder(occasionId: number) {
  const keyOf = useFormKey()
  const attempt = useRef(0)
  return useMutation({
    mutationFn: () =>
      api('POST /occasions/:id/send-reminder', { params: { id: occasionId }, idempotencyKey: keyOf(attempt.current) }),
    onSuccess: ({ address }) => toastSuccess(reminderTexts.sentTo(address)),
    onError: (error) => {
      if (error instanceof ApiError && error.serverMessage === reminderTexts.noAddress)
        toast({
          title: generalTexts.error,
          description: reminderTexts.noAddress,
          variant: 'destructive',
          action: { label: noticeTexts.profile, onSelect: () => void openProfileSettings() },
        })
      else toastError(error, reminderTexts.failedToSend)
    },
    onSettled: (_sent, error) => {
      if (!(error instanceof NetworkError)) attempt.current += 1
    },
  })
}
