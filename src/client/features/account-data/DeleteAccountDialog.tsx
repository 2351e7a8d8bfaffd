import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountDeletionSchema, DELETION_WORD } from '#domain/accounts/deletion.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { deleteAccountTexts } from '#domain/texts/delete-account.ts'
import { ApiError } from '#client/lib/api-error.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useForm } from '#client/lib/form.ts'
import { useCurrentUser } from '#client/lib/session.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { toastError } from '#client/lib/toast.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PasswordInput } from '#client/ui/PasswordInput.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { isLocalAccount } from '#client/features/profile/parts/authentication-method.ts'
import { useDeleteAccount } from './mutations.ts'
import styles from '#client/features/profile/parts/Settings.module.css'
import { profileQueries } from '#client/features/profile/queries.ts'

const texts = deleteAccountTexts

/** The last question: says what goes, and asks for the password, or for a word where there is none. */
export function DeleteAccountDialog(_props: DialogProps) {
  const user = useCurrentUser()
  const stats = useQuery(profileQueries.stats).data
  const remove = useDeleteAccount()
  const [byWord, setByWord] = useState(!isLocalAccount(user))
  const form = useForm({
    initial: { password: '', confirm: '' },
    check: (values) =>
      byWord
        ? { confirm: values.confirm === DELETION_WORD ? undefined : texts.wordExpected }
        : { password: schemaErrors(accountDeletionSchema, values, { password: values.password }).password },
  })
  const submit = form.submit(({ password }) =>
    remove.mutate(byWord ? { confirm: DELETION_WORD } : { password }, {
      onError: (error) => {
        // An account whose only way in is a provider has no password, whatever was said of it.
        if (error instanceof ApiError && error.issues.some(({ path }) => path === 'confirm')) setByWord(true)
        form.showIssues(error)
        toastError(error, texts.failed)
      },
    }),
  )
  const belongings = stats && { contacts: stats.totalContacts, events: stats.totalEvents, gifts: stats.totalGifts }
  return (
    <FormDialog
      size="sm"
      title={texts.title}
      onSubmit={submit}
      save={{ label: texts.title, destructive: true, pending: remove.isPending }}
    >
      <div className={styles['section']}>
        <p>
          {texts.description} {texts.goes(belongings)}
        </p>
        {byWord ? (
          <Field label={texts.wordExpected} error={form.errors.confirm}>
            <TextInput {...form.text('confirm')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
          </Field>
        ) : (
          <Field label={accountTexts.password} error={form.errors.password}>
            <PasswordInput {...form.text('password')} autoComplete="current-password" />
          </Field>
        )}
      </div>
    </FormDialog>
  )
}
