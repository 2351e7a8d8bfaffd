import { useQuery } from '@tanstack/react-query'
import { Sparkles, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { contactTexts } from '#domain/texts/contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import type { DialogProps } from '../../lib/dialogs.tsx'
import { useDialog } from '../../lib/dialogs.tsx'
import { paths } from '../../lib/paths.ts'
import { AppModal } from '../../ui/AppModal.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useLeave } from '../../ui/use-leave.ts'
import styles from './ContactDetailsDialog.module.css'
import { ContactEvents } from './ContactEvents.tsx'
import { ContactGifts } from './ContactGifts.tsx'
import { ContactInformation } from './ContactInformation.tsx'
import { RelationshipBadge } from './parts/RelationshipBadge.tsx'
import { contactQueries } from './queries.ts'
import { useAskAndRemove } from './use-remove-contact.ts'

/** Everything about one person: who they are, their events, what was thought of and given. */
export function ContactDetailsDialog({
  contactId,
  startsEditing,
  close,
}: DialogProps & { contactId: number; startsEditing: boolean }) {
  const { requestClose } = useDialog()
  const query = useQuery(contactQueries.one(contactId))
  const askAndRemove = useAskAndRemove()
  const [expanded, setExpanded] = useState<number>()
  const contact = query.data
  if (contact === undefined) {
    return (
      <AppModal size="lg" title={query.isError ? contactTexts.notFound : generalTexts.loading}>
        {query.isError ? (
          <ErrorState
            title="This contact could not be loaded"
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <div className={styles['sections']}>
            <Skeleton height={180} radius={18} />
            <Skeleton height={180} radius={18} />
          </div>
        )}
      </AppModal>
    )
  }
  return (
    <AppModal
      size="lg"
      title={contact.fullName}
      subtitle={
        <>
          <RelationshipBadge relationship={contact.relationship} />
          {contact.remindersPaused && <Badge>Reminders paused</Badge>}
        </>
      }
      headerAside={<Recommendations contactId={contactId} />}
      actions={
        <>
          <Button
            data-start
            variant="ghost"
            icon={<Trash2 />}
            onClick={() => void askAndRemove(contact).then((gone) => gone && close())}
          >
            Delete Contact
          </Button>
          <Button onClick={requestClose}>{generalTexts.close}</Button>
        </>
      }
    >
      <div className={styles['sections']}>
        <ContactInformation contact={contact} startsEditing={startsEditing} />
        <ContactEvents contact={contact} expanded={expanded} onExpand={setExpanded} />
        <ContactGifts contactId={contactId} expanded={expanded} />
      </div>
    </AppModal>
  )
}

function Recommendations({ contactId }: { contactId: number }) {
  const leave = useLeave()
  const [, navigate] = useLocation()
  const href = paths.giftRecommendations(contactId)
  return (
    <Link
      href={href}
      className={buttonClass({ variant: 'tint', size: 'sm' })}
      onClick={(event) => {
        // A new tab takes nothing away from what is typed here.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void leave(() => navigate(href))
      }}
    >
      <span className={styles['recommendations']}>
        <Sparkles aria-hidden />
        {contactTexts.seeAllRecommendations}
      </span>
    </Link>
  )
}
