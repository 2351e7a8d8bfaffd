import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Field } from '#client/ui/Field.tsx'
import { FieldGroup } from '#client/ui/FieldGroup.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import type { Move } from './drop.ts'
import { giftGlyph } from '../glyph.tsx'
import styles from './MoveGiftDialog.module.css'
import { priceText } from '../parts/price-text.ts'

const { assignDialog } = recommendationTexts
const moving = giftTexts.moveToEvent
const assigning = {
  title: assignDialog.title,
  event: assignDialog.selectOccasion,
  none: recommendationTexts.noEventsForContact,
  confirm: assignDialog.confirm,
}
const lists = [
  { value: 'assigned', label: giftTexts.zones.assigned },
  { value: 'ideas-of-event', label: giftTexts.zones.ideas },
] as const

/** Does what dragging to another event does, without dragging; with `isAssigning`, to any event and only as assigned. */
export function MoveGiftDialog({
  gift,
  isAssigning = false,
  close,
}: DialogProps<Move> & { gift: Gift; isAssigning?: boolean }) {
  const texts = isAssigning ? assigning : moving
  const query = useQuery(occasionQueries.ofContact(gift.contactId))
  const events = query.data?.filter(({ id }) => isAssigning || id !== gift.occasionId) ?? []
  const [chosen, setChosen] = useState(isAssigning ? (gift.occasionId ?? undefined) : undefined)
  const [to, setTo] = useState<(typeof lists)[number]['value']>('assigned')
  const hasNone = query.isSuccess && events.length === 0
  return (
    <FormDialog
      size="sm"
      title={texts.title}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (chosen !== undefined) close({ to, eventId: chosen })
      }}
      save={{ label: texts.confirm, disabled: chosen === undefined }}
    >
      <div className={styles['fields']}>
        {isAssigning && events[0] && <p>{assignDialog.descriptionFor(events[0].contact.fullName)}</p>}
        <div className={styles['gift']}>
          <ThumbTile id={gift.productKey ?? gift.id} picture={gift.picture} glyph={giftGlyph(gift)} />
          <div className={styles['words']}>
            <strong>{gift.title}</strong>
            <span>{priceText(gift)}</span>
          </div>
        </div>
        <Field label={texts.event} hint={hasNone ? texts.none : undefined}>
          <NativeSelect
            data-autofocus
            value={chosen ?? ''}
            disabled={hasNone}
            onChange={(change) => setChosen(Number(change.target.value))}
          >
            <option value="" disabled>
              {giftTexts.selectEvent}
            </option>
            {events.map(({ id, name, nextDate, date }) => (
              <option key={id} value={id}>
                {name} - {formatMediumDate(nextDate ?? date)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {!isAssigning && (
          <FieldGroup label={moving.as}>
            <SegmentedControl label={moving.as} options={lists} value={to} onChange={setTo} full />
          </FieldGroup>
        )}
      </div>
    </FormDialog>
  )
}
