import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { ContactPicker } from '#client/features/contacts/parts/ContactPicker.tsx'
import { contactQueries } from '#client/features/contacts/queries.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatLongDate, weekdayName } from '#domain/shared/date-format.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { noContactsTexts } from '#domain/texts/no-contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { calendarTexts } from '#domain/texts/calendar.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useDialog } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './ChoosePersonDialog.module.css'

/** Asks whose event it will be. Without any contacts it leads to Add Contact. */
export function ChoosePersonDialog({ day, close }: DialogProps<{ id: number }> & { day: CalendarDate | undefined }) {
  const { requestClose } = useDialog()
  const query = useQuery(contactQueries.all())
  const addSomebody = async () => {
    const contact = await openAddContact()
    if (contact !== undefined) close(contact)
  }
  const isEmpty = query.data?.length === 0
  return (
    <AppModal
      size="sm"
      title={calendarTexts.whoIsItFor}
      subtitle={
        day === undefined ? undefined : (
          <span>
            {weekdayName(day)}, {formatLongDate(day)}
          </span>
        )
      }
      actions={
        <>
          {!isEmpty && (
            <span data-start>
              <Button variant="ghost" icon={<UserPlus />} aria-haspopup="dialog" onClick={() => void addSomebody()}>
                {contactTexts.addContact}
              </Button>
            </span>
          )}
          <Button onClick={requestClose}>{generalTexts.cancel}</Button>
        </>
      }
    >
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState
            title={contactTexts.couldNotLoadAll}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Coming />
        )
      ) : isEmpty ? (
        <EmptyState
          icon={<UserPlus />}
          title={noContactsTexts.title}
          text={noContactsTexts.description}
          action={
            <Button
              variant="primary"
              data-autofocus
              aria-haspopup="dialog"
              icon={<UserPlus />}
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

/** The field, and the first of the people. */
function Coming() {
  return (
    <div aria-hidden className={styles['coming']}>
      <Skeleton height={42} radius={10} />
      {[70, 55, 62, 48, 66, 58].map((width) => (
        <div key={width} className={styles['person']}>
          <Skeleton width={28} height={28} radius={99} />
          <Skeleton width={`${width}%`} height={15} />
        </div>
      ))}
    </div>
  )
}
