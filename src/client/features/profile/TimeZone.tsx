import { preferenceTexts } from '#domain/texts/profile.ts'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import { useSavePreference } from './mutations.ts'

/** Whose midnight 'today' begins at. Chosen by hand it stays, whatever a browser reports later. */
export function TimeZone({ timeZone }: { timeZone: string | null }) {
  const save = useSavePreference()
  return (
    <Field label={preferenceTexts.timeZone} hint={preferenceTexts.timeZoneHint}>
      <NativeSelect
        value={timeZone ?? 'UTC'}
        onChange={(event) => save.mutate({ timeZone: event.target.value, timeZonePinned: true })}
      >
        {offered(timeZone ?? 'UTC').map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

/** Browsers do not list UTC, nor the old names that some of them report. */
function offered(current: string): string[] {
  const zones = Intl.supportedValuesOf('timeZone')
  return [...new Set(['UTC', current, ...zones])].toSorted()
}
