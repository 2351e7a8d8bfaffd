import { RefreshCw, Trash2, Upload } from 'lucide-react'
import { useRef } from 'react'
import type { SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { goTo } from '#client/lib/back.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { addressOfTab } from '../../address.ts'
import { acceptedFeedFiles, refusalOf } from '../feed-file.ts'
import { ImportProgress } from '../ImportProgress.tsx'
import { useRefresh, useRemoveFeed } from '../mutations.ts'
import { isImporting, isNew } from '../queries.ts'
import { SourceFacts } from '../SourceFacts.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { UploadProgress } from '../UploadProgress.tsx'
import { useReplaceFile, wasStopped } from '../use-upload.ts'
import styles from './FeedHead.module.css'

const { feed: texts } = sourceScreenTexts

/** Name, health, and what can be done with the whole feed. */
export function FeedHead({ source }: { source: SourceDetails }) {
  const { name, feed } = source
  const isFile = feed?.url === null
  return (
    <Card title={<span className={styles['name']}>{name}</span>} beside={<StateBadge source={source} />} padded>
      <div className={styles['parts']}>
        <dl className={styles['from']}>
          <dt>{texts.from}</dt>
          <dd>{feed?.url ?? feed?.fileName ?? texts.noFile}</dd>
        </dl>
        {isImporting(source) && (
          <div>
            <ImportProgress source={source} />
            <p className={styles['quiet']}>{texts.running.text}</p>
          </div>
        )}
        <SourceFacts source={source} />
        <div className={styles['actions']}>
          {!isNew(source) && !isImporting(source) && <RefreshButton source={source} isFile={isFile} />}
          {isFile && !isImporting(source) && <ReplaceButton source={source} />}
          <RemoveButton source={source} />
        </div>
      </div>
    </Card>
  )
}

function RefreshButton({ source, isFile }: { source: SourceDetails; isFile: boolean }) {
  const refresh = useRefresh(source.id)
  return (
    <Button variant="primary" icon={<RefreshCw />} pending={refresh.isPending} onClick={() => refresh.mutate({})}>
      {isFile ? texts.importAgain : texts.refresh}
    </Button>
  )
}

function ReplaceButton({ source: { id } }: { source: SourceDetails }) {
  const input = useRef<HTMLInputElement>(null)
  const upload = useReplaceFile(id)
  const send = (file: File) => {
    const wrong = refusalOf(file)
    if (wrong !== undefined) return toastError(undefined, wrong)
    upload.mutate(
      { file },
      {
        onSuccess: () => toastSuccess(texts.replaced),
        onError: (error) => wasStopped(error) || toastError(error, texts.failedToReplace),
      },
    )
    return undefined
  }
  if (upload.isPending) return <UploadProgress part={upload.part} onStop={upload.stop} />
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFeedFiles}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file !== undefined) send(file)
        }}
      />
      <Button icon={<Upload />} onClick={() => input.current?.click()}>
        {texts.replace}
      </Button>
    </>
  )
}

function RemoveButton({ source }: { source: SourceDetails }) {
  const remove = useRemoveFeed(source)
  const ask = async () => {
    const question = texts.removeQuestion(source.name, source.products ?? 0)
    if (!(await confirm({ ...question, destructive: true }))) return
    remove.mutate(undefined, { onSuccess: () => goTo(addressOfTab('catalogue'), { replace: true }) })
  }
  return (
    <Button icon={<Trash2 />} pending={remove.isPending} aria-haspopup="dialog" onClick={() => void ask()}>
      {texts.remove}
    </Button>
  )
}
