import { useEffect, useRef, useState } from 'react'
import type { Contact } from '#domain/contacts/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { ApiError } from '../../lib/api-error.ts'
import { today } from '../../lib/clock.ts'
import { useCloseGuard } from '../../lib/dialogs.tsx'
import { useForm } from '../../lib/form.ts'
import { toastError } from '../../lib/toast.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { StaleNotice } from '../../ui/StaleNotice.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import { useLeave } from '../../ui/use-leave.ts'
import { contactErrors, contactToValues, valuesToBody } from './contact-form.ts'
import { differences } from './contact-differences.ts'
import styles from './ContactDetailsDialog.module.css'
import { InterestFields, PersonFields } from './ContactFields.tsx'
import { useChangeContact } from './mutations.ts'

export function EditContactForm({ contact, onDone }: { contact: Contact; onDone: () => void }) {
  const change = useChangeContact()
  // What the form was filled from: the list below may fetch a newer one while somebody types here.
  const [base, setBase] = useState(contact)
  const [theirs, setTheirs] = useState<Contact>()
  const form = useForm({ initial: contactToValues(base), check: (values) => contactErrors(values, today()) })
  useCloseGuard(form.isDirty)
  const leave = useLeave()
  // The button that opened the form is gone with its place.
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])

  const save = (version: number) =>
    form.submit((values) => {
      if (change.isPending) return
      change.mutate(
        { id: base.id, version, body: valuesToBody(values) },
        {
          onSuccess: onDone,
          onError: (error) => {
            if (error instanceof ApiError && error.code === 'STALE') setTheirs(error.current as Contact)
            else if (!form.showIssues(error)) toastError(error, contactTexts.failedToUpdate)
          },
        },
      )
    })
  return (
    <form ref={place} noValidate className={styles['form']} onSubmit={save(base.version)}>
      {theirs !== undefined && (
        <StaleNotice
          differences={differences(form.values, contactToValues(theirs))}
          onKeepMine={() => {
            setBase(theirs)
            setTheirs(undefined)
            save(theirs.version)()
          }}
          onTakeTheirs={() => {
            setBase(theirs)
            setTheirs(undefined)
            form.reset(contactToValues(theirs))
          }}
        />
      )}
      <PersonFields form={form} />
      <InterestFields form={form} />
      <Field
        label="Please no …"
        hint="What they do not like, or should not get: allergies, sizes, one more scarf."
        error={form.errors.dislikes}
      >
        <TextArea {...form.text('dislikes')} rows={2} maxLength={2000} />
      </Field>
      <Field label="Notes" error={form.errors.notes}>
        <TextArea {...form.text('notes')} rows={3} maxLength={5000} />
      </Field>
      <Switch
        label="Pause reminders"
        hint="For somebody who died or is out of touch. Everything stays; nothing reminds you."
        {...form.toggle('remindersPaused')}
      />
      <div className={styles['buttons']}>
        <Button onClick={() => void leave(onDone)}>{generalTexts.cancel}</Button>
        <Button variant="primary" type="submit" pending={change.isPending} pendingText={generalTexts.saving}>
          Save Changes
        </Button>
      </div>
    </form>
  )
}
