import { CalendarPlus, Check, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { MAX_SPECIAL_EVENTS } from '#domain/contacts/limits.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { Button } from '#client/ui/Button.tsx'
import { Switch } from '#client/ui/Checkbox.tsx'
import { Field } from '#client/ui/Field.tsx'
import { FieldGroup } from '#client/ui/FieldGroup.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import styles from './SpecialEventsField.module.css'
import { specialEventErrors } from './contact-errors.ts'
import type { SpecialEvent } from './special-events.ts'

/** The days to be saved along with a new contact, at most ten. */
export function SpecialEventsField({
  events,
  onChange,
  errorsOf,
}: {
  events: readonly SpecialEvent[]
  onChange: (events: SpecialEvent[]) => void
  errorsOf: (event: SpecialEvent) => ReturnType<typeof specialEventErrors>
}) {
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const isFull = events.length >= MAX_SPECIAL_EVENTS
  const addRow = () => {
    const row = Math.max(0, ...events.map((event) => event.row)) + 1
    onChange([...events, { row, name: '', date: '', isRecurring: true }])
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus())
  }
  const removeRow = (index: number) => {
    onChange(events.filter((_, other) => other !== index))
    // From a row with neighbors the focus finds the next one by itself (lib/lost-focus.ts).
    if (events.length === 1) requestAnimationFrame(() => add.current?.focus())
  }
  return (
    <FieldGroup
      label={contactTexts.newEvents.label}
      hint={isFull ? contactTexts.tooManyEvents : contactTexts.newEvents.hint}
    >
      {events.length > 0 && (
        <ul ref={list} className={styles['rows']}>
          {events.map((event, index) => (
            <EventRow
              key={event.row}
              event={event}
              errors={errorsOf(event)}
              onChange={(patch) =>
                onChange(events.map((other, place) => (place === index ? { ...other, ...patch } : other)))
              }
              onRemove={() => removeRow(index)}
            />
          ))}
        </ul>
      )}
      {!isFull && (
        <Button ref={add} icon={<CalendarPlus />} className={styles['add']} onClick={addRow}>
          {contactTexts.newEvents.add}
        </Button>
      )}
    </FieldGroup>
  )
}

function EventRow({
  event,
  errors,
  onChange,
  onRemove,
}: {
  event: SpecialEvent
  errors: ReturnType<typeof specialEventErrors>
  onChange: (patch: Partial<SpecialEvent>) => void
  onRemove: () => void
}) {
  const { name, date } = specialEventErrors(event)
  const isQueued = name === undefined && date === undefined
  return (
    <li className={styles['row']}>
      <div className={styles['fields']}>
        <Field label={contactTexts.newEvents.name} error={errors.name}>
          <TextInput
            value={event.name}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field label={contactTexts.newEvents.date} error={errors.date}>
          <TextInput
            type="date"
            max="9999-12-31"
            value={event.date}
            onChange={({ target }) => onChange({ date: target.value })}
          />
        </Field>
      </div>
      <div className={styles['line']}>
        <Switch
          label={eventTexts.repeatsEveryYear}
          checked={event.isRecurring}
          onChange={(isRecurring) => onChange({ isRecurring })}
        />
        <IconButton label={contactTexts.newEvents.remove(event.name.trim())} icon={<Trash2 />} onClick={onRemove} />
      </div>
      {/* Not in a toast: that would cover the save button. */}
      <output className={styles['queued']}>
        {isQueued && (
          <>
            <Check aria-hidden />
            {contactTexts.eventQueued}
          </>
        )}
      </output>
    </li>
  )
}
