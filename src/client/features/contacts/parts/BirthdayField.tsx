import { useState } from 'react'
import { birthdayToText, birthYearsOffered, parseBirthday } from '#domain/contacts/birthday.ts'
import { daysInMonth, isLeapYear } from '#domain/shared/calendar-date.ts'
import { monthNames } from '#domain/texts/dates.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { cx } from '#client/lib/class-names.ts'
import { today } from '#client/lib/clock.ts'
import { FieldGroup } from '#client/ui/Field.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import styles from './BirthdayField.module.css'

type Parts = { month: number | undefined; day: number | undefined; year: number | undefined }

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
      <div className={cx(styles['row'], !withYear && styles['short'])}>
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
            Array.from({ length: daysInMonth(year ?? leapYear, month) }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
        </NativeSelect>
        {withYear && (
          <NativeSelect
            aria-label={contactTexts.fields.optionalYear}
            disabled={month === undefined}
            value={year ?? ''}
            onChange={(event) => set({ year: numberOf(event.target.value) })}
          >
            <option value="">{contactTexts.fields.skipYear}</option>
            {yearsFor(parts).map((offered) => (
              <option key={offered} value={offered}>
                {offered}
              </option>
            ))}
          </NativeSelect>
        )}
      </div>
    </FieldGroup>
  )
}

/** The last 100 years; an older one that is there already stays; of 29 February only the years that had one. */
function yearsFor({ month, day, year }: Parts): number[] {
  const offered = birthYearsOffered(today())
  const all = year === undefined || offered.includes(year) ? offered : [...offered, year]
  return month === 2 && day === 29 ? all.filter(isLeapYear) : all
}

/** Without a month the value is empty; a day that the month doesn't have is dropped. */
function fitting({ month, day, year }: Parts): Parts {
  if (month === undefined) return { month, day: undefined, year: undefined }
  const fits = day !== undefined && day <= daysInMonth(year ?? leapYear, month)
  return { month, day: fits ? day : undefined, year }
}

function partsOf(value: string): Parts {
  const birthday = parseBirthday(value)
  return { month: birthday?.month, day: birthday?.day, year: birthday?.year }
}

function textOf({ month, day, year }: Parts): string {
  if (month === undefined) return ''
  return birthdayToText({
    month,
    ...(day === undefined ? {} : { day }),
    ...(year === undefined ? {} : { year }),
  })
}

function numberOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text)
}
