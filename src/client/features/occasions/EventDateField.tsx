import type { Occasion } from '#domain/occasions/schema.ts'
import { daysUntilText } from '#domain/occasions/days-until.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { BirthdayField } from '../contacts/parts/BirthdayField.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { EventForm } from './EventFields.tsx'

/** The date of an event; of a contact's birthday or anniversary it is the contact's own, which changes along. */
export function EventDateField({ form, occasion }: { form: EventForm; occasion: Occasion }) {
  const { values, errors, text, change } = form
  const isLinked = occasion.linkedTo !== null && values.type === occasion.type
  if (isLinked && !occasion.yearKnown) {
    return (
      <BirthdayField
        label="Birthday"
        withYear={false}
        value={monthAndDay(values.date)}
        error={errors.date}
        onChange={(birthday) => change({ date: dateOf(birthday, occasion.date) })}
      />
    )
  }
  const label = !isLinked ? 'Date' : occasion.linkedTo === 'birthday' ? 'Date of birth' : 'Wedding date'
  return (
    <Field label={label} required error={errors.date} hint={nextText(occasion, values.date)}>
      <TextInput type="date" {...text('date')} max="9999-12-31" />
    </Field>
  )
}

/** Where the date is the first of many, the coming one is what people look for. */
function nextText({ date, nextDate, daysUntil }: Occasion, shown: string): string | undefined {
  if (nextDate === null || daysUntil === null || nextDate === date || shown !== date) return undefined
  return `Next: ${formatShortDate(nextDate as CalendarDate)}, ${daysUntilText(daysUntil).toLowerCase()}`
}

/** 'MM/DD' of a date whose year means nothing. */
function monthAndDay(date: string): string {
  return date === '' ? '' : `${date.slice(5, 7)}/${date.slice(8, 10)}`
}

/** The server keeps the year that stands in; without a day there is no date yet. */
function dateOf(birthday: string, before: string): string {
  const [month, day] = birthday.split('/')
  if (month === undefined || day === undefined) return ''
  return `${String(dateParts(before as CalendarDate).year).padStart(4, '0')}-${month}-${day}`
}
