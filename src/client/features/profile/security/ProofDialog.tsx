import { useMutation } from '@tanstack/react-query'
import type { Proof } from '#domain/accounts/second-step.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { securityTexts } from '#domain/texts/security.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useForm } from '#client/lib/form.ts'
import { toastError } from '#client/lib/toast.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PasswordInput } from '#client/ui/PasswordInput.tsx'
import styles from './Security.module.css'

export type ProofQuestion = {
  title: string
  text: string
  action: string
  /** A code of the app, or a recovery code, will do as well. */
  orCode?: boolean
  destructive?: boolean
}

/** Asks for the password once more, and closes when what it was needed for has been done. */
export function ProofDialog({
  question: { title, text, action, orCode = false, destructive = false },
  send,
  close,
}: DialogProps & { question: ProofQuestion; send: (proof: Proof) => Promise<void> }) {
  const sending = useMutation({ mutationFn: send, meta: { invalidates: false } })
  const missing = orCode ? securityTexts.passwordOrCodeRequired : securityTexts.confirm.passwordRequired
  const form = useForm({
    // What is typed may be either; the server says which of them was wrong.
    initial: { password: '', code: '' },
    check: ({ password }) => ({ password: password === '' ? missing : undefined }),
  })
  const submit = form.submit(({ password: given }) =>
    sending.mutate(orCode && isCode(given) ? { code: given } : { password: given }, {
      onSuccess: () => close(),
      onError: (error) => {
        if (!form.showIssues(error)) toastError(error, generalTexts.unexpected)
      },
    }),
  )
  return (
    <FormDialog
      size="sm"
      title={title}
      onSubmit={submit}
      save={{ label: action, destructive, pending: sending.isPending }}
    >
      <div className={styles['question']}>
        <p>{text}</p>
        <Field
          label={orCode ? securityTexts.passwordOrCode : accountTexts.password}
          error={form.errors.password ?? form.errors.code}
        >
          <PasswordInput
            name="password"
            value={form.values.password}
            onChange={(event) => form.change({ password: event.target.value, code: '' })}
            data-autofocus
            autoComplete="current-password"
          />
        </Field>
      </div>
    </FormDialog>
  )
}

/** No password is as short as a code of the app, and hardly one looks like 'ABCD-EFGH-JKMN-PQRS'. */
function isCode(given: string): boolean {
  return /^\s*\d{3}\s?\d{3}\s*$|^\s*(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}\s*$/i.test(given)
}
