import { KeyRound, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { resetRequestSchema } from '#domain/accounts/schema.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { passwordTexts } from '#domain/texts/password.ts'
import { NetworkError } from '#client/lib/api-error.ts'
import { useForm } from '#client/lib/form.ts'
import { paths } from '#client/lib/paths.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { toast, toastError } from '#client/lib/toast.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { accountForm, AccountPage } from './AccountPage.tsx'
import { useFocusHeading } from './focus-heading.ts'
import { useRequestPasswordReset } from './mutations.ts'

/** Requests a link to set a new password. Never reveals whether the address has an account. */
export function ForgotPasswordPage() {
  const [sent, setSent] = useState<string>()
  useFocusHeading(sent === undefined ? 'entry' : 'sent')
  return sent === undefined ? (
    <Entry onSent={setSent} />
  ) : (
    <Sent message={sent} onTryAnother={() => setSent(undefined)} />
  )
}

function Entry({ onSent }: { onSent: (message: string) => void }) {
  const request = useRequestPasswordReset()
  const form = useForm({
    initial: { email: '' },
    check: (values) => schemaErrors(resetRequestSchema, values, values),
  })
  const save = form.submit(({ email }) =>
    request.mutate(email.trim(), {
      onSuccess: ({ message }) => onSent(message),
      onError: (error) => {
        form.showIssues(error)
        toastError(error, error instanceof NetworkError ? passwordTexts.unexpected : passwordTexts.failedToSendReset)
      },
    }),
  )
  return (
    <AccountPage icon={<KeyRound />} title={passwordTexts.askForLink.title} text={passwordTexts.askForLink.description}>
      <form
        noValidate
        className={accountForm}
        onSubmit={(event) => {
          if (form.values.email.trim() === '') toast({ ...passwordTexts.emailRequired, variant: 'destructive' })
          save(event)
        }}
      >
        <Field label={accountTexts.email} error={form.errors.email}>
          <TextInput
            {...form.text('email')}
            type="email"
            autoComplete="username"
            placeholder={accountTexts.emailExample}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" full pending={request.isPending}>
          {passwordTexts.askForLink.action}
        </Button>
        <ButtonLink href={paths.home} variant="ghost" full>
          {passwordTexts.backToLogin}
        </ButtonLink>
      </form>
    </AccountPage>
  )
}

function Sent({ message, onTryAnother }: { message: string; onTryAnother: () => void }) {
  const { title, tips } = passwordTexts.resetSent
  return (
    <AccountPage icon={<MailCheck />} title={title} text={message}>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <div className={accountForm}>
        <Button full onClick={onTryAnother}>
          {passwordTexts.tryAnotherEmail}
        </Button>
        <ButtonLink href={paths.home} variant="primary" full>
          {passwordTexts.backToLogin}
        </ButtonLink>
      </div>
    </AccountPage>
  )
}
