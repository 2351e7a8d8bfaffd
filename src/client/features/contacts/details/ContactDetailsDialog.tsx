import { useQuery } from '@tanstack/react-query'
import { BellOff, Sparkles, Trash2, UserX } from 'lucide-react'
import { Fragment, useDeferredValue, useEffect, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { contactTexts } from '#domain/texts/contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { isNotFound } from '#client/lib/api-error.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useDialog } from '#client/lib/dialogs.tsx'
import { paths } from '#client/lib/paths.ts'
import { invalidateOwn } from '#client/lib/query.ts'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { useLeave } from '#client/ui/use-leave.ts'
import { AnswerStrip } from '#client/features/ask-links/parts/AnswerStrip.tsx'
import { GiftBoard } from '#client/features/gifts/parts/GiftBoard.tsx'
import { PresentsFromContact } from '#client/features/presents/parts/PresentsFromContact.tsx'
import { RecommendedGifts } from '#client/features/recommendations/parts/RecommendedGifts.tsx'
import styles from './ContactDetailsDialog.module.css'
import { ContactEvents } from './ContactEvents.tsx'
import { ContactGifts, GivenToContact } from './ContactGifts.tsx'
import { ContactInformation } from './ContactInformation.tsx'
import { EditContactForm } from './EditContactForm.tsx'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import { RelationshipBadge } from '../parts/RelationshipBadge.tsx'
import { useChangeContact } from '../mutations.ts'
import { useCloseWithContact } from '../parts/use-close-with-contact.ts'
import { contactQueries } from '../queries.ts'
import { useAskAndRemove } from '../use-remove-contact.ts'

/** Everything about one contact: events, the next one first, gift ideas, gifts given, and facts. */
export function ContactDetailsDialog({
  contactId,
  startsEditing,
  close,
}: DialogProps & { contactId: number; startsEditing: boolean }) {
  const { requestClose } = useDialog()
  const query = useQuery(contactQueries.one(contactId))
  const askAndRemove = useAskAndRemove()
  useCloseWithContact(contactId, close)
  const [expanded, setExpanded] = useState<readonly number[]>([])
  const [isEditing, setEditing] = useState(startsEditing)
  const change = useChangeContact()
  const formId = useId()
  const leave = useLeave()
  // Who it is can be read before what the dialog holds is drawn. A form is there at once, for the focus.
  const isWhole = useDeferredValue(true, startsEditing)
  const contact = query.data
  // Don't close while the user is typing; the form reports it on save.
  if (isNotFound(query.error) && !isEditing) return <Gone />
  if (contact === undefined) {
    return (
      <AppModal size="lg" title={query.isError ? contactTexts.couldNotLoad : generalTexts.loading}>
        {query.isError ? (
          <ErrorState
            title={contactTexts.couldNotLoad}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Coming />
        )}
      </AppModal>
    )
  }
  const stopEditing = () => setEditing(false)
  // The keys keep what is open while the form moves to the top and back.
  const information = (
    <ContactInformation key="information" contact={contact} isEditing={isEditing} onEdit={() => setEditing(true)}>
      <EditContactForm id={formId} contact={contact} change={change} onDone={stopEditing} onGone={close} />
    </ContactInformation>
  )
  const answers = <AnswerStrip key="answers" contact={contact} />
  const gifts = (
    <GiftBoard key="gifts" kind="contact">
      <ContactEvents contact={contact} expanded={expanded} onExpand={setExpanded} />
      <ContactGifts contactId={contactId} expanded={expanded} />
    </GiftBoard>
  )
  const suggestions = (
    <Fragment key="suggestions">
      <RecommendedGifts contactId={contactId} rows={1} />
      <GivenToContact contactId={contactId} />
      <PresentsFromContact contact={contact} />
    </Fragment>
  )
  return (
    <AppModal
      size="lg"
      title={contact.fullName}
      lead={<PersonAvatar person={contact} />}
      subtitle={
        <>
          <RelationshipBadge relationship={contact.relationship} />
          {contact.remindersPaused && <Badge icon={<BellOff aria-hidden />}>{contactTexts.pausedBadge}</Badge>}
        </>
      }
      headerAside={<Recommendations contactId={contactId} />}
      actions={
        isEditing ? (
          <>
            <Button onClick={() => void leave(stopEditing)}>{generalTexts.cancel}</Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              data-main
              pending={change.isPending}
              pendingText={generalTexts.saving}
            >
              {generalTexts.saveChanges}
            </Button>
          </>
        ) : (
          <>
            <Button
              data-start
              variant="ghost"
              icon={<Trash2 />}
              onClick={() => void askAndRemove(contact).then((gone) => gone && close())}
            >
              {contactTexts.deleteContact}
            </Button>
            <Button onClick={requestClose}>{generalTexts.close}</Button>
          </>
        )
      }
    >
      {isWhole ? (
        <div className={styles['sections']}>
          {isEditing ? [information, gifts] : [answers, gifts, suggestions, information]}
        </div>
      ) : (
        <Coming />
      )}
    </AppModal>
  )
}

function Coming() {
  return (
    <div className={styles['sections']}>
      <Skeleton height={180} radius={18} />
      <Skeleton height={180} radius={18} />
    </div>
  )
}

/** Deleted in another tab, or by someone else signed in to the same account. */
function Gone() {
  const { requestClose } = useDialog()
  useEffect(() => void invalidateOwn(), [])
  return (
    <AppModal
      size="sm"
      title={contactTexts.notFound}
      actions={
        <Button variant="primary" data-autofocus onClick={requestClose}>
          {generalTexts.close}
        </Button>
      }
    >
      <EmptyState icon={<UserX />} title={contactTexts.deletedElsewhere} />
    </AppModal>
  )
}

function Recommendations({ contactId }: { contactId: number }) {
  const leave = useLeave()
  const [, navigate] = useLocation()
  const href = paths.giftRecommendations(contactId)
  return (
    <ButtonLink
      href={href}
      variant="tint"
      size="sm"
      icon={<Sparkles aria-hidden />}
      onClick={(event) => {
        // A new tab takes nothing away from what is typed here.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void leave(() => navigate(href))
      }}
    >
      {contactTexts.seeAllRecommendations}
    </ButtonLink>
  )
}
