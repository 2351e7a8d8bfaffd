import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProductPicture } from '#client/features/catalogue/parts/ProductPicture.tsx'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import type { ProductToSave } from './parts/save-idea.ts'
import { useSaveIdea } from './parts/save-idea.ts'
import styles from './PlaceIdeaDialog.module.css'

/** 'Save Gift Idea' for a person, or 'Assign Gift to Occasion' for one of their events (`isSaved`). */
export function PlaceIdeaDialog({
  product,
  isSaved,
  contactId,
  occasionId,
  close,
}: DialogProps & {
  product: ProductToSave
  isSaved: boolean
  contactId: number | undefined
  occasionId: number | undefined
}) {
  const { save, isPending } = useSaveIdea()
  const contacts = useQuery({ ...contactQueries.all(), enabled: contactId === undefined }).data
  const preset = useQuery({ ...contactQueries.one(contactId ?? 0), enabled: contactId !== undefined }).data
  const [chosen, setChosen] = useState<number>()
  const [eventId, setEventId] = useState(occasionId)
  const contact = contactId === undefined ? contacts?.find(({ id }) => id === chosen) : preset
  const whose = contactId ?? chosen
  const events = useQuery({ ...occasionQueries.ofContact(whose ?? 0), enabled: whose !== undefined }).data
  const event = events?.find(({ id }) => id === eventId)
  const ready = contact !== undefined && (!isSaved || event !== undefined)
  const texts = isSaved ? recommendationTexts.assignDialog : recommendationTexts.saveDialog
  const submit = async () => {
    if (!ready || isPending) return
    // When opened from an event, the idea goes into that event's list.
    if (await save(product, { contact, event: isSaved || contactId !== undefined ? event : undefined, isSaved }))
      close()
  }
  return (
    <FormDialog
      size="sm"
      title={texts.title}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        void submit()
      }}
      save={{ label: texts.confirm, pending: isPending, disabled: !ready }}
    >
      <div className={styles['fields']}>
        <p>{descriptionOf(isSaved, isSaved && contactId === undefined ? undefined : contact?.fullName)}</p>
        <div className={styles['item']}>
          <ProductPicture product={product} />
          <span>
            <strong>{product.title}</strong>
            <br />
            {product.price}
          </span>
        </div>
        {contactId === undefined && (
          <Field label={recommendationTexts.assignDialog.selectContact}>
            <NativeSelect
              value={chosen ?? ''}
              onChange={(change) => {
                setChosen(Number(change.target.value))
                setEventId(undefined)
              }}
            >
              <option value="" disabled>
                {contacts?.length === 0
                  ? recommendationTexts.noContactsAvailable
                  : recommendationTexts.assignDialog.selectContactFirst}
              </option>
              {contacts?.map(({ id, fullName }) => (
                <option key={id} value={id}>
                  {fullName}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        {isSaved && (
          <Field label={recommendationTexts.assignDialog.selectOccasion}>
            <NativeSelect
              value={eventId ?? ''}
              disabled={whose === undefined}
              onChange={(change) => setEventId(Number(change.target.value))}
            >
              <option value="" disabled>
                {events?.length === 0 ? recommendationTexts.noEventsForContact : giftTexts.selectEvent}
              </option>
              {events?.map(({ id, name, nextDate, date, contact: { fullName } }) => (
                <option key={id} value={id}>
                  {name} - {formatMediumDate(nextDate ?? date)}
                  {contactId === undefined && ` (${fullName})`}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
      </div>
    </FormDialog>
  )
}

function descriptionOf(isSaved: boolean, fullName: string | undefined): string {
  const { saveDialog, assignDialog } = recommendationTexts
  if (!isSaved) return saveDialog.description(fullName ?? saveDialog.someone)
  return fullName === undefined ? assignDialog.description : assignDialog.descriptionFor(fullName)
}
