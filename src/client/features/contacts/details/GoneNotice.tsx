import { UserPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { contactTexts } from '#domain/texts/contacts.ts'
import type { Body } from '#client/lib/api.ts'
import { useFormKey } from '#client/lib/form-key.ts'
import { invalidateOwn } from '#client/lib/query.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import styles from './ContactDetailsDialog.module.css'
import { useAddContact } from '../mutations.ts'

/** The contact was deleted elsewhere during editing: nothing typed is lost. */
export function GoneNotice({ body, onAdded }: { body: Body<'POST /contacts'>; onAdded: () => void }) {
  const add = useAddContact()
  const keyFor = useFormKey()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.focus()
    void invalidateOwn()
  }, [])
  const addAgain = () => {
    if (add.isPending) return
    add.mutate(
      { body, events: [], key: keyFor(body) },
      {
        onSuccess: ({ contact }) => {
          toastSuccess(contactTexts.added(contact.fullName, 0))
          onAdded()
        },
        onError: (error) => toastError(error, contactTexts.failedToAdd),
      },
    )
  }
  return (
    <section ref={place} tabIndex={-1} role="alert" aria-label={contactTexts.notFound} className={styles['gone']}>
      <p>{contactTexts.deletedWhileEditing}</p>
      <Button size="sm" icon={<UserPlus />} pending={add.isPending} onClick={addAgain}>
        {contactTexts.addAgain}
      </Button>
    </section>
  )
}
