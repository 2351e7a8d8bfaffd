import { ContactRound, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Contact } from '#domain/contacts/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { usePictureDraft } from '#client/features/pictures/parts/use-picture-draft.ts'
import { toastContactReminded } from '#client/features/reminders/parts/toast-reminded.ts'
import { today } from '#client/lib/today.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useFormKey } from '#client/lib/form-key.ts'
import { useForm } from '#client/lib/form.ts'
import { toastError } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { FoldedFields } from '#client/ui/FoldedFields.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import styles from './AddContactDialog.module.css'
import { contactErrors, specialEventErrors } from './contact-errors.ts'
import { emptyContact, valuesToBody } from './contact-form.ts'
import { InterestFields, PersonFields, reachFields, ReachFields, tasteFields, TasteFields } from './ContactFields.tsx'
import { FaceField } from './face/FaceField.tsx'
import { useAddContact } from './mutations.ts'
import { canPickFromPhone, pickFromPhone } from './pick-from-phone.ts'
import { isBlank } from './special-events.ts'
import type { FailedEvent, SpecialEvent } from './special-events.ts'
import { SpecialEventsField } from './SpecialEventsField.tsx'
import { UnsavedEvents } from './UnsavedEvents.tsx'

/** A new person with their dates, interests and first special events. */
export function AddContactDialog({ fullName, close }: DialogProps<Contact> & { fullName: string }) {
  const [added, setAdded] = useState<{ contact: Contact; queued: number; failed: FailedEvent[]; formKey: string }>()
  if (added !== undefined) return <UnsavedEvents {...added} onDone={() => close(added.contact)} />
  return (
    <ContactFormDialog
      fullName={fullName}
      onAdded={(contact, queued, failed, formKey, isWhole) => {
        if (failed.length > 0) {
          setAdded({ contact, queued, failed, formKey })
          return
        }
        // Another toast says what is missing.
        if (isWhole) void toastContactReminded(contactTexts.added(contact.fullName, queued), contact.id, 'all')
        close(contact)
      }}
    />
  )
}

function ContactFormDialog({
  fullName,
  onAdded,
}: {
  fullName: string
  onAdded: (contact: Contact, queued: number, failed: FailedEvent[], formKey: string, isWhole: boolean) => void
}) {
  const add = useAddContact()
  const keyFor = useFormKey()
  const draft = usePictureDraft('contact')
  const [events, setEvents] = useState<SpecialEvent[]>([])
  const [showEventErrors, setShowEventErrors] = useState(false)
  const form = useForm({ initial: { ...emptyContact, fullName }, check: (values) => contactErrors(values, today()) })

  const [isPicked, setPicked] = useState(false)
  const pick = async () => {
    const picked = await pickFromPhone()
    if (picked === undefined) return
    form.change(picked)
    setPicked(true)
  }

  const isSaving = add.isPending || draft.isSending
  const save = form.submit((values) => {
    const queued = events.filter((event) => !isBlank(event))
    if (isSaving) return
    if (queued.some(hasErrors)) {
      focusFirstInvalid()
      return
    }
    const body = valuesToBody(values)
    const key = keyFor(body)
    add.mutate(
      { body, events: queued, key },
      {
        onSuccess: ({ contact, failed }) =>
          void draft.saveAfter(contact.id).then((isWhole) => onAdded(contact, queued.length, failed, key, isWhole)),
        onError: (error) => {
          if (!form.showIssues(error)) toastError(error, contactTexts.failedToAdd)
        },
      },
    )
  })
  return (
    <FormDialog
      size="lg"
      title={contactTexts.addContact}
      onSubmit={(event) => {
        setShowEventErrors(true)
        save(event)
      }}
      isDirty={form.isDirty || events.some((event) => !isBlank(event))}
      save={{
        label: contactTexts.addContact,
        icon: <UserPlus />,
        pending: isSaving,
        pendingText: contactTexts.adding,
      }}
    >
      <div className={styles['sections']}>
        {canPickFromPhone() && (
          <Button icon={<ContactRound />} className={styles['pick']} onClick={() => void pick()}>
            {contactTexts.pick.action}
          </Button>
        )}
        <PersonFields form={form} face={<FaceField form={form} draft={draft} />} />
        <InterestFields form={form} />
        <SpecialEventsField
          events={events}
          onChange={setEvents}
          errorsOf={(event) => (showEventErrors && !isBlank(event) ? specialEventErrors(event) : {})}
        />
        <FoldedFields
          title={contactTexts.tastes.title}
          line={contactTexts.tastes.line}
          mustBeSeen={tasteFields.some((name) => form.errors[name] !== undefined)}
        >
          <TasteFields form={form} />
        </FoldedFields>
        <FoldedFields
          title={contactTexts.reach.title}
          line={contactTexts.reach.line}
          mustBeSeen={isPicked || reachFields.some((name) => form.errors[name] !== undefined)}
        >
          <ReachFields form={form} />
        </FoldedFields>
      </div>
    </FormDialog>
  )
}

function hasErrors(event: SpecialEvent): boolean {
  const { name, date } = specialEventErrors(event)
  return name !== undefined || date !== undefined
}

function focusFirstInvalid() {
  // The messages are rendered after this event.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('dialog [aria-invalid="true"]')?.focus())
}
