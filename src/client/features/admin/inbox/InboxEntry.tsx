import type { Feedback } from '#domain/feedback/schema.ts'
import { feedbackTexts } from '#domain/texts/feedback.ts'
import { cx } from '#client/lib/class-names.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { openManageFeedback } from '../dialogs.ts'
import { FeedbackBadges } from '#client/features/feedback/parts/FeedbackBadges.tsx'
import styles from '#client/features/feedback/parts/FeedbackList.module.css'
import { instantText } from '#client/features/feedback/parts/instant-text.ts'
import { LongText } from '#client/features/feedback/parts/LongText.tsx'
import { senderOf } from './sender.ts'
import { whenReplied } from './when-replied.ts'

const { inbox: words } = feedbackTexts

export function InboxEntry({ feedback, isNew }: { feedback: Feedback; isNew: boolean }) {
  const { subject, message, adminNotes, reply, createdAt } = feedback
  return (
    <article className={cx(styles['entry'], isNew && styles['new'])} aria-label={subject}>
      <div className={styles['badges']}>
        {isNew && <Badge tone="near">{words.isNew}</Badge>}
        <FeedbackBadges feedback={feedback} />
      </div>
      <h3 className={styles['subject']}>{subject}</h3>
      <p className={styles['quiet']}>
        {senderOf(feedback)} · {instantText(createdAt)}
      </p>
      <LongText text={message} of={subject} />
      {reply !== null && (
        <div className={styles['notes']}>
          <p>
            <strong>{words.reply}</strong> <span className={styles['quiet']}>{whenReplied(feedback)}</span>
          </p>
          <LongText text={reply} of={`${words.reply}, ${subject}`} />
        </div>
      )}
      {adminNotes !== null && (
        <div className={styles['notes']}>
          <strong>{words.notes}</strong>
          <LongText text={adminNotes} of={`${words.notes}, ${subject}`} />
        </div>
      )}
      <div className={styles['foot']}>
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={`${words.manage}: ${subject}`}
          onClick={() => void openManageFeedback(feedback)}
        >
          {words.manage}
        </Button>
      </div>
    </article>
  )
}
