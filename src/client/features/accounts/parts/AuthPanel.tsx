import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link } from 'wouter'
import { isTooShort } from '#domain/accounts/password-length.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { passwordLengthTexts } from '#domain/texts/password-length.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import { useForm } from '#client/lib/form.ts'
import { paths } from '#client/lib/paths.ts'
import { startSession } from '#client/lib/session.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PasswordInput } from '#client/ui/PasswordInput.tsx'
import { Tabs } from '#client/ui/Tabs.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { useSignUp } from '../mutations.ts'
import type { Credentials } from '../mutations.ts'
import styles from './AuthPanel.module.css'
import { canUsePasskeys } from './passkeys.ts'
import type { SignInSteps } from './use-sign-in-steps.tsx'

export type AuthMode = 'sign-in' | 'sign-up'

type Values = Credentials & { confirmAge: boolean }

const nothing: Values = { email: '', password: '', confirmAge: false }

/**
 * The Sign In and Sign Up tabs. Text typed in one is kept in the other. How to sign in is a prop: a guest may have data
 * to bring along.
 */
export function AuthPanel({
  initialMode = 'sign-in',
  signIn,
  signingIn,
  signInByPasskey,
  steps,
  onPromoted,
}: {
  initialMode?: AuthMode
  signIn: (credentials: Credentials) => void
  signingIn: boolean
  signInByPasskey: () => void
  steps: Pick<SignInSteps, 'byPasskeyPending' | 'codeStep'>
  /** A guest's sign-up is a sign-in, too: the new session is in use already. */
  onPromoted?: () => void
}) {
  const [mode, setMode] = useState(initialMode)
  const passwordField = useRef<HTMLInputElement>(null)
  const form = useForm<Values>({ initial: nothing, check: (values) => check(values, mode) })
  const signUp = useSignUp()

  const switchTo = (next: AuthMode) => {
    setMode(next)
    form.setErrors({})
  }
  const save = (values: Values) => {
    const credentials = { email: values.email.trim(), password: values.password }
    if (mode === 'sign-in') signIn(credentials)
    else if (values.confirmAge)
      signUp.mutate(
        { ...credentials, confirmAge: values.confirmAge },
        {
          onSuccess: ({ message, token, user }) => {
            toastSuccess(message)
            if (user !== undefined) {
              void startSession({ token, user })
              onPromoted?.()
              return
            }
            switchTo('sign-in')
            form.change({ password: '' })
            passwordField.current?.focus()
          },
          onError: (error) => {
            form.showIssues(error)
            toastError(error, generalTexts.unexpected, accountTexts.signUpFailed)
          },
        },
      )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { email, password } = form.values
    if (email.trim() === '' || password === '') toast({ ...accountTexts.requiredFields, variant: 'destructive' })
    form.submit(save)(event)
  }

  const isAskedForCode = steps.codeStep !== undefined
  const wasAskedForCode = useRef(isAskedForCode)
  useEffect(() => {
    if (wasAskedForCode.current && !isAskedForCode) passwordField.current?.focus()
    wasAskedForCode.current = isAskedForCode
  }, [isAskedForCode])
  if (isAskedForCode) return steps.codeStep

  return (
    <Tabs
      full
      label={accountTexts.signInOrUp}
      tabs={[
        { value: 'sign-in', label: accountTexts.signIn },
        { value: 'sign-up', label: accountTexts.signUp },
      ]}
      value={mode}
      onChange={switchTo}
    >
      <form noValidate className={styles['form']} onSubmit={submit}>
        <Field label={accountTexts.email} error={form.errors.email}>
          <TextInput
            {...form.text('email')}
            type="email"
            autoComplete={mode === 'sign-in' ? 'username webauthn' : 'username'}
            placeholder={accountTexts.emailExample}
          />
        </Field>
        <div className={styles['password']}>
          <Field
            label={accountTexts.password}
            error={form.errors.password}
            hint={mode === 'sign-up' && form.errors.password === undefined ? accountTexts.passwordHint : undefined}
          >
            <PasswordInput
              {...form.text('password')}
              ref={passwordField}
              autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
            />
          </Field>
          {/* After the field, so that the Tab key goes from the e-mail to the password. */}
          {mode === 'sign-in' && (
            <Link href={paths.forgotPassword} className={styles['forgot']}>
              {accountTexts.forgotPassword}
            </Link>
          )}
        </div>
        {mode === 'sign-up' && (
          <Checkbox {...form.toggle('confirmAge')} label={<AgeAndTerms />} error={form.errors.confirmAge} />
        )}
        <Button type="submit" variant="primary" size="lg" full pending={signUp.isPending || signingIn}>
          {mode === 'sign-in' ? accountTexts.signIn : accountTexts.signUp}
        </Button>
        {mode === 'sign-in' && canUsePasskeys() && (
          <Button full icon={<KeyRound />} pending={steps.byPasskeyPending} onClick={signInByPasskey}>
            {accountTexts.usePasskey}
          </Button>
        )}
      </form>
    </Tabs>
  )
}

/** 'I am 13 or older and agree to the Terms of Service', the last words being the link to them. */
export function AgeAndTerms() {
  const linked = shellTexts.terms
  return (
    <>
      {accountTexts.ageAndTerms.slice(0, -linked.length)}
      <Link href={paths.terms}>{linked}</Link>
    </>
  )
}

/**
 * What is missing. The landing's first load has this form, so that it doesn't check by the schemas: they would bring zod and the
 * list of common passwords along. The server says the rest at its field.
 */
function check({ email, password, confirmAge }: Values, mode: AuthMode) {
  const tooShort = mode === 'sign-up' && isTooShort(password)
  return {
    email: email.trim() === '' ? accountTexts.emailRequired : undefined,
    password:
      password === ''
        ? generalTexts.required(accountTexts.password)
        : tooShort
          ? passwordLengthTexts.tooShort.description
          : undefined,
    confirmAge: mode === 'sign-up' && !confirmAge ? accountTexts.confirmAge : undefined,
  }
}
