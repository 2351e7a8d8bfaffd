import type { SubmitEvent } from 'react'
import { passwordTexts } from '#domain/texts/password.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { NetworkError } from '#client/lib/api-error.ts'
import { useForm } from '#client/lib/form.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PasswordInput } from '#client/ui/PasswordInput.tsx'
import { accountForm } from './AccountPage.tsx'
import { useResetPassword } from './mutations.ts'

type Values = { newPassword: string; confirmation: string }

const passwordMin = 8

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const reset = useResetPassword()
  const form = useForm<Values>({ initial: { newPassword: '', confirmation: '' }, check })
  const save = form.submit(({ newPassword }) =>
    reset.mutate(
      { token, newPassword },
      {
        onSuccess: ({ message }) => {
          toastSuccess(message)
          onDone(message)
        },
        onError: (error) => {
          form.showIssues(error)
          toastError(error, error instanceof NetworkError ? passwordTexts.unexpected : passwordTexts.failedToReset)
        },
      },
    ),
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const refusal = refusalOf(form.values)
    if (refusal !== undefined) toast({ ...refusal, variant: 'destructive' })
    save(event)
  }
  return (
    <form noValidate className={accountForm} onSubmit={submit}>
      <Field
        label={passwordTexts.new}
        error={form.errors.newPassword}
        hint={form.errors.newPassword === undefined ? accountTexts.passwordHint : undefined}
      >
        <PasswordInput {...form.text('newPassword')} autoComplete="new-password" />
      </Field>
      <Field label={passwordTexts.confirmNew} error={form.errors.confirmation}>
        <PasswordInput {...form.text('confirmation')} autoComplete="new-password" />
      </Field>
      <Button type="submit" variant="primary" size="lg" full pending={reset.isPending}>
        {passwordTexts.reset.action}
      </Button>
    </form>
  )
}

/** The toast for invalid input. The fields show the same sentence. */
function refusalOf({ newPassword, confirmation }: Values) {
  if (newPassword === '' || confirmation === '') return passwordTexts.resetFieldsRequired
  if (newPassword.length < passwordMin) return passwordTexts.tooShort
  if (newPassword !== confirmation) return passwordTexts.doNotMatch
  return undefined
}

function check({ newPassword, confirmation }: Values) {
  return {
    newPassword:
      newPassword === ''
        ? passwordTexts.newRequired
        : newPassword.length < passwordMin
          ? passwordTexts.tooShort.description
          : undefined,
    confirmation:
      confirmation === ''
        ? passwordTexts.confirmRequired
        : confirmation === newPassword
          ? undefined
          : passwordTexts.confirmDiffers,
  }
}
