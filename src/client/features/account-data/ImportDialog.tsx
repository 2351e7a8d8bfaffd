import { useRef, useState } from 'react'
import type { ChangeEvent, SubmitEvent } from 'react'
import {
  fileLists,
  MAX_FILE_BYTES,
  MAX_FILE_MB,
  kindOfFile,
  previewFile,
  type FileContent,
  type FileList,
  type FilePreview,
} from '#domain/account-data/file.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { accountDataTexts as texts } from '#domain/texts/account-data.ts'
import { errorText } from '#client/lib/api-error.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { useImport } from './mutations.ts'
import profile from '#client/features/profile/parts/Settings.module.css'
import styles from './YourData.module.css'

type Chosen = { content: FileContent; preview: FilePreview }

/** Shows what a file holds before anything of it is sent. */
export function ImportDialog({ close }: DialogProps) {
  const send = useImport()
  const input = useRef<HTMLInputElement>(null)
  const reading = useRef<Promise<Chosen | string>>(undefined)
  const [chosen, setChosen] = useState<Chosen>()
  const [error, setError] = useState<string>()

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    setChosen(undefined)
    setError(undefined)
    reading.current = file && readChosen(file)
    if (file === undefined) return
    const read = await reading.current
    // Another file may have been chosen since.
    if (input.current?.files?.[0] !== file) return
    if (typeof read === 'string') setError(read)
    else setChosen(read)
  }
  const isSent = useRef(false)
  const submit = async () => {
    if (isSent.current) return
    isSent.current = true
    // A large file takes a moment to read, and its person doesn't wait for that.
    const read = await reading.current
    if (read === undefined || typeof read === 'string') {
      isSent.current = false
      setError((shown) => shown ?? read ?? texts.fileRequired)
      input.current?.focus()
      return
    }
    setError(undefined)
    send.mutate(read.content, {
      onSuccess: () => close(),
      onError: (failure) => {
        isSent.current = false
        setError(errorText(failure, texts.failedToImport))
      },
    })
  }
  return (
    <FormDialog
      title={texts.importTitle}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit()
      }}
      isDirty={chosen !== undefined && !send.isPending}
      // What is on its way is not taken back: it goes on without the dialog.
      cancel={send.isPending ? generalTexts.close : undefined}
      save={{ label: texts.import, pending: send.isPending, pendingText: texts.importing }}
    >
      <div className={profile['section']}>
        <p>{texts.importHint}</p>
        <Field label={texts.file} error={error} hint={texts.fileHint}>
          <TextInput
            ref={input}
            className={styles['file']}
            type="file"
            accept=".json,application/json"
            disabled={send.isPending}
            onChange={(event) => void choose(event)}
          />
        </Field>
        {chosen !== undefined && <Preview preview={chosen.preview} />}
        {send.isPending && <progress className={styles['progress']} aria-label={texts.importing} />}
      </div>
    </FormDialog>
  )
}

/** The file and what is in it, or a sentence of what is wrong. */
async function readChosen(file: File): Promise<Chosen | string> {
  if (file.size > MAX_FILE_BYTES) return texts.tooLarge(MAX_FILE_MB)
  try {
    const content = kindOfFile(JSON.parse(await file.text()))
    if (content === 'newer-version') return texts.newerVersion
    return content === 'not-an-export' ? texts.notAnExport : { content, preview: previewFile(content) }
  } catch {
    return texts.notReadable
  }
}

function Preview({ preview: { exportedAt, from, counts } }: { preview: FilePreview }) {
  const shown = fileLists.filter((list) => counts[list] > 0)
  return (
    <output className={styles['preview']}>
      <p className={styles['from']}>{texts.fileFrom(from, dayOf(exportedAt))}</p>
      {shown.length === 0 ? (
        <p>{texts.fileIsEmpty}</p>
      ) : (
        <dl className={styles['counts']}>
          {shown.map((list) => (
            <div key={list}>
              <dt>{listNames[list]}</dt>
              <dd>{counts[list].toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
      )}
    </output>
  )
}

const listNames: Record<FileList, string> = texts.lists

/** 'Nov 21, 2026', in the browser's own zone: it is an instant. */
function dayOf(instant: string | undefined): string | undefined {
  const at = Date.parse(instant ?? '')
  return Number.isNaN(at) ? undefined : new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(at)
}
