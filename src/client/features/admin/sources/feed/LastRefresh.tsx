import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { FeedImport, SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { saveFile } from '#client/lib/save-file.ts'
import { toastError } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Tally, type Counted } from '../../parts/Tally.tsx'
import { Verdict } from '../../parts/Verdict.tsx'
import { instantText } from '#client/features/feedback/parts/instant-text.ts'
import { useRefresh } from '../mutations.ts'
import { isImporting } from '../queries.ts'
import styles from './LastRefresh.module.css'

const { last: texts } = sourceScreenTexts.feed

/** How the last refresh ended: what it changed, or why it changed nothing and what to do. */
export function LastRefresh({ source }: { source: SourceDetails }) {
  const last = source.feed?.lastImport
  if (!last) return null
  const isGood = last.outcome === 'imported' || last.outcome === 'unchanged'
  return (
    <Card title={texts.title} padded>
      <div className={styles['parts']}>
        <Verdict
          isGood={isGood}
          title={texts.ended(texts.outcomes[last.outcome], instantText(last.endedAt), tookText(last))}
        >
          {last.outcome === 'unchanged' && <p>{texts.unchanged}</p>}
          {last.text !== null && <p>{last.text}</p>}
        </Verdict>
        {last.outcome !== 'unchanged' && last.read > 0 && <Tally counts={countsOf(last)} />}
        <div className={styles['actions']}>
          {last.canConfirm && !isImporting(source) && <AnywayButton source={source} />}
          {last.rejected > 0 && <RejectsButton source={source} />}
        </div>
      </div>
    </Card>
  )
}

const counted = ['read', 'added', 'changed', 'missing', 'removed', 'rejected'] as const

function countsOf(last: FeedImport): Counted[] {
  return counted.map((name) => ({
    name: texts[name],
    count: last[name],
    note: name === 'missing' && last.missing > 0 ? texts.missingNote : undefined,
  }))
}

function AnywayButton({ source }: { source: SourceDetails }) {
  const refresh = useRefresh(source.id)
  const ask = async () => {
    if (await confirm(texts.anywayQuestion)) refresh.mutate({ confirm: true })
  }
  return (
    <Button variant="primary" pending={refresh.isPending} aria-haspopup="dialog" onClick={() => void ask()}>
      {texts.anyway}
    </Button>
  )
}

function RejectsButton({ source: { id } }: { source: SourceDetails }) {
  const download = useMutation({
    mutationFn: () => saveFile(`/admin/sources/${encodeURIComponent(id)}/rejects`),
    meta: { invalidates: false },
    onError: (error) => toastError(error, texts.failedToDownload),
  })
  return (
    <Button
      icon={<Download />}
      title={texts.rejectsNote}
      pending={download.isPending}
      onClick={() => download.mutate()}
    >
      {texts.downloadRejects}
    </Button>
  )
}

/** '3 seconds', '2 minutes' */
function tookText({ startedAt, endedAt }: FeedImport): string {
  const seconds = Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000))
  return seconds < 100 ? texts.seconds(seconds) : texts.minutes(Math.round(seconds / 60))
}
