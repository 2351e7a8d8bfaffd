import { useState } from 'react'
import type { Occasion } from '#domain/occasions/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { inputTexts } from '#domain/texts/input.ts'
import { BirthdayField } from '#client/features/contacts/parts/BirthdayField.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import type { EventForm } from './EventFields.tsx'
import { hasStandInYear, monthAndDay, realDate, standInDate } from './stand-in-year.ts'

/** The date of an event; for a contact's birthday or anniversary it's the contact's own date, which changes along. */
export function EventDateField({ form, occasion }: { form: EventForm; occasion: Occasion }) {
  const { values, errors, text, change } = form
  // A month whose day is still missing is no date yet, and must not empty the selectors.
  const [chosen, setChosen] = useState(monthAndDay(values.date))
  const isLinked = occasion.linkedTo !== null && values.type === occasion.type
  const hint = isLinked ? eventTexts.changesContact(occasion.contact.fullName) : undefined
  const isWithoutYear = hasStandInYear(occasion, values.date)
  // Years are counted since a wedding alone.
  const asksForYear = !isLinked && !occasion.yearKnown && values.type === 'wedding-anniversary'
  if ((isWithoutYear || asksForYear) && values.isRecurring) {
    const ofSaved = isWithoutYear ? monthAndDay(values.date) : values.date
    return (
      <BirthdayField
        label={isLinked ? eventTexts.fields.birthday : eventTexts.fields.date}
        withYear={asksForYear}
        hint={hint}
        value={values.date === '' ? chosen : ofSaved}
        // The selectors have no format.
        error={errors.date === inputTexts.realDate ? contactTexts.birthdayInvalid : errors.date}
        onChange={(day) => {
          setChosen(day)
          change({ date: standInDate(occasion, day) })
        }}
      />
    )
  }
  const label = !isLinked
    ? eventTexts.fields.date
    : occasion.linkedTo === 'birthday'
      ? eventTexts.fields.dateOfBirth
      : eventTexts.fields.weddingDate
  return (
    <Field label={label} required error={errors.date} hint={hint}>
      <TextInput type="date" {...text('date')} value={realDate(occasion, values)} max="9999-12-31" />
    </Field>
  )
}
