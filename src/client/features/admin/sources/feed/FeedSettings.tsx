import { feedSchedules } from '#domain/catalogue/sources/fields.ts'
import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { Card } from '#client/ui/Card.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect, TextInput } from '#client/ui/TextInput.tsx'
import styles from './Columns.module.css'
import type { FeedForm } from './use-feed-form.ts'

const { settings: texts, schedules } = sourceScreenTexts.feed
const { adding } = sourceScreenTexts

/** Its name, and for a feed at an address how often it is fetched, and from where. */
export function FeedSettings({ form }: { form: FeedForm }) {
  const { source, changes, change, errors } = form
  const url = source.feed?.url ?? null
  return (
    <Card title={texts.title}>
      <div className={styles['fields']}>
        <Field label={adding.name} hint={adding.nameHint} error={errors.name}>
          <TextInput
            maxLength={80}
            autoComplete="off"
            value={changes.name ?? source.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        {url !== null && (
          <>
            <Field label={texts.schedule} hint={texts.scheduleHint}>
              <NativeSelect
                value={form.schedule}
                onChange={({ target }) => change({ schedule: feedSchedules.find((one) => one === target.value) })}
              >
                {feedSchedules.map((schedule) => (
                  <option key={schedule} value={schedule}>
                    {schedules[schedule]}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field label={texts.url} hint={texts.urlHint} error={errors.url}>
              <TextInput
                type="url"
                inputMode="url"
                autoComplete="off"
                maxLength={2048}
                value={changes.url ?? ''}
                onChange={({ target }) => change({ url: target.value })}
              />
            </Field>
          </>
        )}
      </div>
    </Card>
  )
}
