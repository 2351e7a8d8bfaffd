import { useEffect, useRef, useState } from 'react'
import type { Contact } from '#domain/contacts/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { isNotFound, newerRow } from '#client/lib/api-error.ts'
import { today } from '#client/lib/clock.ts'
import { useCloseGuard } from '#client/lib/dialogs.tsx'
import { useForm } from '#client/lib/form.ts'
import { toastError } from '#client/lib/toast.ts'
import { Switch } from '#client/ui/Checkbox.tsx'
import { Field } from '#client/ui/Field.tsx'
import { StaleNotice } from '#client/ui/StaleNotice.tsx'
import { TextArea } from '#client/ui/TextInput.tsx'
import { contactErrors, contactToValues, valuesToBody } from '../contact-form.ts'
import { contactOnTopOf, differences } from './contact-differences.ts'
import styles from './ContactDetailsDialog.module.css'
import { InterestFields, PersonFields } from '../ContactFields.tsx'
import { GoneNotice } from './GoneNotice.tsx'
import type { useChangeContact } from '../mutations.ts'

/** Its buttons are in the dialog's footer, within reach however long the form is. */
export function EditContactForm({
  id,
  contact,
  change,
  onDone,
  onGone,
}: {
  /** What the button in the foot names. */
  id: string
  contact: Contact
  change: ReturnType<typeof useChangeContact>
  onDone: () => void
  /** The contact was deleted elsewhere, and its form is done with. */
  onGone: () => void
}) {
  // What the form was filled from: the list may fetch a newer version while the user types.
  const [base, setBase] = useState(contact)
  const [theirs, setTheirs] = useState<Contact>()
  const [takenOver, setTakenOver] = useState<string[]>([])
  const [isGone, setGone] = useState(false)
  const form = useForm({ initial: contactToValues(base), check: (values) => contactErrors(values, today()) })
  useCloseGuard(form.isDirty)
  // The button that opened the form is gone with its place.
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])

  const startFrom = (version: Contact) => {
    setBase(version)
    form.reset(contactToValues(version))
  }
  if (theirs !== undefined && theirs.version !== base.version) {
    const merged = contactOnTopOf(contactToValues(theirs), form.values, contactToValues(base))
    startFrom(theirs)
    form.change(merged.values)
    setTakenOver(merged.takenOver)
  }

  const save = form.submit((values) => {
    if (change.isPending) return
    setTheirs(undefined)
    change.mutate(
      { id: base.id, version: base.version, body: valuesToBody(values) },
      {
        onSuccess: onDone,
        onError: (error) => {
          const newer = newerRow('PUT /contacts/:id', error)
          if (newer !== undefined) setTheirs(newer)
          else if (isNotFound(error)) setGone(true)
          else if (!form.showIssues(error)) toastError(error, contactTexts.failedToUpdate)
        },
      },
    )
  })
  return (
    <form ref={place} id={id} noValidate className={styles['form']} onSubmit={save}>
      {isGone && <GoneNotice body={valuesToBody(form.values)} onAdded={onGone} />}
      {theirs !== undefined && (
        <StaleNotice
          // Another newer version is news again, and gets the focus as the first did.
          key={theirs.version}
          differences={differences(form.values, contactToValues(theirs))}
          takenOver={takenOver}
          onKeepMine={() => save()}
          onTakeTheirs={() => {
            setTheirs(undefined)
            startFrom(base)
          }}
        />
      )}
      <PersonFields form={form} />
      <InterestFields form={form} />
      <Field label={contactTexts.fields.dislikes} hint={contactTexts.fields.dislikesHint} error={form.errors.dislikes}>
        <TextArea {...form.text('dislikes')} rows={2} maxLength={2000} />
      </Field>
      <Field label={contactTexts.fields.notes} error={form.errors.notes}>
        <TextArea {...form.text('notes')} rows={3} maxLength={5000} />
      </Field>
      <Switch
        label={contactTexts.fields.pauseReminders}
        hint={contactTexts.fields.pauseRemindersHint}
        {...form.toggle('remindersPaused')}
      />
    </form>
  )
}
