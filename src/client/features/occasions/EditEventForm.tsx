import { Search, Trash2 } from 'lucide-react'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { useCloseWithContact } from '#client/features/contacts/parts/use-close-with-contact.ts'
import { openGiftSearch } from '#client/features/gifts/dialogs.ts'
import { RecommendedGifts } from '#client/features/recommendations/parts/RecommendedGifts.tsx'
import { EventNotices } from '#client/features/reminders/parts/EventNotices.tsx'
import { toastError } from '#client/lib/toast.ts'
import { FoldedFields } from '#client/ui/FoldedFields.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Button } from '#client/ui/Button.tsx'
import { VersionNotice } from '#client/ui/VersionNotice.tsx'
import { askToDelete } from './ask-to-delete.ts'
import styles from './EditEventDialog.module.css'
import { EventDateField } from './EventDateField.tsx'
import { hasOwnName } from './event-form.ts'
import { EventFields } from './EventFields.tsx'
import { EventGifts } from './EventGifts.tsx'
import { EventHeader } from './EventHeader.tsx'
import { EventMenu, SkipButton } from './EventMenu.tsx'
import { EventStates } from './EventStates.tsx'
import { PrintedEvent } from './PrintedEvent.tsx'
import { useRemoveOccasion } from './mutations.ts'
import { settingsLine } from './settings-line.ts'
import { useEventEdit } from './use-event-edit.ts'
import { useEventStates } from './use-event-states.ts'

export function EditEventForm({ occasion, onDone }: { occasion: Occasion; onDone: () => void }) {
  // The title keeps the stored name; beside the contact's own name the rest leaves it out.
  const shortName = eventNameWithoutContact(occasion.name, occasion.contact.fullName)
  const edit = useEventEdit(occasion, onDone)
  const { form, base, isGone } = edit
  const states = useEventStates(occasion, shortName)
  const remove = useRemoveOccasion()
  useCloseWithContact(occasion.contactId, onDone, form.isDirty)
  const searchGifts = () => openGiftSearch({ contactId: occasion.contactId, occasionId: occasion.id })

  const askAndRemove = async (forGood: boolean) => {
    if (remove.isPending) return
    const answer = await askToDelete(occasion, forGood)
    if (answer === undefined) return
    remove.mutate(
      { id: base.id, version: base.version, keepGifts: answer.keepGifts, suppress: forGood },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (!edit.refused(error)) toastError(error, eventTexts.failedToDelete)
        },
      },
    )
  }
  const isLinked = base.linkedTo !== null
  const isOtherType = form.values.type !== base.type
  return (
    <FormDialog
      size="xxl"
      startsOn="title"
      title={eventTexts.edit(occasion.name)}
      whose={occasion.contact.fullName}
      subtitle={<EventHeader occasion={occasion} />}
      headerAside={
        <span className={styles['aside']}>
          <SearchGifts name={shortName} whose={occasion.contact.fullName} onClick={searchGifts} />
          {!isGone && (
            <EventMenu
              occasion={occasion}
              changes={states}
              isRemoving={remove.isPending}
              onRemove={() => void askAndRemove(true)}
            />
          )}
        </span>
      }
      onSubmit={edit.submit}
      isGone={isGone}
      notice={
        <VersionNotice
          edit={edit}
          onKeepMine={() => edit.submit()}
          gone={eventTexts.deletedWhileEditing}
          again={edit.again}
        />
      }
      start={
        hasOwnName(occasion.type) ? (
          <Button
            data-start
            variant="ghost"
            icon={<Trash2 />}
            pending={remove.isPending}
            pendingText={eventTexts.deleting}
            onClick={() => void askAndRemove(false)}
          >
            {eventTexts.deleteEvent}
          </Button>
        ) : (
          <SkipButton occasion={occasion} changes={states} />
        )
      }
      save={{ label: eventTexts.updateEvent, pending: edit.isSaving, pendingText: eventTexts.updating }}
    >
      <PrintedEvent occasion={occasion} />
      <div className={styles['columns']}>
        <div className={styles['sections']}>
          <EventStates occasion={occasion} changes={states} />
          {!isGone && <EventNotices occasion={occasion} isDirty={form.isDirty} />}
          <EventGifts occasion={occasion} />
        </div>
        <FoldedFields
          title={eventTexts.settings.title}
          className={styles['settings']}
          line={settingsLine(base, form.values)}
          mustBeSeen={edit.conflict !== undefined || Object.values(form.errors).some((error) => error !== undefined)}
        >
          <EventFields
            form={form}
            notifies={occasion.reminderMethod === 'push'}
            alwaysRecurs={isLinked && !isOtherType}
            typeHint={isLinked && isOtherType ? eventTexts.noLongerFollows(base.contact.fullName) : undefined}
            toldBudget={base.budget ?? undefined}
            dateField={<EventDateField form={form} occasion={base} />}
          />
        </FoldedFields>
        <div className={styles['sections']}>
          <RecommendedGifts contactId={occasion.contactId} occasionId={occasion.id} />
          <div>
            <SearchGifts name={shortName} whose={occasion.contact.fullName} onClick={searchGifts} />
          </div>
        </div>
      </div>
    </FormDialog>
  )
}

function SearchGifts({ name, whose, onClick }: { name: string; whose: string; onClick: () => void }) {
  return (
    <Button variant="tint" size="sm" icon={<Search />} aria-description={whose} onClick={onClick}>
      <span className={styles['search']} title={eventTexts.searchGifts(name)}>
        {eventTexts.searchGifts(name)}
      </span>
    </Button>
  )
}
