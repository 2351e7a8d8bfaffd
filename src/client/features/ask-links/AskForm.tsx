import { SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { askedTextFields } from '#domain/ask-links/fields.ts'
import { askLinkTexts } from '#domain/texts/ask-links.ts'
import { BirthdayField } from '#client/features/contacts/parts/BirthdayField.tsx'
import { errorText, isNotFound, NetworkError } from '#client/lib/api-error.ts'
import { useForm } from '#client/lib/form.ts'
import { keysOf } from '#client/lib/keys-of.ts'
import { today } from '#client/lib/today.ts'
import { useUnsaved } from '#client/lib/unsaved.ts'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextArea } from '#client/ui/TextInput.tsx'
import { answerBody, answerErrors, saysNothing, type AnswerValues } from './answer-form.ts'
import styles from './AskPage.module.css'
import { useSendAnswer } from './mutations.ts'

const { page: texts } = askLinkTexts

/** Six questions, none of which has to be answered. */
export function AskForm({
  token,
  initial,
  isAgain,
  onSent,
  onGone,
}: {
  token: string
  initial: AnswerValues
  /** Changes what was sent before. */
  isAgain: boolean
  onSent: (values: AnswerValues) => void
  /** The link stopped working while the page was open. */
  onGone: () => void
}) {
  const form = useForm({ initial, check: (values) => answerErrors(values, today()) })
  const send = useSendAnswer(token)
  const [problem, setProblem] = useState<string>()
  useUnsaved(form.isDirty)
  const submit = form.submit((values) => {
    if (send.isPending) return
    if (saysNothing(values)) {
      setProblem(texts.nothingYet)
      return
    }
    setProblem(undefined)
    send.mutate(answerBody(values, isAgain), {
      onSuccess: () => onSent(values),
      onError: (error) => {
        if (isNotFound(error)) onGone()
        else if (!form.showIssues(error))
          setProblem(error instanceof NetworkError ? texts.failedToSend : errorText(error, texts.failedToSend))
      },
    })
  })
  return (
    <form noValidate className={styles['card']} onSubmit={submit}>
      <BirthdayField
        label={texts.birthday}
        hint={texts.birthdayHint}
        value={form.values.birthday}
        error={form.errors.birthday}
        onChange={(birthday) => form.change({ birthday })}
      />
      {keysOf(askedTextFields).map((name) => (
        <Field key={name} label={texts[name]} hint={texts.hints[name]} error={form.errors[name]}>
          <TextArea
            {...form.text(name)}
            rows={name === 'wishes' ? 3 : 2}
            maxLength={askedTextFields[name].max}
            autoComplete={name === 'mailingAddress' ? 'street-address' : 'off'}
          />
        </Field>
      ))}
      {problem !== undefined && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        icon={<SendHorizontal />}
        pending={send.isPending}
        pendingText={texts.sending}
      >
        {texts.send}
      </Button>
    </form>
  )
}
