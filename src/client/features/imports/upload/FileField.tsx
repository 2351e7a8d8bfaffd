import { FileUp } from 'lucide-react'
import { useId } from 'react'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { Button } from '#client/ui/Button.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import styles from './FileField.module.css'
import { accepted, startUpload, useUpload } from './upload.ts'

/** A large field to choose a file; the whole page takes dropped ones (FileDrop). While one is on its way, how far it is. */
export function FileField() {
  const upload = useUpload()
  const id = useId()
  if (upload.state === 'sending') return <Sending {...upload} />
  return (
    <div>
      <label className={styles['field']}>
        <input
          type="file"
          accept={accepted}
          aria-labelledby={`${id}-lead`}
          aria-describedby={`${id}-formats${upload.state === 'refused' ? ` ${id}-error` : ''}`}
          aria-invalid={upload.state === 'refused' || undefined}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            // The same file can be chosen again after it was changed.
            event.target.value = ''
            void startUpload(files)
          }}
        />
        <span className={styles['picture']} aria-hidden>
          <FileUp />
        </span>
        <strong id={`${id}-lead`}>{texts.choose.lead}</strong>
        <span id={`${id}-formats`} className={styles['formats']}>
          {texts.choose.formats}
        </span>
        <span className={styles['button']} aria-hidden>
          {texts.choose.button}
        </span>
        <span className={styles['formats']}>{texts.choose.nothingYet}</span>
      </label>
      {upload.state === 'refused' && (
        <p id={`${id}-error`} role="alert" className={styles['error']}>
          {upload.why}
        </p>
      )}
    </div>
  )
}

function Sending({ fileName, part, cancel }: { fileName: string; part: number; cancel: () => void }) {
  const said = part < 1 ? texts.choose.uploading(fileName) : texts.choose.reading(fileName)
  return (
    <div className={styles['sending']}>
      <output className={styles['said']}>{said}</output>
      {/* Reading takes as long as it takes: the bar says that something is happening. */}
      {part < 1 ? (
        <ProgressBar value={part} label={said} />
      ) : (
        <progress className={styles['reading']} aria-label={said} />
      )}
      <Button onClick={cancel}>{texts.choose.cancel}</Button>
    </div>
  )
}
