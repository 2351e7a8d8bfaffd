import { updatePasswordSchema } from '#domain/accounts/password-schema.ts'
import { passwordTexts } from '#domain/texts/password.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useForm } from '#client/lib/form.ts'
import type { FormErrors } from '#client/lib/form.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { confirmationError } from '#client/features/accounts/parts/confirmation.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PasswordInput } from '#client/ui/PasswordInput.tsx'
import { useUpdatePassword } from './mutations.ts'
import styles from './parts/Settings.module.css'

type Values = { currentPassword: string; newPassword: string; confirmation: string }

const empty: Values = { currentPassword: '', newPassword: '', confirmation: '' }

export function UpdatePasswordDialog({ close }: DialogProps) {
  const update = useUpdatePassword()
  const form = useForm<Values>({ initial: empty, check })

  const submit = form.submit(({ currentPassword, newPassword }) =>
    update.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          toastSuccess(passwordTexts.updated)
          close()
        },
        onError: (error) => {
          form.showIssues(error)
          toastError(error, passwordTexts.failedToUpdate)
        },
      },
    ),
  )
  return (
    <FormDialog
      size="sm"
      title={passwordTexts.update}
      onSubmit={submit}
      isDirty={form.isDirty}
      save={{ label: passwordTexts.update, pending: update.isPending }}
    >
      <div className={styles['section']}>
        <Field label={passwordTexts.current} error={form.errors.currentPassword}>
          <PasswordInput {...form.text('currentPassword')} autoComplete="current-password" />
        </Field>
        <Field label={passwordTexts.new} error={form.errors.newPassword} hint={passwordTexts.endsSessions}>
          <PasswordInput {...form.text('newPassword')} autoComplete="new-password" />
        </Field>
        <Field label={passwordTexts.confirmNew} error={form.errors.confirmation}>
          <PasswordInput {...form.text('confirmation')} autoComplete="new-password" />
        </Field>
      </div>
    </FormDialog>
  )
}

function check(values: Values): FormErrors<Values> {
  return { ...schemaErrors(updatePasswordSchema, values, values), confirmation: confirmationError(values) }
}
