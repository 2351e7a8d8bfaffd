import { Copy } from 'lucide-react'
import { codeConfirmationSchema } from '#domain/accounts/second-step.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { securityTexts } from '#domain/texts/security.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useForm } from '#client/lib/form.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Field } from '#client/ui/Field.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { copyText } from '#client/lib/copy-text.ts'
import { useConfirmApp } from './mutations.ts'
import type { NewApp } from './mutations.ts'
import { QrCode } from './QrCode.tsx'
import styles from './Security.module.css'

const texts = securityTexts.app

/** The secret goes to the app by its camera or by hand; a first code shows that it is there. */
export function AuthenticatorAppDialog({ app, close }: DialogProps<string[]> & { app: NewApp }) {
  const turnOn = useConfirmApp()
  const form = useForm({
    initial: { code: '' },
    check: (values) => schemaErrors(codeConfirmationSchema, values, values),
  })
  const submit = form.submit(({ code }) =>
    turnOn.mutate(code.trim(), {
      onSuccess: ({ recoveryCodes }) => {
        toastSuccess(texts.turnedOn)
        close(recoveryCodes)
      },
      onError: (error) => {
        if (!form.showIssues(error)) toastError(error, generalTexts.unexpected)
      },
    }),
  )
  return (
    <FormDialog title={texts.title} onSubmit={submit} save={{ label: texts.turnOn, pending: turnOn.isPending }}>
      <div className={styles['set-up']}>
        <QrCode text={app.uri} label={texts.qrCode} />
        <div className={styles['steps']}>
          <div>
            <p>{texts.scan}</p>
            <p className={styles['by-hand']}>{texts.byHand}</p>
            <div className={styles['key']}>
              <code>{app.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
              <IconButton label={texts.copyKey} icon={<Copy />} onClick={() => void copyText(app.secret)} />
            </div>
          </div>
          <Field label={texts.enterCode} error={form.errors.code}>
            <TextInput
              {...form.text('code')}
              data-autofocus
              className={styles['code']}
              inputMode="numeric"
              autoComplete="one-time-code"
              placeholder={securityTexts.codeStep.example}
            />
          </Field>
        </div>
      </div>
    </FormDialog>
  )
}
