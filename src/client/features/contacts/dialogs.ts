import type { Contact, ListedContact } from '#domain/contacts/schema.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart, prepareWhenIdle } from '#client/lib/lazy.ts'

const AddContact = lazyPart(() => import('./AddContactDialog.tsx'), 'AddContactDialog')
const MergeContact = lazyPart(() => import('./merge/MergeContactDialog.tsx'), 'MergeContactDialog')
const loadDetails = () => import('./details/ContactDetailsDialog.tsx')
const ContactDetails = lazyPart(loadDetails, 'ContactDetailsDialog')

/** The add-contact form, for somebody whose name is known already. Resolves with the contact, undefined when given up. */
export function openAddContact(fullName = ''): Promise<Contact | undefined> {
  return openDialog(AddContact, { fullName })
}

/** Which other contact is the same person; undefined when given up. */
export function openMergeContact(contact: { id: number; fullName: string }): Promise<ListedContact | undefined> {
  return openDialog(MergeContact, { contact })
}

/** Everything about one person. */
export function openContactDetails(contactId: number): Promise<void> {
  return openDialog(ContactDetails, { contactId, startsEditing: false })
}

/** Fetches its code. */
export function prepareContactDetails(): () => void {
  return prepareWhenIdle(loadDetails)
}

/** The same dialog with the form open. */
export function openEditContact(contactId: number): Promise<void> {
  return openDialog(ContactDetails, { contactId, startsEditing: true })
}
