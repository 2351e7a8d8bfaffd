import { Ban, CircleCheckBig, HandHeart } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReplyState } from '#domain/splits/reply.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
import { errorText, isNotFound, NetworkError } from '#client/lib/api-error.ts'
import { useUnsaved } from '#client/lib/unsaved.ts'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextArea } from '#client/ui/TextInput.tsx'
import styles from './ContributePage.module.css'
import { useReply, type Page } from './queries.ts'

const { page: texts } = contributeTexts

const icons = { in: <HandHeart />, paid: <CircleCheckBig />, out: <Ban /> }
const labels = { in: texts.in, paid: texts.hasPaid, out: texts.out }

/** What they answered, what happens next, and the answers that are left: minds may change. */
export function ReplyForm({ token, page, onGone }: { token: string; page: Page; onGone: () => void }) {
  const { state, organizer, isSettled, agreedShare } = page
  const reply = useReply(token)
  const [note, setNote] = useState('')
  const [sentNote, setSentNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useUnsaved(note !== sentNote)

  const send = (answer: ReplyState) => {
    if (reply.isPending) return
    setProblem(undefined)
    // Left empty it says nothing about a note that was sent another day.
    const body = note === '' && sentNote === '' ? { state: answer } : { state: answer, note }
    reply.mutate(body, {
      onSuccess: () => {
        setSentNote(note)
        // Read out in place of what was asked.
        requestAnimationFrame(() => heading.current?.focus())
      },
      onError: (error) => {
        if (isNotFound(error)) onGone()
        else setProblem(error instanceof NetworkError ? texts.offline : errorText(error, texts.failedToSend))
      },
    })
  }
  const answer = (to: ReplyState, variant: 'primary' | 'secondary' | 'ghost') => (
    <Button
      key={to}
      full
      size="lg"
      variant={variant}
      icon={icons[to]}
      pending={reply.isPending && reply.variables.state === to}
      pendingText={texts.sending}
      onClick={() => send(to)}
    >
      {to === 'in' && state === 'paid' ? texts.notPaid : labels[to]}
    </Button>
  )
  const answers = state === null ? undefined : texts.answers[state]
  const next = isSettled ? texts.next.settled : texts.next[state ?? 'none']
  return (
    <section className={styles['reply']} aria-label={texts.yourAnswer}>
      {state !== null && answers !== undefined && (
        <div className={styles['answered']} data-state={state}>
          <span aria-hidden>{icons[state]}</span>
          <div>
            <h2 tabIndex={-1} ref={heading}>
              {answers.title}
            </h2>
            <p>{isSettled ? texts.answers.paid.settled(organizer) : answers.text(organizer)}</p>
          </div>
        </div>
      )}
      <p className={styles['next']}>{next}</p>
      {!isSettled && (
        <>
          <Field label={texts.noteLabel(organizer)} hint={texts.noteHint}>
            <TextArea
              rows={2}
              maxLength={500}
              autoComplete="off"
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          {problem !== undefined && (
            <p role="alert" className={styles['problem']}>
              {problem}
            </p>
          )}
          <div className={styles['answers']}>
            {state === null && [answer('in', 'primary'), answer('paid', 'secondary'), answer('out', 'ghost')]}
            {state === 'in' && [
              ...(agreedShare === null ? [] : [answer('in', 'secondary')]),
              answer('paid', 'primary'),
              answer('out', 'ghost'),
            ]}
            {state === 'paid' && [answer('in', 'secondary'), answer('out', 'ghost')]}
            {state === 'out' && [answer('in', 'primary'), answer('paid', 'secondary')]}
          </div>
          {state !== null && note !== sentNote && (
            <Button full pending={reply.isPending} onClick={() => send(state)}>
              {texts.sendNote}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
