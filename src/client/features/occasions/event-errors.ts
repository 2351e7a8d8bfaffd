import { newOccasionSchema } from '#domain/occasions/schema.ts'
import type { FormErrors } from '#client/lib/form.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { daysText, valuesToInput } from './event-form.ts'
import type { EventValues } from './event-form.ts'

/** What is wrong in an event form. Days out of range are said while the reminder is on, and put right while it's off. */
export function eventErrors(values: EventValues): FormErrors<EventValues> {
  const input = valuesToInput(values)
  const days = Math.round(Number(daysText(values.reminderDays)))
  return schemaErrors(
    newOccasionSchema,
    values,
    values.reminderMethod === 'push' ? { ...input, reminderDays: days } : input,
  )
}
