import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { Button } from '#client/ui/Button.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import styles from './ImportProgress.module.css'

const { adding: texts } = sourceScreenTexts

export function UploadProgress({ part, onStop }: { part: number; onStop: () => void }) {
  const said = part < 1 ? texts.uploading(`${Math.floor(part * 100)} %`) : texts.uploaded
  return (
    <div className={styles['progress']}>
      <ProgressBar value={part} label={said} />
      <output className={styles['figures']}>{said}</output>
      <Button size="sm" onClick={onStop}>
        {texts.stop}
      </Button>
    </div>
  )
}
