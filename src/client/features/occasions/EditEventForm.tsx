import { Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Occasion } from '#domain/occasions/schema.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { openContactDetails } from '../contacts/dialogs.ts'
import { RelationshipBadge } from '../contacts/parts/RelationshipBadge.tsx'
import { openGiftSearch } from '../gifts/dialogs.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useCloseGuard, useDialog } from '../../lib/dialogs.tsx'
import { useForm } from '../../lib/form.ts'
import { toastError } from '../../lib/toast.ts'
import { AppModal } from '../../ui/AppModal.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useLeave } from '../../ui/use-leave.ts'
import { StaleNotice } from '../../ui/StaleNotice.tsx'
import { EventDateField } from './EventDateField.tsx'
import { eventDifferences } from './event-differences.ts'
import { eventFormErrors, hasOwnName, occasionToValues, valuesToInput } from './event-form.ts'
import { EventFields } from './EventFields.tsx'
import styles from './EditEventDialog.module.css'
import { EventGifts } from './EventGifts.tsx'
import { useChangeOccasion, useRemoveOccasion } from './mutations.ts'
import { askToDelete } from './ask-to-delete.ts'

export function EditEventForm({
  occasion,
  shortName,
  onDone,
}: {
  occasion: Occasion
  /** Without the contact's name, which stands beside it. */
  shortName: string
  onDone: () => void
}) {
  const { requestClose } = useDialog()
  const change = useChangeOccasion()
  const remove = useRemoveOccasion()
  // What the form was filled from: gifts moved below fetch the event anew while somebody types here.
  const [base, setBase] = useState(occasion)
  const [theirs, setTheirs] = useState<Occasion>()
  const form = useForm({ initial: occasionToValues(base), check: eventFormErrors })
  useCloseGuard(form.isDirty)
  const { contact, turning } = occasion
  const leave = useLeave()
  const searchGifts = () => void leave(() => openGiftSearch({ contactId: contact.id, occasionId: occasion.id }))

  const save = (version: number) =>
    form.submit((values) => {
      if (change.isPending) return
      change.mutate(
        { id: base.id, version, ...valuesToInput(values) },
        {
          onSuccess: onDone,
          onError: (error) => {
            if (error instanceof ApiError && error.code === 'STALE') setTheirs(error.current as Occasion)
            else if (!form.showIssues(error)) toastError(error, eventTexts.failedToUpdate)
          },
        },
      )
    })
  const askAndRemove = async () => {
    const answer = await askToDelete(occasion)
    if (answer !== undefined) remove.mutate({ id: occasion.id, ...answer }, { onSuccess: onDone })
  }
  return (
    <AppModal
      size="lg"
      title={eventTexts.edit(shortName)}
      subtitle={
        <>
          <button
            type="button"
            className={styles['contact']}
            aria-haspopup="dialog"
            onClick={() => void openContactDetails(contact.id)}
          >
            {contact.fullName}
          </button>
          <RelationshipBadge relationship={contact.relationship} />
          {turning !== null && (
            <Badge tone="special">{turning === 0 ? eventTexts.born : eventTexts.turning(turning)}</Badge>
          )}
        </>
      }
      headerAside={
        <Button variant="tint" size="sm" icon={<Search />} onClick={searchGifts}>
          {eventTexts.searchGifts(shortName)}
        </Button>
      }
      onSubmit={save(base.version)}
      actions={
        <>
          {hasOwnName(occasion.type) && (
            <Button
              data-start
              variant="ghost"
              icon={<Trash2 />}
              pending={remove.isPending}
              pendingText={eventTexts.deleting}
              onClick={() => void askAndRemove()}
            >
              {eventTexts.deleteEvent}
            </Button>
          )}
          <Button onClick={requestClose}>{generalTexts.cancel}</Button>
          <Button variant="primary" type="submit" pending={change.isPending} pendingText={eventTexts.updating}>
            {eventTexts.updateEvent}
          </Button>
        </>
      }
    >
      <div className={styles['sections']}>
        {theirs !== undefined && (
          <StaleNotice
            differences={eventDifferences(form.values, occasionToValues(theirs))}
            onKeepMine={() => {
              setBase(theirs)
              setTheirs(undefined)
              save(theirs.version)()
            }}
            onTakeTheirs={() => {
              setBase(theirs)
              setTheirs(undefined)
              form.reset(occasionToValues(theirs))
            }}
          />
        )}
        <EventFields
          form={form}
          alwaysRecurs={base.linkedTo !== null && form.values.type === base.type}
          dateField={<EventDateField form={form} occasion={base} />}
          budgetHint={rangeText(base)}
        />
        <EventGifts occasion={occasion} />
        <div>
          <Button variant="tint" size="sm" icon={<Search />} onClick={searchGifts}>
            {eventTexts.searchGifts(shortName)}
          </Button>
        </div>
      </div>
    </AppModal>
  )
}

function rangeText({ budgetRanges }: Occasion): string | undefined {
  return budgetRanges === null ? undefined : `Look between $${budgetRanges.low} and $${budgetRanges.high}.`
}
