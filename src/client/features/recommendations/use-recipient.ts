import { useQuery } from '@tanstack/react-query'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { occasionQueries } from '#client/features/occasions/queries.ts'

/** For whom, and for which of their events, products are shown. */
export type Whom = { contactId: number | undefined; occasionId: number | undefined }

/** The person and the event, once they are known; an event of somebody else is none. */
export function useRecipient({ contactId, occasionId }: Whom) {
  const contacts = useQuery({ ...contactQueries.one(contactId ?? 0), enabled: contactId !== undefined })
  const events = useQuery({ ...occasionQueries.one(occasionId ?? 0), enabled: occasionId !== undefined })
  const contact = contactId === undefined ? undefined : contacts.data
  const event = occasionId === undefined ? undefined : events.data
  return {
    contact,
    event: event !== undefined && event.contactId === contact?.id ? event : undefined,
    /** Whether everything that can be known is. */
    isKnown:
      (contactId === undefined || contacts.data !== undefined || contacts.isError) &&
      (occasionId === undefined || events.data !== undefined || events.isError),
    failed: contacts.isError ? contacts : undefined,
  }
}

export type Recipient = Pick<ReturnType<typeof useRecipient>, 'contact' | 'event'>
