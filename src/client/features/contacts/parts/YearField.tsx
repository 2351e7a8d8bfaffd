import { useState } from 'react'
import { fullYear } from '#domain/contacts/birthday.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { today } from '#client/lib/today.ts'
import { Combobox } from '#client/ui/Combobox.tsx'

/** The year of a birthday: typed, chosen from those offered, or skipped. */
export function YearField({
  value,
  years,
  onChange,
  ...state
}: {
  /** As typed; '' for none. */
  value: string
  /** Those offered, the latest first. */
  years: readonly number[]
  onChange: (year: string) => void
  disabled: boolean
  'aria-invalid': true | undefined
}) {
  // What is typed narrows the list; a year that was chosen doesn't.
  const [isTyped, setTyped] = useState(false)
  const shown = isTyped ? years.filter((year) => String(year).startsWith(value)) : years
  return (
    <Combobox
      {...state}
      aria-label={contactTexts.fields.optionalYear}
      listLabel={contactTexts.fields.optionalYear}
      placeholder={generalTexts.year}
      inputMode="numeric"
      maxLength={4}
      value={value}
      choices={[
        { value: '', label: contactTexts.fields.skipYear },
        ...shown.map((year) => ({ value: String(year), label: year })),
      ]}
      onChange={(event) => {
        setTyped(true)
        onChange(event.target.value.replaceAll(/\D/g, ''))
      }}
      onChoose={(year) => {
        setTyped(false)
        onChange(year)
      }}
      onBlur={() => {
        setTyped(false)
        if (value !== '') onChange(fullYear(value, today()))
      }}
    />
  )
}
