import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import type { FeaturedCard } from '#domain/catalogue/featured-card.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import type { DialogProps } from '../../lib/dialogs.tsx'
import { useDialog } from '../../lib/dialogs.tsx'
import { AppModal } from '../../ui/AppModal.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { NativeSelect } from '../../ui/TextInput.tsx'
import { ThumbTile } from '../../ui/ThumbTile.tsx'
import styles from './PlaceIdeaDialog.module.css'
import { useSaveIdea } from './save-idea.ts'

/** 'Save Gift Idea' for a person, or 'Assign Gift to Occasion' for one of their events (`isSaved`). */
export function PlaceIdeaDialog({
  idea,
  isSaved,
  contactId,
  close,
}: DialogProps & { idea: FeaturedCard; isSaved: boolean; contactId: number | undefined }) {
  const { requestClose } = useDialog()
  const { save, isPending } = useSaveIdea()
  const contacts = useQuery(contactQueries.all()).data ?? []
  const [chosen, setChosen] = useState(contactId)
  const [eventId, setEventId] = useState<number>()
  const contact = contacts.find(({ id }) => id === chosen)
  const events = useQuery({ ...occasionQueries.ofContact(chosen ?? 0), enabled: chosen !== undefined }).data ?? []
  const event = events.find(({ id }) => id === eventId)
  const ready = contact !== undefined && (!isSaved || event !== undefined)
  const texts = isSaved ? recommendationTexts.assignDialog : recommendationTexts.saveDialog
  return (
    <AppModal
      size="sm"
      title={texts.title}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (ready) save(idea, { contact, event: isSaved ? event : undefined, isSaved }, () => close())
      }}
      actions={
        <>
          <Button onClick={requestClose}>{generalTexts.cancel}</Button>
          <Button variant="primary" type="submit" disabled={!ready} pending={isPending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <p>{descriptionOf(isSaved, contact?.fullName)}</p>
        <div className={styles['item']}>
          <ThumbTile id={idea.id} imageUrl={idea.imageUrl} />
          <span>
            <strong>{idea.title}</strong>
            <br />
            {idea.price}
          </span>
        </div>
        {contactId === undefined && (
          <Field label="Select Contact">
            <NativeSelect
              value={chosen ?? ''}
              onChange={(change) => {
                setChosen(Number(change.target.value))
                setEventId(undefined)
              }}
            >
              <option value="" disabled>
                {contacts.length === 0 ? recommendationTexts.noContactsAvailable : 'Select a contact...'}
              </option>
              {contacts.map(({ id, fullName }) => (
                <option key={id} value={id}>
                  {fullName}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        {isSaved && (
          <Field label="Select Occasion">
            <NativeSelect
              value={eventId ?? ''}
              disabled={chosen === undefined}
              onChange={(change) => setEventId(Number(change.target.value))}
            >
              <option value="" disabled>
                {chosen !== undefined && events.length === 0
                  ? recommendationTexts.noEventsForContact
                  : 'Select an event...'}
              </option>
              {events.map(({ id, name, nextDate, date }) => (
                <option key={id} value={id}>
                  {name} - {formatMediumDate((nextDate ?? date) as CalendarDate)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
      </div>
    </AppModal>
  )
}

function descriptionOf(isSaved: boolean, fullName: string | undefined): string {
  const { saveDialog, assignDialog } = recommendationTexts
  if (!isSaved) return saveDialog.description(fullName ?? 'somebody')
  return fullName === undefined ? assignDialog.description : assignDialog.descriptionFor(fullName)
}
