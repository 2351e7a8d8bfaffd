import { birthdayProblem } from '#domain/contacts/birthday.ts'
import { newContactSchema } from '#domain/contacts/schema.ts'
import { newOccasionSchema } from '#domain/occasions/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { FormErrors } from '#client/lib/form.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { valuesToBody } from './contact-form.ts'
import type { ContactValues } from './contact-form.ts'
import type { SpecialEvent } from './special-events.ts'

/** What is wrong in a contact form. A schema knows no today, so that a birthday to come is the form's own finding. */
export function contactErrors(values: ContactValues, today: CalendarDate): FormErrors<ContactValues> {
  const errors = schemaErrors(newContactSchema, values, valuesToBody(values))
  return values.birthday === '' ? errors : { ...errors, birthday: birthdayProblem(values.birthday, today) }
}

export function specialEventErrors(event: SpecialEvent): FormErrors<Pick<SpecialEvent, 'name' | 'date'>> {
  return schemaErrors(newOccasionSchema, event, { ...event, type: 'custom' })
}
