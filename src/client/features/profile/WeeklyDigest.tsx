import type { Preferences } from '#domain/accounts/schema.ts'
import { weekdayNames } from '#domain/texts/dates.ts'
import { digestTexts } from '#domain/texts/digest.ts'
import { preferenceTexts } from '#domain/texts/profile.ts'
import { Switch } from '#client/ui/Checkbox.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import { hours } from './hours.ts'
import { useSavePreference } from './mutations.ts'
import styles from './parts/Settings.module.css'

const { settings: texts } = digestTexts

/** The weekly e-mail: whether, on which day and at what hour it comes. */
export function WeeklyDigest({ preferences: { digest }, isGuest }: { preferences: Preferences; isGuest: boolean }) {
  const save = useSavePreference()
  // All of it, because what is shown before the answer is what is sent.
  const change = (changed: Partial<Preferences['digest']>) => save.mutate({ digest: { ...digest, ...changed } })
  const isOn = digest.enabled && !isGuest
  return (
    <>
      <Switch
        label={texts.label}
        hint={isGuest ? texts.forGuests : texts.hint}
        disabled={isGuest}
        checked={isOn}
        onChange={(enabled) => change({ enabled })}
      />
      {isOn && (
        <div className={styles['pair']}>
          <Field label={texts.day}>
            <NativeSelect value={digest.day} onChange={(event) => change({ day: Number(event.target.value) })}>
              {weekdayNames.map((name, day) => (
                <option key={name} value={day}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={texts.hour} hint={preferenceTexts.reminderHourHint}>
            <NativeSelect value={digest.hour} onChange={(event) => change({ hour: Number(event.target.value) })}>
              {hours.map(({ hour, text }) => (
                <option key={hour} value={hour}>
                  {text}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
      )}
    </>
  )
}
