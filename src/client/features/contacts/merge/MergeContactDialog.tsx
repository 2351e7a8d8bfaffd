import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { mergeContactsTexts as texts } from '#domain/texts/merge-contacts.ts'
import { useDialog, type DialogProps } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { ContactPicker } from '../parts/ContactPicker.tsx'
import { contactQueries } from '../queries.ts'

/** Which other contact is the same person. */
export function MergeContactDialog({
  contact: { id, fullName },
  close,
}: DialogProps<ListedContact> & { contact: { id: number; fullName: string } }) {
  const { requestClose } = useDialog()
  const query = useQuery(contactQueries.all())
  const others = query.data?.filter((other) => other.id !== id)
  return (
    <AppModal
      size="sm"
      title={texts.title(fullName)}
      actions={<Button onClick={requestClose}>{generalTexts.cancel}</Button>}
    >
      {others === undefined ? (
        query.isError ? (
          <ErrorState
            title={contactTexts.couldNotLoadAll}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Skeleton height={240} radius={12} />
        )
      ) : others.length === 0 ? (
        <EmptyState icon={<Users />} {...texts.nobodyElse} />
      ) : (
        <ContactPicker contacts={others} onChoose={(other) => close(other)} />
      )}
    </AppModal>
  )
}
