import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { ContactPicker } from '#client/features/contacts/parts/ContactPicker.tsx'
import { contactQueries } from '#client/features/contacts/queries.ts'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { noContactsTexts } from '#domain/texts/no-contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useDialog } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'

/** For whom a gift is looked for, out of all contacts. */
export function ChooseContactDialog({ close }: DialogProps<ListedContact>) {
  const { requestClose } = useDialog()
  const query = useQuery(contactQueries.all())
  const addSomebody = async () => {
    const added = await openAddContact()
    const contact = added && (await query.refetch()).data?.find(({ id }) => id === added.id)
    if (contact !== undefined) close(contact)
  }
  return (
    <AppModal
      size="sm"
      title={recommendationTexts.chooseContact}
      actions={<Button onClick={requestClose}>{generalTexts.cancel}</Button>}
    >
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState
            title={contactTexts.couldNotLoadAll}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Skeleton height={240} radius={12} />
        )
      ) : query.data.length === 0 ? (
        <EmptyState
          icon={<UserPlus />}
          title={recommendationTexts.noContactsAvailable}
          text={noContactsTexts.description}
          action={
            <Button
              variant="primary"
              data-autofocus
              icon={<UserPlus />}
              aria-haspopup="dialog"
              onClick={() => void addSomebody()}
            >
              {noContactsTexts.action}
            </Button>
          }
        />
      ) : (
        <ContactPicker contacts={query.data} onChoose={(contact) => close(contact)} />
      )}
    </AppModal>
  )
}
