import { useEffect, useRef } from 'react'
import type { Contact } from '#domain/contacts/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { usePictureDraft } from '#client/features/pictures/parts/use-picture-draft.ts'
import { toastContactReminded } from '#client/features/reminders/parts/toast-reminded.ts'
import { today } from '#client/lib/today.ts'
import { useFormKey } from '#client/lib/form-key.ts'
import { toastError } from '#client/lib/toast.ts'
import { useVersionedForm } from '#client/lib/versioned-form.ts'
import { VersionNotice } from '#client/ui/VersionNotice.tsx'
import { contactErrors } from '../contact-errors.ts'
import { contactToValues, valuesToBody } from '../contact-form.ts'
import { contactVersions } from './contact-versions.ts'
import styles from './ContactDetailsDialog.module.css'
import { InterestFields, LaterFields, PersonFields, ReachFields, TasteFields } from '../ContactFields.tsx'
import { FaceField } from '../face/FaceField.tsx'
import { useAddContact } from '../mutations.ts'
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
  const draft = usePictureDraft('contact', contact.picture !== null)
  const edit = useVersionedForm({
    row: contact,
    toValues: contactToValues,
    versions: contactVersions,
    check: (values) => contactErrors(values, today()),
    save: async (values, { version }) => {
      if (!(await draft.saveFirst(contact.id))) return
      await change.mutateAsync({ id: contact.id, version, body: valuesToBody(values) })
      onDone()
    },
    onFailed: (error) => toastError(error, contactTexts.failedToUpdate),
  })
  const { form } = edit
  const add = useAddContact()
  const keyFor = useFormKey()
  const addAgain = form.submit((values) => {
    const body = valuesToBody(values)
    add.mutate(
      { body, events: [], key: keyFor(body) },
      {
        onSuccess: ({ contact: added }) => {
          void draft.saveAfter(added.id).then((isWhole) => {
            if (isWhole) void toastContactReminded(contactTexts.added(body.fullName, 0), added.id, 'all')
            onGone()
          })
        },
        onError: (error) => toastError(error, contactTexts.failedToAdd),
      },
    )
  })
  // The button that opened the form is gone with its place.
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [])
  return (
    <form ref={place} id={id} noValidate className={styles['form']} onSubmit={edit.submit}>
      <VersionNotice
        edit={edit}
        onKeepMine={() => edit.submit()}
        gone={contactTexts.deletedWhileEditing}
        again={{ label: contactTexts.addAgain, onAgain: () => addAgain(), pending: add.isPending }}
      />
      <PersonFields form={form} face={<FaceField form={form} draft={draft} picture={contact.picture} />} />
      <InterestFields form={form} />
      <TasteFields form={form} />
      <ReachFields form={form} />
      <LaterFields form={form} />
    </form>
  )
}
