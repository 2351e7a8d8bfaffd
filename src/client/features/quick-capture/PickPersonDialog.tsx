import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { ContactPicker } from '#client/features/contacts/parts/ContactPicker.tsx'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { captureTexts } from '#domain/texts/quick-capture.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useDialog } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import type { Person } from './likely-people.ts'

/** Somebody out of all contacts, or somebody new. They have been loaded by the sheet below. */
export function PickPersonDialog({ close }: DialogProps<Person>) {
  const { requestClose } = useDialog()
  const contacts = useQuery(contactQueries.all()).data ?? []
  const add = async () => {
    const contact = await openAddContact()
    if (contact !== undefined) close(contact)
  }
  return (
    <AppModal
      size="sm"
      title={captureTexts.who}
      actions={
        <>
          <Button data-start variant="ghost" icon={<UserPlus />} aria-haspopup="dialog" onClick={() => void add()}>
            {captureTexts.addContact}
          </Button>
          <Button onClick={requestClose}>{generalTexts.cancel}</Button>
        </>
      }
    >
      <ContactPicker contacts={contacts} onChoose={(contact) => close(contact)} />
    </AppModal>
  )
}
