import { updatePasswordSchema } from '#domain/accounts/password-schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { passwordTexts } from '#domain/texts/password.ts'
import { useCloseGuard, useDialog } from '#client/lib/dialogs.tsx'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useForm } from '#client/lib/form.ts'
import type { FormErrors } from '#client/lib/form.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { confirmationError } from '#client/features/accounts/parts/confirmation.ts'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PasswordInput } from '#client/ui/PasswordInput.tsx'
import { useUpdatePassword } from './mutations.ts'
import styles from './parts/Settings.module.css'

type Values = { currentPassword: string; newPassword: string; confirmation: string }

const empty: Values = { currentPassword: '', newPassword: '', confirmation: '' }

export function UpdatePasswordDialog({ close }: DialogProps) {
  const { requestClose } = useDialog()
  const update = useUpdatePassword()
  const form = useForm<Values>({ initial: empty, check })
  useCloseGuard(form.isDirty)

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
    <AppModal
      size="sm"
      title={passwordTexts.update}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={requestClose}>{generalTexts.cancel}</Button>
          <Button type="submit" variant="primary" pending={update.isPending}>
            {passwordTexts.update}
          </Button>
        </>
      }
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
    </AppModal>
  )
}

function check(values: Values): FormErrors<Values> {
  return { ...schemaErrors(updatePasswordSchema, values, values), confirmation: confirmationError(values) }
}
