import type { SubmitEvent } from 'react'
import { isTooShort } from '#domain/accounts/password-length.ts'
import { resetPasswordSchema } from '#domain/accounts/password-schema.ts'
import { passwordTexts } from '#domain/texts/password.ts'
import { passwordLengthTexts } from '#domain/texts/password-length.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { NetworkError } from '#client/lib/api-error.ts'
import { useForm } from '#client/lib/form.ts'
import type { FormErrors } from '#client/lib/form.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PasswordInput } from '#client/ui/PasswordInput.tsx'
import { accountForm } from './AccountPage.tsx'
import { useResetPassword } from './mutations.ts'
import { confirmationError } from './parts/confirmation.ts'

type Values = { newPassword: string; confirmation: string }

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const reset = useResetPassword()
  const form = useForm<Values>({
    initial: { newPassword: '', confirmation: '' },
    check: (values) => check(values, token),
  })
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
  if (isTooShort(newPassword)) return passwordLengthTexts.tooShort
  if (newPassword !== confirmation) return passwordTexts.doNotMatch
  return undefined
}

function check(values: Values, token: string): FormErrors<Values> {
  return { ...schemaErrors(resetPasswordSchema, values, { ...values, token }), confirmation: confirmationError(values) }
}
