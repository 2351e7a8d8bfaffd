import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import type { ModelOutcome } from '#domain/recommendations/model/log.ts'
import type { Terms } from '#domain/recommendations/terms.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { languageModelTexts } from '#domain/texts/language-model.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useDialog } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { useAskModel } from '../mutations.ts'
import styles from './Model.module.css'
import { modelQueries } from './queries.ts'

const { preview: texts } = languageModelTexts

/** What a language model would be sent about a person, to the letter. Only its button sends it. */
export function ModelPreviewDialog({
  contactId,
  occasionId,
  terms,
  firstName,
  close,
}: DialogProps<ModelOutcome> & {
  contactId: number
  occasionId: number | undefined
  terms: Terms
  firstName: string
}) {
  const { requestClose } = useDialog()
  const [notes, setNotes] = useState(false)
  const search = { contactId, occasionId, terms }
  const preview = useQuery(modelQueries.preview(search, notes))
  const ask = useAskModel(search)
  const shown = preview.data
  const send = (hash: string) =>
    ask.mutate({ hash, notes }, { onSuccess: ({ outcome }) => close(outcome), onError: () => void preview.refetch() })
  return (
    <AppModal
      size="lg"
      startsOn="title"
      title={texts.title(firstName)}
      actions={
        <>
          <Button onClick={requestClose}>{generalTexts.cancel}</Button>
          <Button
            variant="primary"
            data-main
            icon={<Send />}
            disabled={shown === undefined || preview.isFetching}
            pending={ask.isPending}
            pendingText={texts.sending}
            onClick={() => shown && send(shown.hash)}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <div className={styles['preview']}>
        {shown !== undefined && <p>{texts.goesTo(shown.sentTo)}</p>}
        {shown?.hasNotes === true && (
          <Checkbox
            label={texts.notes}
            hint={texts.notesHint}
            checked={notes}
            onChange={setNotes}
            disabled={ask.isPending}
          />
        )}
        {preview.isError ? (
          <LoadFailure text={texts.couldNotLoad} pending={preview.isFetching} onRetry={() => void preview.refetch()} />
        ) : shown === undefined ? (
          <Skeleton height={320} radius={12} />
        ) : (
          <>
            <SentText label={texts.text} text={shown.text} />
            <details className={styles['more']}>
              <summary>{texts.instructions}</summary>
              <SentText label={texts.instructions} text={shown.instructions} />
            </details>
          </>
        )}
        <p className={styles['quiet']}>{ask.isPending ? texts.takes : texts.after}</p>
      </div>
    </AppModal>
  )
}

/** As it is, line by line. */
export function SentText({ label, text }: { label: string; text: string }) {
  return <textarea readOnly className={styles['sent']} aria-label={label} value={text} rows={14} />
}
