import { Search } from 'lucide-react'
import { importScreenTexts } from '#domain/texts/import-screens.ts'
import { useNarrow } from '#client/lib/media.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { NativeSelect, TextInput } from '#client/ui/TextInput.tsx'
import type { Filter, View } from './decide.ts'
import styles from './Preview.module.css'

const { preview: texts } = importScreenTexts

const views = ['all', 'new', 'there', 'possible'] as const

/** Which people are shown. */
export function PreviewFilters({
  filter,
  counts,
  groups,
  onChange,
}: {
  filter: Filter
  counts: Record<View, number>
  groups: readonly string[]
  onChange: (patch: Partial<Filter>) => void
}) {
  // A question that nobody has to answer isn't offered.
  const offered = views
    .filter((view) => view !== 'possible' || counts.possible > 0 || filter.view === 'possible')
    .map((view) => ({ value: view, label: texts.views[view](counts[view]) }))
  const narrow = useNarrow()
  return (
    <div className={styles['filters']}>
      <div className={styles['search']}>
        <TextInput
          type="search"
          icon={<Search />}
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={filter.query}
          onChange={(event) => onChange({ query: event.target.value })}
        />
      </div>
      {groups.length > 0 && (
        <NativeSelect
          aria-label={texts.group}
          className={styles['group']}
          value={filter.group ?? ''}
          onChange={({ target: { value } }) => onChange({ group: value === '' ? undefined : value })}
        >
          <option value="">{texts.allGroups}</option>
          {groups.map((group) => (
            <option key={group} value={group}>
              {group}
            </option>
          ))}
        </NativeSelect>
      )}
      {narrow ? (
        <NativeSelect
          aria-label={texts.show}
          className={styles['group']}
          value={filter.view}
          onChange={(event) => onChange({ view: views.find((view) => view === event.target.value) ?? 'all' })}
        >
          {offered.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <SegmentedControl
          label={texts.show}
          options={offered}
          value={filter.view}
          onChange={(view) => onChange({ view })}
        />
      )}
      <Checkbox
        label={texts.withBirthday}
        checked={filter.withBirthday}
        onChange={(withBirthday) => onChange({ withBirthday })}
      />
    </div>
  )
}
