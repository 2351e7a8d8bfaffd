import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { mappedFields, type MappedField } from '#domain/imports/found-person.ts'
import type { OpenImport } from '#domain/imports/schema.ts'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { useUnsaved } from '#client/lib/unsaved.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import { DateOrder } from '../DateOrder.tsx'
import { DiscardButton } from '../DiscardButton.tsx'
import { useReadAgain } from '../mutations.ts'
import { hasName, mappingOf, meaningsOf, withMeaning } from './columns.ts'
import styles from './Mapping.module.css'

/** What the columns of an unknown table are: guessed, with examples, to be corrected. */
export function Mapping({ file }: { file: OpenImport }) {
  const { id, fileName, columns = [], guess = {}, assumptions } = file
  const [meanings, setMeanings] = useState(() => meaningsOf(columns, guess))
  const [isTouched, setTouched] = useState(false)
  const [isMissingName, setMissingName] = useState(false)
  const asked = assumptions?.dateOrder
  const [dateOrder, setDateOrder] = useState(asked?.used)
  const read = useReadAgain(id)
  useUnsaved(isTouched && !read.isSuccess)

  const choose = (place: number, meaning: string) => {
    setMeanings(withMeaning(meanings, place, mappedFields.find((field) => field === meaning) ?? ''))
    setTouched(true)
    setMissingName(false)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (read.isPending) return
    if (!hasName(meanings)) {
      setMissingName(true)
      event.currentTarget.querySelector('select')?.focus()
      return
    }
    read.mutate({ columns: mappingOf(columns, meanings), ...(asked?.isSure === false && dateOrder && { dateOrder }) })
  }
  return (
    <Card title={texts.mapping.title} actions={<DiscardButton id={id} isTouched={isTouched} />}>
      <form noValidate onSubmit={submit} className={styles['form']}>
        <p className={styles['lead']}>
          <span className={styles['file']}>{fileName}</span> {texts.mapping.lead}
        </p>
        <div className={styles['head']} aria-hidden>
          <span>{texts.mapping.column}</span>
          <span>{texts.mapping.samples}</span>
          <span>{texts.mapping.is}</span>
        </div>
        <ul className={styles['columns']}>
          {columns.map(({ name, samples }, place) => {
            const label = name.trim() === '' ? texts.mapping.unnamed(place + 1) : name
            const meaning = meanings[place] ?? ''
            return (
              // oxlint-disable-next-line react/no-array-index-key -- columns may have the same name, and never move
              <li key={place} data-left-out={meaning === '' || undefined}>
                <span className={styles['name']} title={label}>
                  {label}
                </span>
                <Samples samples={samples} />
                <NativeSelect
                  aria-label={texts.mapping.what(label)}
                  aria-invalid={(isMissingName && place === 0) || undefined}
                  value={meaning}
                  onChange={(event) => choose(place, event.target.value)}
                >
                  <option value="">{texts.mapping.leaveOut}</option>
                  {mappedFields.map((field) => (
                    <option key={field} value={field}>
                      {fieldLabels[field]}
                    </option>
                  ))}
                </NativeSelect>
              </li>
            )
          })}
        </ul>
        {asked?.isSure === false && dateOrder !== undefined && (
          <div className={styles['order']}>
            <DateOrder value={dateOrder} onChange={setDateOrder} />
          </div>
        )}
        <div className={styles['foot']}>
          {isMissingName && (
            <p role="alert" className={styles['error']}>
              {texts.mapping.needsNameHint}
            </p>
          )}
          <Button type="submit" variant="primary" size="lg" pending={read.isPending}>
            {texts.mapping.continue}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const fieldLabels: Record<MappedField, string> = texts.mapping.fields

function Samples({ samples }: { samples: readonly string[] }) {
  const shown = samples.filter((sample) => sample.trim() !== '')
  const text = shown.length === 0 ? texts.mapping.noSamples : shown.join(' · ')
  return (
    <span className={styles['samples']} title={text}>
      {text}
    </span>
  )
}
