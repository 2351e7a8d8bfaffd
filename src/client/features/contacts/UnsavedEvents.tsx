import { useEffect, useEffectEvent, useState } from 'react'
import type { Contact } from '#domain/contacts/schema.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { parseCalendarDate } from '#domain/shared/calendar-date.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { toastContactReminded } from '#client/features/reminders/parts/toast-reminded.ts'
import { useCloseGuard, useDialog } from '#client/lib/dialogs.tsx'
import { toast } from '#client/lib/toast.ts'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import styles from './AddContactDialog.module.css'
import { useRetryEvents } from './mutations.ts'
import type { FailedEvent } from './special-events.ts'

/** The contact is saved, some of its events aren't: nothing typed is lost, and they can be tried again. */
export function UnsavedEvents({
  contact,
  queued,
  failed: failedAtFirst,
  formKey,
  onDone,
}: {
  contact: Contact
  queued: number
  failed: FailedEvent[]
  formKey: string
  onDone: () => void
}) {
  const { requestClose } = useDialog()
  const [failed, setFailed] = useState(failedAtFirst)
  const retry = useRetryEvents()
  useCloseGuard(true)
  const saved = queued - failed.length

  const tryAgain = () => {
    if (retry.isPending) return
    retry.mutate(
      { contactId: contact.id, events: failed.map(({ event }) => event), key: formKey },
      {
        onSuccess: (still) => {
          setFailed(still)
          if (still.length > 0) {
            toast({ title: contactTexts.addedPartly(queued - still.length, queued), variant: 'destructive' })
            return
          }
          void toastContactReminded(contactTexts.added(contact.fullName, queued), contact.id, 'all')
          onDone()
        },
      },
    )
  }
  const say = useEffectEvent(() => {
    toast({
      title: contactTexts.addedPartly(saved, queued),
      variant: 'destructive',
      action: { label: contactTexts.retryEvents, onSelect: tryAgain },
    })
  })
  useEffect(() => say(), [])
  return (
    <AppModal
      title={contactTexts.addedPartly(saved, queued)}
      actions={
        <>
          <Button onClick={requestClose}>{generalTexts.close}</Button>
          <Button variant="primary" data-main data-autofocus pending={retry.isPending} onClick={tryAgain}>
            {contactTexts.retryEvents}
          </Button>
        </>
      }
    >
      <p className={styles['notice']}>{contactTexts.newEvents.notSaved(contact.fullName)}</p>
      <ul className={styles['failed']}>
        {failed.map(({ event, reason }) => {
          const date = parseCalendarDate(event.date)
          return (
            <li key={event.row}>
              <b>{event.name}</b>
              <span>{date === undefined ? event.date : formatMediumDate(date)}</span>
              <span className={styles['reason']}>{reason}</span>
            </li>
          )
        })}
      </ul>
    </AppModal>
  )
}
