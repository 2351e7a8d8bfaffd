import { feedFields, requiredFeedFields, type FeedField } from '#domain/catalogue/sources/fields.ts'
import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { Card } from '#client/ui/Card.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import styles from './Columns.module.css'
import page from './FeedPage.module.css'
import type { FeedForm } from './use-feed-form.ts'

const { columns: texts } = sourceScreenTexts.feed

const required: readonly FeedField[] = requiredFeedFields

/** Which column each field comes from: guessed, with an example, to be corrected. */
export function Columns({ form }: { form: FeedForm }) {
  const columns = form.preview.data?.columns
  if (columns === undefined || columns.length === 0) return null
  return (
    <Card title={texts.title}>
      <p className={page['lead']}>{texts.lead}</p>
      <div className={styles['fields']}>
        {feedFields.map((field) => {
          const chosen = form.mapping[field]
          const samples = columns.find(({ name }) => name === chosen)?.samples ?? []
          const isRequired = required.includes(field)
          return (
            <Field
              key={field}
              label={texts.fields[field]}
              required={isRequired}
              error={isRequired && chosen === undefined ? texts.choose : undefined}
              hint={chosen === undefined ? undefined : <Sample samples={samples} />}
            >
              <NativeSelect
                value={chosen ?? ''}
                onChange={({ target }) => form.setColumn(field, target.value === '' ? undefined : target.value)}
              >
                <option value="">{texts.notThere}</option>
                {columns.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          )
        })}
      </div>
    </Card>
  )
}

function Sample({ samples }: { samples: readonly string[] }) {
  const sample = samples.find((one) => one.trim() !== '')
  return <span className={styles['sample']}>{sample === undefined ? texts.noSample : texts.sample(sample)}</span>
}
