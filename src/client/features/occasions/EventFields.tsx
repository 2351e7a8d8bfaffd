import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Contact } from '#domain/contacts/schema.ts'
import { importanceLevels, occasionTypeLabel, offeredOccasionTypes } from '#domain/occasions/types.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { orderByTexts } from '#domain/texts/order-by.ts'
import { useEmailState } from '#client/features/reminders/parts/use-email-state.ts'
import { useNotifyLabel } from '#client/features/reminders/push/parts/notify-label.ts'
import { today } from '#client/lib/today.ts'
import type { useForm } from '#client/lib/form.ts'
import { Switch } from '#client/ui/Checkbox.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect, TextArea, TextInput } from '#client/ui/TextInput.tsx'
import type { EventValues } from './event-form.ts'
import { budgetHint, daysText, hasOwnName, withType } from './event-form.ts'
import styles from './EventFields.module.css'
import { filledDate } from './known-date.ts'
import { DeliveryDaysSelect } from './parts/DeliveryDaysSelect.tsx'

export type EventForm = ReturnType<typeof useForm<EventValues>>

/** The fields that adding and editing an event share. */
export function EventFields({
  form,
  dateField,
  typeHint,
  alwaysRecurs = false,
  toldBudget,
  contact,
  notifies,
}: {
  form: EventForm
  /** Instead of the plain date: the birthday of a contact. */
  dateField?: ReactNode
  /** What this type means for an event that follows its contact. */
  typeHint?: string | undefined
  /** Birthdays and anniversaries of the contact always recur. */
  alwaysRecurs?: boolean
  /** The budget whose range is said elsewhere in the dialog: only another one is explained at its field. */
  toldBudget?: string | undefined
  /** Of a new event: their birthday and anniversary are offered. */
  contact?: Contact | undefined
  /** Of a saved event, whose own switch is saved at once: whether it's on. */
  notifies?: boolean
}) {
  const { values, errors, text, toggle, change } = form
  const reminds = notifies ?? values.reminderMethod === 'push'
  const [ownDate, setOwnDate] = useState(values.date)
  const filled = (type: string) => filledDate(type, today(), contact)
  const chooseType = (type: string) => {
    const own = values.date === filled(values.type) ? ownDate : values.date
    setOwnDate(own)
    change(withType(type, values, filled, own))
  }
  const notifyLabel = useNotifyLabel()
  const emailState = useEmailState(values.reminderMethod)
  return (
    <div className={styles['grid']}>
      <Field label={eventTexts.fields.type} error={errors.type} hint={typeHint}>
        <NativeSelect {...text('type')} onChange={(event) => chooseType(event.target.value)}>
          {offeredOccasionTypes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {values.type === 'annual' && <option value="annual">{occasionTypeLabel('annual')}</option>}
        </NativeSelect>
      </Field>
      <Field label={eventTexts.fields.importance} error={errors.levelOfImportance}>
        <NativeSelect {...text('levelOfImportance')}>
          {importanceLevels.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </NativeSelect>
      </Field>
      <div className={styles['wide']}>
        {/* A preset fills its own name in; a custom event has none before somebody writes it. */}
        <Field
          key={String(hasOwnName(values.type))}
          label={hasOwnName(values.type) ? eventTexts.fields.eventName : eventTexts.fields.name}
          required
          error={errors.name}
        >
          <TextInput {...text('name')} maxLength={200} autoComplete="off" />
        </Field>
      </div>
      {dateField ?? (
        <Field label={eventTexts.fields.date} required error={errors.date}>
          <TextInput type="date" {...text('date')} max="9999-12-31" />
        </Field>
      )}
      <Field
        label={eventTexts.fields.budget}
        error={errors.budget}
        hint={values.budget === toldBudget ? undefined : budgetHint(values.budget)}
      >
        <TextInput
          type="number"
          min={0}
          step={0.01}
          inputMode="decimal"
          placeholder={eventTexts.fields.noBudget}
          {...text('budget')}
        />
      </Field>
      <div className={styles['switches']}>
        <div className={styles['column']}>
          <Switch
            label={eventTexts.repeatsEveryYear}
            hint={alwaysRecurs ? eventTexts.followsContact : undefined}
            disabled={alwaysRecurs}
            {...toggle('isRecurring')}
          />
          {notifies === undefined && (
            <Switch
              label={notifyLabel}
              hint={[eventTexts.fields.reminderHint, emailState].join(' ').trim()}
              name="reminder"
              checked={reminds}
              onChange={(on) => change({ reminderMethod: on ? 'push' : '' })}
            />
          )}
          {reminds && (
            <Field label={eventTexts.fields.reminderDays} error={errors.reminderDays}>
              <TextInput
                type="number"
                min={1}
                max={365}
                step={1}
                inputMode="numeric"
                {...text('reminderDays')}
                onBlur={() => change({ reminderDays: daysText(values.reminderDays) })}
              />
            </Field>
          )}
        </div>
        <div className={styles['column']}>
          <Switch label={eventTexts.fields.needsGift} {...toggle('needsGift')} />
          <Switch label={eventTexts.fields.needsCard} {...toggle('needsCard')} />
          {values.needsGift && (
            <Field label={orderByTexts.deliveryTime} error={errors.deliveryDays} hint={orderByTexts.eventHint}>
              <DeliveryDaysSelect {...text('deliveryDays')} hasUsual />
            </Field>
          )}
        </div>
      </div>
      <div className={styles['wide']}>
        <Field label={eventTexts.fields.notes} error={errors.notes}>
          <TextArea {...text('notes')} rows={2} maxLength={2000} />
        </Field>
      </div>
    </div>
  )
}
