import { useQuery } from '@tanstack/react-query'
import { Gift, X } from 'lucide-react'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { openGiftSearch } from './dialogs.ts'
import styles from './GiftIdeasPage.module.css'
import type { GiftSearch } from './search-address.ts'

/** Says for whom, and for which event, the ideas are; nothing when for nobody in particular. */
export function ForWhom({ search }: { search: GiftSearch }) {
  const { contact, event } = useRecipient(search)
  if (contact === undefined) return null
  return (
    <div className={styles['whom']}>
      <Gift aria-hidden />
      <p>
        Ideas for <strong>{contact.fullName}</strong>
        {event !== undefined && ` · ${eventNameWithoutContact(event.name, contact.fullName)}`}
      </p>
      <IconButton
        size="sm"
        label="Search for nobody in particular"
        icon={<X />}
        onClick={() => openGiftSearch({ text: search.text })}
      />
    </div>
  )
}

/** The person and the event of a search, once they are known. */
export function useRecipient({ contactId, occasionId }: GiftSearch) {
  const contact = useQuery({ ...contactQueries.one(contactId ?? 0), enabled: contactId !== undefined }).data
  const event = useQuery({ ...occasionQueries.one(occasionId ?? 0), enabled: occasionId !== undefined }).data
  return { contact, event: event !== undefined && event.contactId === contact?.id ? event : undefined }
}
