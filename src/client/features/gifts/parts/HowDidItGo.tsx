import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { awaitsReaction } from '#domain/gifts/delivery.ts'
import type { NamedGift } from '#domain/gifts/schema.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { deliveryTexts as texts } from '#domain/texts/delivery.ts'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { askedAlready, rememberAsked } from '../after-buying/asked.ts'
import { openGiftDetails } from '../dialogs.ts'
import { giftGlyph } from '../glyph.tsx'
import { giftQueries } from '../queries.ts'
import styles from './HowDidItGo.module.css'
import { Reactions } from './Reactions.tsx'

/** Shown before 'Show all': it asks in passing. */
const SHOWN = 3

/**
 * On the dashboard: how the gifts for events of the last weeks went. An answered one stays until the page is left, so that
 * a slip can be corrected; dismissing asks about none of these again.
 */
export function HowDidItGo() {
  const today = useToday()
  const gifts = useQuery(giftQueries.givenLately()).data ?? []
  const [dismissed, setDismissed] = useState(askedAlready)
  const [answered, setAnswered] = useState<readonly number[]>([])
  const [isOpen, setOpen] = useState(false)
  const asked = gifts.filter(
    (gift) => !dismissed.has(gift.id) && (answered.includes(gift.id) || awaitsReaction(gift, today)),
  )
  if (asked.length === 0) return null
  const shown = isOpen ? asked : asked.slice(0, SHOWN)
  const dismiss = () => setDismissed(rememberAsked(asked.map(({ id }) => id)))
  return (
    <section className={styles['panel']} aria-labelledby="how-did-it-go">
      <div className={styles['head']}>
        <div>
          <h2 id="how-did-it-go">{texts.howDidItGo}</h2>
          <p>{texts.whyAsked}</p>
        </div>
        <IconButton size="sm" label={texts.dontAsk} icon={<X />} onClick={dismiss} />
      </div>
      <ul className={styles['gifts']}>
        {shown.map((gift) => (
          <li key={gift.id} className={styles['gift']}>
            <ThumbTile id={gift.productKey ?? gift.id} picture={gift.picture} glyph={giftGlyph(gift)} size="sm" />
            <span className={styles['words']}>
              <button
                type="button"
                className={styles['title']}
                title={gift.title}
                onClick={() => void openGiftDetails(gift.id)}
              >
                {gift.title}
              </button>
              <span className={styles['for']}>{givenFor(gift)}</span>
            </span>
            <Reactions gift={gift} onSay={() => setAnswered((before) => [...before, gift.id])} />
          </li>
        ))}
      </ul>
      {shown.length < asked.length && (
        <Button size="sm" variant="ghost" className={styles['more']} onClick={() => setOpen(true)}>
          {texts.showAll(asked.length)}
        </Button>
      )}
    </section>
  )
}

/** 'Leo · Christmas · Fri, Dec 25' */
function givenFor({ contactName, eventName, occurrenceDate }: NamedGift): string {
  const event = eventName === null ? null : eventNameWithoutContact(eventName, contactName)
  return [contactName, event, occurrenceDate && formatShortDate(occurrenceDate)].filter(Boolean).join(' · ')
}
