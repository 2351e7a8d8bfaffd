import { useRef } from 'react'
import { searchFilterTexts as texts } from '#domain/texts/gift-search.ts'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import { priceRanges } from './price-ranges.ts'
import { ageOptions, kindOptions, noFilters, sortOptions, type ChosenFilters } from './search-filters.ts'
import styles from './SearchFilters.module.css'

/** Price, age, kind and order of a search; all unset at first. */
export function SearchFilters({
  filters,
  onChange,
}: {
  filters: ChosenFilters
  onChange: (filters: ChosenFilters) => void
}) {
  const group = useRef<HTMLFieldSetElement>(null)
  const isSet = JSON.stringify(filters) !== JSON.stringify(noFilters)
  const set = <Name extends keyof ChosenFilters>(name: Name, value: ChosenFilters[Name] | undefined) =>
    onChange({ ...filters, [name]: value ?? noFilters[name] })
  const clear = () => {
    onChange(noFilters)
    // The button disappears; the focus stays among the filters.
    group.current?.querySelector('select')?.focus()
  }
  return (
    <fieldset ref={group} aria-label={texts.label} className={styles['filters']}>
      <Choice
        label={texts.price}
        options={priceRanges}
        value={filters.price}
        onChange={(value) => set('price', value)}
      />
      <Choice label={texts.age} options={ageOptions} value={filters.age} onChange={(value) => set('age', value)} />
      <Choice label={texts.kind} options={kindOptions} value={filters.kind} onChange={(value) => set('kind', value)} />
      <Choice label={texts.sort} options={sortOptions} value={filters.sort} onChange={(value) => set('sort', value)} />
      {isSet && <Button onClick={clear}>{texts.clear}</Button>}
    </fieldset>
  )
}

function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value | undefined) => void
}) {
  return (
    <Field label={label}>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
