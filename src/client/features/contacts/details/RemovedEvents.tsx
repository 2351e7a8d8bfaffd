import { RotateCcw } from 'lucide-react'
import type { Contact } from '#domain/contacts/schema.ts'
import { isOccasionType, occasionTypeLabel } from '#domain/occasions/types.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { toastError } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import styles from './ContactDetailsDialog.module.css'
import { useChangeContact } from '../mutations.ts'

/** The events that neither an edit nor Generate Events creates again. Each can be allowed again. */
export function RemovedEvents({ contact }: { contact: Contact }) {
  const change = useChangeContact()
  const { id, version, suppressedEvents } = contact
  const allow = (event: string) => {
    if (change.isPending) return
    change.mutate(
      { id, version, body: { suppressedEvents: suppressedEvents.filter((other) => other !== event) } },
      { onError: (error) => toastError(error, contactTexts.failedToUpdate) },
    )
  }
  return (
    <ul className={styles['removed']}>
      {suppressedEvents.map((event) => {
        const label = labelOf(event)
        return (
          <li key={event}>
            {label}
            <Button size="sm" icon={<RotateCcw />} pending={change.isPending} onClick={() => allow(event)}>
              {contactTexts.allowAgain}
              <VisuallyHidden> {label}</VisuallyHidden>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function labelOf(event: string): string {
  const type = event === 'anniversary' ? 'wedding-anniversary' : event
  return isOccasionType(type) ? occasionTypeLabel(type) : event
}
