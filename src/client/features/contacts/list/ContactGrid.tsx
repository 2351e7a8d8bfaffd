import type { ListedContact } from '#domain/contacts/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import { ContactCard } from './ContactCard.tsx'

/** Name, event and button, with their gaps; then a line for the e-mail and one for the interests. */
function height({ email, categoryIds, interests }: ListedContact): number {
  return 207 + (email === null ? 0 : 37) + (categoryIds.length > 0 || interests !== null ? 40 : 0)
}

export function ContactGrid({ contacts }: { contacts: readonly ListedContact[] }) {
  return (
    <VirtualRows
      label={contactTexts.list}
      items={contacts}
      keyOf={({ id }) => id}
      renderItem={(contact) => <ContactCard contact={contact} />}
      estimate={height}
      gap={16}
      minWidth={310}
      remember="contacts"
    />
  )
}
