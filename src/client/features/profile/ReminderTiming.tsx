import { useState } from 'react'
import { preferenceTexts } from '#domain/texts/profile.ts'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { useSavePreference } from './mutations.ts'
import styles from './ProfileDialog.module.css'

/** Days of lead time when what was typed is no number (spec 1 §5). */
const fallbackDays = 7
const [min, max] = [1, 30]

/** How many days before an event the mail comes; saves when one leaves the field. */
export function ReminderTiming({ days }: { days: number }) {
  const save = useSavePreference()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const leave = () => {
    if (typed === undefined) return
    const entered = Number.parseInt(typed, 10)
    const next = Number.isNaN(entered) ? fallbackDays : entered
    if (next < min || next > max) return setError(preferenceTexts.reminderDaysRange)
    setTyped(undefined)
    if (next !== days) save.mutate({ reminderDaysBefore: next })
  }
  return (
    <Field label={preferenceTexts.reminderTiming} error={error} hint="Days before the event, 1 to 30">
      <TextInput
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        className={styles['number']}
        value={typed ?? String(days)}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          // Enter would save the profile and close, before this had been left.
          if (event.key !== 'Enter') return
          event.preventDefault()
          leave()
        }}
      />
    </Field>
  )
}
