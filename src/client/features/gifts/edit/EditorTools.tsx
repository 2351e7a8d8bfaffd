import { useQuery } from '@tanstack/react-query'
import { CalendarSync, Trash2 } from 'lucide-react'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { openGiftDetails } from '../dialogs.ts'
import styles from './EditorTools.module.css'
import type { GiftActions } from '../gift-menu.tsx'

const texts = giftTexts.row

/** Actions for a gift in the event editor: details, move to the other list or another event, remove. */
export function EditorTools({
  gift,
  eventId,
  actions,
}: {
  gift: Gift
  /** The event whose editor it is. */
  eventId: number | null
  actions: GiftActions
}) {
  return (
    <div className={styles['tools']}>
      <button
        type="button"
        className={styles['word']}
        aria-label={`${texts.viewDetails}: ${gift.title}`}
        onClick={() => void openGiftDetails(gift.id)}
      >
        {texts.viewDetails}
      </button>
      {gift.isSaved ? (
        <button
          type="button"
          className={styles['word']}
          aria-label={`${texts.moveToIdeas}: ${gift.title}`}
          onClick={() => void actions.move('ideas')}
        >
          {texts.moveToIdeas}
        </button>
      ) : (
        <button
          type="button"
          className={styles['word']}
          aria-label={`${texts.assignToEvent}: ${gift.title}`}
          onClick={() => void actions.move('assigned')}
        >
          {texts.assignToEvent}
        </button>
      )}
      <span className={styles['end']}>
        <Reassign gift={gift} eventId={eventId} onChoose={actions.reassign} />
        <IconButton
          size="sm"
          className={styles['delete']}
          label={`${texts.delete}: ${gift.title}`}
          icon={<Trash2 />}
          onClick={() => void actions.remove()}
        />
      </span>
    </div>
  )
}

/** A native select behind an icon, because there is one in every row. */
function Reassign({
  gift,
  eventId,
  onChoose,
}: {
  gift: Gift
  eventId: number | null
  onChoose: (eventId: number) => void
}) {
  const events = useQuery(occasionQueries.ofContact(gift.contactId)).data ?? []
  const others = events.filter(({ id }) => id !== gift.occasionId && id !== eventId)
  const isAlone = others.length === 0
  const label = isAlone ? giftTexts.moveToEvent.none : `${texts.reassign}: ${gift.title}`
  return (
    <span className={styles['reassign']} title={label}>
      <CalendarSync aria-hidden />
      <select
        aria-label={`${texts.reassign}: ${gift.title}`}
        value=""
        disabled={isAlone}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        <option value="" disabled>
          {giftTexts.selectEvent}
        </option>
        {others.map(({ id, name, nextDate, date }) => (
          <option key={id} value={id}>
            {name} - {formatMediumDate(nextDate ?? date)}
          </option>
        ))}
      </select>
    </span>
  )
}
