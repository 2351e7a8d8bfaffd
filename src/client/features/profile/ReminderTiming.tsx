import { useRef, useState } from 'react'
import { preferencesChangeSchema, reminderDays } from '#domain/accounts/schema.ts'
import { preferenceTexts } from '#domain/texts/profile.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { useSavePreference } from './mutations.ts'
import styles from './parts/Settings.module.css'

/** Lead time in days when the field holds no number. */
const fallbackDays = 7

/** What is typed as the days before an event: saved when one leaves the field, unless it is out of range. */
export function useReminderTiming(days: number) {
  const save = useSavePreference()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isTold, setTold] = useState(false)
  const entered = typed === undefined ? days : Number.parseInt(typed, 10)
  const next = Number.isNaN(entered) ? fallbackDays : entered
  const change = { reminderDaysBefore: next }
  const { reminderDaysBefore: message } = schemaErrors(preferencesChangeSchema, change, change)
  const isWrong = message !== undefined
  return {
    field,
    value: typed ?? String(days),
    isWrong,
    error: isTold ? message : undefined,
    type: (text: string) => {
      setTyped(text)
      setTold(false)
    },
    leave: () => {
      setTold(true)
      if (isWrong) return
      setTyped(undefined)
      if (next !== days) save.mutate(change)
    },
    /** Leads back to what is out of range. */
    refuse: () => {
      setTold(true)
      field.current?.focus()
      // With room for the message below it.
      field.current?.scrollIntoView({ block: 'center' })
    },
  }
}

/** How many days before an event the mail comes. */
export function ReminderTiming({
  timing: { field, value, error, type, leave },
}: {
  timing: ReturnType<typeof useReminderTiming>
}) {
  return (
    <Field label={preferenceTexts.reminderTiming} error={error} hint={preferenceTexts.reminderTimingHint}>
      <TextInput
        ref={field}
        type="number"
        inputMode="numeric"
        {...reminderDays}
        className={styles['number']}
        value={value}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          // Enter would save the profile and close, before this had been left; Escape closes without a blur.
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
          if (event.key === 'Enter' || event.key === 'Escape') leave()
        }}
      />
    </Field>
  )
}
