import { Send } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { feedbackPriorities, feedbackTypes, MESSAGE_MAX, SUBJECT_MAX } from '#domain/feedback/kinds.ts'
import type { FeedbackPriority, FeedbackType } from '#domain/feedback/kinds.ts'
import { newFeedbackSchema } from '#domain/feedback/schema.ts'
import { feedbackTexts } from '#domain/texts/feedback.ts'
import { useForm } from '#client/lib/form.ts'
import { useFormKey } from '#client/lib/form-key.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { useCurrentUser } from '#client/lib/session.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'
import { useUnsaved } from '#client/lib/unsaved.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect, TextArea, TextInput } from '#client/ui/TextInput.tsx'
import styles from './FeedbackForm.module.css'
import { useSubmitFeedback } from './mutations.ts'

type Values = {
  type: FeedbackType | ''
  priority: FeedbackPriority
  subject: string
  message: string
  replyByEmail: boolean
}

const empty: Values = { type: '', priority: 'medium', subject: '', message: '', replyByEmail: false }
const { form: words } = feedbackTexts

/** From how many characters on the rest is counted. */
const COUNTED_BELOW = 500

export function FeedbackForm() {
  const form = useForm<Values>({ initial: empty, check: (values) => schemaErrors(newFeedbackSchema, values, values) })
  useUnsaved(form.isDirty)
  const { email, emailVerified, isGuest } = useCurrentUser()
  const send = useSubmitFeedback()
  const keyFor = useFormKey()

  const save = form.submit(({ type, ...rest }) => {
    if (type === '') return
    const fields = { type, ...rest }
    send.mutate(
      { fields, key: keyFor(fields) },
      {
        onSuccess: () => {
          form.reset(empty)
          toastSuccess(feedbackTexts.submitted)
        },
        onError: (error) => {
          form.showIssues(error)
          toastError(error, feedbackTexts.failedToSubmit)
        },
      },
    )
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { type, subject, message } = form.values
    if (type === '' || subject.trim() === '' || message.trim() === '')
      toast({ ...feedbackTexts.missingInformation, variant: 'destructive' })
    save(event)
  }
  const left = MESSAGE_MAX - form.values.message.length
  return (
    <Card title={words.title} padded>
      <form noValidate className={styles['form']} onSubmit={submit}>
        <div className={styles['pair']}>
          <Field required label={words.type} error={form.errors.type}>
            <NativeSelect {...form.text('type')}>
              <option value="">{words.chooseType}</option>
              {feedbackTypes.map((type) => (
                <option key={type} value={type}>
                  {feedbackTexts.types[type]}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={words.priority} error={form.errors.priority}>
            <NativeSelect {...form.text('priority')}>
              {feedbackPriorities.map((priority) => (
                <option key={priority} value={priority}>
                  {feedbackTexts.priorities[priority]}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        <Field required label={words.subject} error={form.errors.subject}>
          <TextInput {...form.text('subject')} maxLength={SUBJECT_MAX} placeholder={words.subjectExample} />
        </Field>
        <Field
          required
          label={words.message}
          error={form.errors.message}
          hint={left < COUNTED_BELOW ? words.charactersLeft(left) : undefined}
        >
          <TextArea {...form.text('message')} rows={7} maxLength={MESSAGE_MAX} placeholder={words.messageExample} />
        </Field>
        {email !== null && !isGuest && (
          <Checkbox
            {...form.toggle('replyByEmail')}
            label={words.replyByEmail}
            hint={(emailVerified ? words.replyTo : words.replyToUnconfirmed)(email)}
          />
        )}
        <div className={styles['actions']}>
          <Button
            type="submit"
            variant="primary"
            icon={<Send />}
            pending={send.isPending}
            pendingText={words.submitting}
          >
            {words.submit}
          </Button>
        </div>
      </form>
    </Card>
  )
}
