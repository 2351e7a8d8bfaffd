import { passkeyChangeSchema } from '#domain/accounts/passkeys.ts'
import type { Passkey } from '#domain/accounts/passkeys.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { securityTexts } from '#domain/texts/security.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useForm } from '#client/lib/form.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { useRenamePasskey } from './mutations.ts'

export function RenamePasskeyDialog({ passkey, close }: DialogProps & { passkey: Passkey }) {
  const rename = useRenamePasskey(passkey.id)
  const form = useForm({
    initial: { name: passkey.name },
    check: (values) => schemaErrors(passkeyChangeSchema, values, values),
  })
  const submit = form.submit(({ name }) =>
    rename.mutate(name.trim(), {
      onSuccess: () => {
        toastSuccess(securityTexts.passkeys.renamed)
        close()
      },
      onError: (error) => {
        if (!form.showIssues(error)) toastError(error, generalTexts.unexpected)
      },
    }),
  )
  return (
    <FormDialog
      size="sm"
      title={securityTexts.passkeys.rename}
      onSubmit={submit}
      isDirty={form.isDirty}
      save={{ label: generalTexts.save, pending: rename.isPending }}
    >
      <Field label={securityTexts.passkeys.name} required error={form.errors.name}>
        <TextInput {...form.text('name')} maxLength={60} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
