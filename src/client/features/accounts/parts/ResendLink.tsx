import { generalTexts } from '#domain/texts/general.ts'
import { verifyEmailTexts } from '#domain/texts/verify-email.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { useResendVerification } from '../mutations.ts'

/** Mails the link to confirm an address once more. */
export function ResendLink({ full = false, label = verifyEmailTexts.sendAgain }: { full?: boolean; label?: string }) {
  const resend = useResendVerification()
  return (
    <Button
      size={full ? 'md' : 'sm'}
      full={full}
      pending={resend.isPending}
      onClick={() =>
        resend.mutate(undefined, {
          onSuccess: ({ message }) => toastSuccess(message),
          onError: (error) => toastError(error, generalTexts.unexpected),
        })
      }
    >
      {label}
    </Button>
  )
}
