import { useQuery } from '@tanstack/react-query'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { captureTexts } from '#domain/texts/quick-capture.ts'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import type { Person } from './likely-people.ts'

/** Where the idea is kept: the general list, unless it is meant for an event that is still to come. */
export function EventField({
  person,
  value,
  onChange,
}: {
  person: Person
  value: string
  onChange: (eventId: string) => void
}) {
  const today = useToday()
  const events = useQuery(occasionQueries.ofContact(person.id)).data ?? []
  const toCome = events.filter(({ occurrenceDate }) => occurrenceDate >= today)
  return (
    <Field label={captureTexts.event}>
      <NativeSelect name="event" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{captureTexts.noEvent}</option>
        {toCome.map(({ id, name, occurrenceDate }) => (
          <option key={id} value={id}>
            {eventNameWithoutContact(name, person.fullName)} · {formatMediumDate(occurrenceDate)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
