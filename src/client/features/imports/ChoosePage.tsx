import { useEffect } from 'react'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { Card } from '#client/ui/Card.tsx'
import styles from './ChoosePage.module.css'
import { EarlierImports } from './EarlierImports.tsx'
import { ImportStrip } from './parts/ImportStrip.tsx'
import { FileField } from './upload/FileField.tsx'
import { forgetRefusal } from './upload/upload.ts'

/** Where a file is chosen; below, what was imported before, and where to find a file. */
export function ChoosePage() {
  // A sentence about a file is about the last try.
  useEffect(() => forgetRefusal, [])
  return (
    <div className={styles['page']}>
      <ImportStrip />
      <Card padded>
        <FileField />
      </Card>
      <EarlierImports />
      <Card title={texts.help.title} padded>
        <dl className={styles['sources']}>
          {texts.help.sources.map(({ name, steps }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{steps}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}
