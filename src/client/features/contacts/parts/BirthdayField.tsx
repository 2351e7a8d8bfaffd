import { useState } from 'react'
import { birthdayToText, birthYearsOffered, parseBirthday } from '#domain/contacts/birthday.ts'
import { daysInMonth, isLeapYear } from '#domain/shared/calendar-date.ts'
import { monthNames } from '#domain/texts/dates.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { today } from '#client/lib/today.ts'
import { FieldGroup } from '#client/ui/FieldGroup.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import styles from './BirthdayField.module.css'
import { YearField } from './YearField.tsx'

type Parts = {
  month: number | undefined
  day: number | undefined
  /** As typed. */
  year: string
}

const leapYear = 2000

/** Month, day and a year that may be skipped, in one of the three stored forms. */
export function BirthdayField({
  label = contactTexts.fields.birthday,
  withYear = true,
  hint = withYear ? contactTexts.fields.birthdayHint : undefined,
  value,
  onChange,
  error,
}: {
  label?: string
  /** False where only the day of the year counts. */
  withYear?: boolean
  hint?: string | undefined
  /** 'MM', 'MM/DD', 'YYYY-MM-DD' or '' */
  value: string
  onChange: (birthday: string) => void
  error?: string | undefined
}) {
  const [parts, setParts] = useState(() => partsOf(value))
  // The selection can hold more than the text: a year without a day yet. Only a new text from outside replaces it.
  if (textOf(parts) !== value) setParts(partsOf(value))
  const { month, day, year } = parts
  const set = (patch: Partial<Parts>) => {
    const next = fitting({ ...parts, ...patch })
    setParts(next)
    onChange(textOf(next))
  }
  const invalid = error === undefined ? undefined : true
  return (
    <FieldGroup label={label} error={error} hint={hint}>
      <div className={styles['row']}>
        <NativeSelect
          aria-label={generalTexts.month}
          aria-invalid={invalid}
          value={month ?? ''}
          onChange={(event) => set({ month: numberOf(event.target.value) })}
        >
          <option value="">{generalTexts.month}</option>
          {monthNames.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          aria-label={generalTexts.day}
          disabled={month === undefined}
          value={day ?? ''}
          onChange={(event) => set({ day: numberOf(event.target.value) })}
        >
          <option value="">{generalTexts.day}</option>
          {month !== undefined &&
            Array.from({ length: daysIn(parts) }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
        </NativeSelect>
        {withYear && (
          <YearField
            aria-invalid={invalid}
            disabled={month === undefined}
            value={year}
            years={yearsFor(parts)}
            onChange={(typed) => set({ year: typed })}
          />
        )}
      </div>
    </FieldGroup>
  )
}

/** The last 100 years; of 29 February only those that had one. */
function yearsFor({ month, day }: Parts): number[] {
  const offered = birthYearsOffered(today())
  return month === 2 && day === 29 ? offered.filter(isLeapYear) : offered
}

/** A day that is chosen stays on offer while a year is typed that doesn't have it: the form says so. */
function daysIn({ month, day, year }: Parts): number {
  if (month === undefined) return 0
  return Math.max(daysInMonth(/^\d{4}$/.test(year) ? Number(year) : leapYear, month), day ?? 0)
}

/** Without a month the value is empty; a day that no such month has is dropped. */
function fitting({ month, day, year }: Parts): Parts {
  if (month === undefined) return { month, day: undefined, year: '' }
  return { month, day: day !== undefined && day <= daysInMonth(leapYear, month) ? day : undefined, year }
}

function partsOf(value: string): Parts {
  const birthday = parseBirthday(value)
  return { month: birthday?.month, day: birthday?.day, year: String(birthday?.year ?? '') }
}

/** A year that isn't complete makes a text that is no birthday. */
function textOf({ month, day, year }: Parts): string {
  if (month === undefined) return ''
  if (day === undefined) return birthdayToText({ month })
  if (year === '') return birthdayToText({ month, day })
  return /^\d{4}$/.test(year)
    ? birthdayToText({ month, day, year: Number(year) })
    : `${year}/${birthdayToText({ month, day })}`
}

function numberOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text)
}
