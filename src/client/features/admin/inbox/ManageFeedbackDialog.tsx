import { Mail } from 'lucide-react'
import { feedbackStatuses, NOTES_MAX, REPLY_MAX } from '#domain/feedback/kinds.ts'
import type { FeedbackStatus } from '#domain/feedback/kinds.ts'
import type { Feedback } from '#domain/feedback/schema.ts'
import { feedbackTexts } from '#domain/texts/feedback.ts'
import { generalTexts } from '#domain/texts/general.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useForm } from '#client/lib/form.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { ButtonAnchor } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect, TextArea } from '#client/ui/TextInput.tsx'
import { FeedbackBadges } from '#client/features/feedback/parts/FeedbackBadges.tsx'
import { instantText } from '#client/features/feedback/parts/instant-text.ts'
import { useManageFeedback } from '#client/features/feedback/mutations.ts'
import styles from './ManageFeedbackDialog.module.css'
import { senderOf } from './sender.ts'
import { whenReplied } from './when-replied.ts'

const { manage: words } = feedbackTexts

/** One whole message, its status, the reply to its sender and the administrators' notes. */
export function ManageFeedbackDialog({ feedback, close }: DialogProps & { feedback: Feedback }) {
  const manage = useManageFeedback(feedback.id)
  const before = { status: feedback.status, reply: feedback.reply ?? '', adminNotes: feedback.adminNotes ?? '' }
  const form = useForm<{ status: FeedbackStatus; reply: string; adminNotes: string }>({ initial: before })

  const save = form.submit(({ status, reply, adminNotes }) => {
    if (!form.isDirty) {
      close()
      return
    }
    const change = {
      ...(status !== before.status && { status }),
      ...(reply !== before.reply && { reply }),
      ...(adminNotes !== before.adminNotes && { adminNotes }),
    }
    manage.mutate(change, {
      onSuccess: (after) => {
        toastSuccess(feedbackTexts.updated, mailOf(feedback, after))
        close()
      },
      onError: (error) => {
        form.showIssues(error)
        toastError(error, feedbackTexts.failedToUpdate)
      },
    })
  })
  return (
    <FormDialog
      title={words.title}
      subtitle={<FeedbackBadges feedback={feedback} />}
      onSubmit={save}
      isDirty={form.isDirty}
      save={{ label: words.save, pending: manage.isPending, pendingText: generalTexts.saving }}
    >
      <div className={styles['body']}>
        <div className={styles['said']}>
          <h3>{feedback.subject}</h3>
          <p className={styles['quiet']}>
            {senderOf(feedback)} · {instantText(feedback.createdAt)}
          </p>
          <p className={styles['message']}>{feedback.message}</p>
        </div>
        <Field label={words.status} hint={words.statusHint} error={form.errors.status}>
          <NativeSelect {...form.text('status')} data-autofocus>
            {feedbackStatuses.map((status) => (
              <option key={status} value={status}>
                {feedbackTexts.statuses[status]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={words.reply} hint={replyHint(feedback)} error={form.errors.reply}>
          <TextArea {...form.text('reply')} rows={4} maxLength={REPLY_MAX} />
        </Field>
        <Field label={words.notes} hint={words.notesHint} error={form.errors.adminNotes}>
          <TextArea {...form.text('adminNotes')} rows={4} maxLength={NOTES_MAX} />
        </Field>
        <WriteEmail feedback={feedback} />
      </div>
    </FormDialog>
  )
}

function replyHint(feedback: Feedback): string {
  const { byEmail, inApp } = words.replyHint
  const wanted = feedback.replyByEmail ? byEmail : inApp
  const hint = feedback.replyMailedAt === null ? wanted : words.notEmailedAgain
  return feedback.repliedAt === null ? hint : `${words.replied(whenReplied(feedback))} ${hint}`
}

/** What a saved reply meant for the e-mail that its sender asked for. */
function mailOf(before: Feedback, after: Feedback): string | undefined {
  if (!after.replyByEmail || after.reply === null || after.reply === before.reply) return undefined
  if (after.replyMailedAt === null) return words.unconfirmed
  return before.replyMailedAt === null ? words.willEmail : undefined
}

/** By the administrator's own mail program, for a conversation: the product keeps only the reply. */
function WriteEmail({ feedback: { userEmail, subject } }: { feedback: Feedback }) {
  if (userEmail === null) return <p className={styles['quiet']}>{words.noAddress}</p>
  const about = encodeURIComponent(words.answerSubject(subject))
  return (
    <div>
      <ButtonAnchor
        size="sm"
        icon={<Mail aria-hidden />}
        href={`mailto:${encodeURIComponent(userEmail)}?subject=${about}`}
      >
        {words.answer}
      </ButtonAnchor>
    </div>
  )
}
