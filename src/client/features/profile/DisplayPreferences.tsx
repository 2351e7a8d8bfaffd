import type { Preferences } from '#domain/accounts/schema.ts'
import { weekStarts } from '#domain/calendar/periods.ts'
import { preferenceTexts } from '#domain/texts/profile.ts'
import { setTheme, useTheme } from '#client/lib/theme.ts'
import type { Theme } from '#client/lib/theme.ts'
import { Switch } from '#client/ui/Checkbox.tsx'
import { Field } from '#client/ui/Field.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import { useSavePreference } from './mutations.ts'
import styles from './parts/Settings.module.css'

const themes: { value: Theme; label: string }[] = [
  { value: 'light', label: preferenceTexts.themes.light },
  { value: 'dark', label: preferenceTexts.themes.dark },
  { value: 'system', label: preferenceTexts.themes.system },
]

const weekStartOptions = weekStarts.map((value) => ({ value, label: preferenceTexts.weekStarts[value] }))

export function DisplayPreferences({ preferences }: { preferences: Preferences }) {
  const save = useSavePreference()
  const theme = useTheme()
  const choose = (next: Theme) => {
    setTheme(next)
    save.mutate({ theme: next }, { onError: () => setTheme(theme) })
  }
  return (
    <section className={styles['section']} aria-labelledby="display-preferences">
      <h3 id="display-preferences">{preferenceTexts.display}</h3>
      <Switch
        label={preferenceTexts.showBudget}
        hint={preferenceTexts.showBudgetHint}
        checked={preferences.budgetVisibility}
        onChange={(budgetVisibility) => save.mutate({ budgetVisibility })}
      />
      <div className={styles['line']}>
        <p className={styles['label']} aria-hidden>
          {preferenceTexts.theme}
        </p>
        <SegmentedControl label={preferenceTexts.theme} options={themes} value={theme} onChange={choose} />
      </div>
      <div className={styles['line']}>
        <p className={styles['label']} aria-hidden>
          {preferenceTexts.weekStart}
        </p>
        <SegmentedControl
          label={preferenceTexts.weekStart}
          options={weekStartOptions}
          value={preferences.weekStart}
          onChange={(weekStart) => save.mutate({ weekStart })}
        />
      </div>
      <Field label={preferenceTexts.leapDay} hint={preferenceTexts.leapDayHint}>
        <NativeSelect
          value={preferences.leapDay}
          onChange={(event) => save.mutate({ leapDay: event.target.value === 'mar1' ? 'mar1' : 'feb28' })}
        >
          <option value="feb28">{preferenceTexts.leapDays.feb28}</option>
          <option value="mar1">{preferenceTexts.leapDays.mar1}</option>
        </NativeSelect>
      </Field>
    </section>
  )
}
