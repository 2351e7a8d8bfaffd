import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { outboxTexts } from '#domain/texts/feedback.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { instantText } from '#client/features/feedback/parts/instant-text.ts'
import { linkedText } from './linked-text.ts'
import styles from './OutboxMailDialog.module.css'
import { outboxQueries } from '../queries.ts'

const forms = [
  { value: 'html', label: outboxTexts.forms.html },
  { value: 'text', label: outboxTexts.forms.text },
] as const

/** One mail of the outbox, as a mail program shows it or as plain text. */
export function OutboxMailDialog({ id }: DialogProps & { id: string }) {
  const mail = useQuery(outboxQueries.mail(id))
  const [form, setForm] = useState<'html' | 'text'>('html')
  return (
    <AppModal size="lg" title={mail.data?.subject ?? outboxTexts.mail}>
      {mail.isPending && <Skeleton height={200} radius={12} />}
      {mail.isError && (
        <ErrorState
          title={outboxTexts.couldNotLoadMail}
          onRetry={() => void mail.refetch()}
          retryLabel={generalTexts.tryAgain}
          pending={mail.isFetching}
        />
      )}
      {mail.isSuccess && (
        <>
          <dl className={styles['head']}>
            <dt>{outboxTexts.head.from}</dt>
            <dd>{mail.data.from}</dd>
            <dt>{outboxTexts.head.to}</dt>
            <dd>{mail.data.to}</dd>
            <dt>{outboxTexts.head.date}</dt>
            <dd>{instantText(mail.data.date)}</dd>
          </dl>
          <div className={styles['forms']}>
            <SegmentedControl label={outboxTexts.showAs} options={forms} value={form} onChange={setForm} />
          </div>
          {form === 'html' ? (
            <Sandboxed html={mail.data.html} title={mail.data.subject} />
          ) : (
            <Text text={mail.data.text} />
          )}
        </>
      )}
    </AppModal>
  )
}

/** A frame of no origin: nothing in it can run, load or reach this app. Its links open beside it. */
function Sandboxed({ html, title }: { html: string; title: string }) {
  return (
    <iframe
      className={styles['frame']}
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={html.replace('<head>', '<head><base target="_blank">')}
    />
  )
}

function Text({ text: whole }: { text: string }) {
  return (
    <div className={styles['text']}>
      {linkedText(whole).map(({ at, text, href }) =>
        href === undefined ? (
          <span key={at}>{text}</span>
        ) : (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ),
      )}
    </div>
  )
}
