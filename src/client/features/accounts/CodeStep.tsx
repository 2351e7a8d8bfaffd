import { useEffect, useId, useRef, useState } from 'react'
import { codeConfirmationSchema } from '#domain/accounts/second-step.ts'
import type { SignedIn } from '#domain/accounts/schema.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { securityTexts } from '#domain/texts/security.ts'
import { isSignedOut } from '#client/lib/api-error.ts'
import { useForm } from '#client/lib/form.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { toastError } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { useSignInWithCode } from './mutations.ts'
import styles from './CodeStep.module.css'

const texts = securityTexts.codeStep

/** After the right password: the code of the app, or one of the recovery codes. */
export function CodeStep({
  challengeToken,
  mergeGuest,
  onSignedIn,
  onGiveUp,
}: {
  challengeToken: string
  mergeGuest: boolean | undefined
  onSignedIn: (session: SignedIn) => void
  onGiveUp: () => void
}) {
  const [byRecoveryCode, setByRecoveryCode] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const enter = useSignInWithCode()
  const form = useForm({
    initial: { code: '' },
    check: (values) => schemaErrors(codeConfirmationSchema, values, values),
  })
  useEffect(() => field.current?.focus(), [byRecoveryCode])

  const submit = form.submit(({ code }) =>
    enter.mutate(
      { challengeToken, code: code.trim(), mergeGuest },
      {
        onSuccess: onSignedIn,
        onError: (error) => {
          if (form.showIssues(error)) return
          toastError(error, generalTexts.unexpected, accountTexts.loginFailed)
          // Expired, or too many tries: start over with the password.
          if (isSignedOut(error)) onGiveUp()
        },
      },
    ),
  )
  const change = () => {
    form.reset({ code: '' })
    setByRecoveryCode(!byRecoveryCode)
  }
  return (
    <form noValidate aria-labelledby={titleId} className={styles['step']} onSubmit={submit}>
      <h2 id={titleId}>{texts.title}</h2>
      <p className={styles['lead']}>{byRecoveryCode ? texts.recoveryDescription : texts.description}</p>
      <Field label={byRecoveryCode ? texts.recoveryLabel : texts.label} error={form.errors.code}>
        <TextInput
          {...form.text('code')}
          key={String(byRecoveryCode)}
          ref={field}
          className={styles['code']}
          spellCheck={false}
          autoCapitalize="characters"
          {...(byRecoveryCode
            ? { autoComplete: 'off', placeholder: texts.recoveryExample }
            : { autoComplete: 'one-time-code', inputMode: 'numeric', placeholder: texts.example })}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" full pending={enter.isPending}>
        {texts.action}
      </Button>
      <div className={styles['others']}>
        <button type="button" onClick={change}>
          {byRecoveryCode ? texts.useApp : texts.useRecoveryCode}
        </button>
        <button type="button" onClick={onGiveUp}>
          {texts.back}
        </button>
      </div>
    </form>
  )
}
