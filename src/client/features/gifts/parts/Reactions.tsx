import { Frown, Heart, Meh } from 'lucide-react'
import type { ReactElement } from 'react'
import { reactions, type Delivered, type Reaction } from '#domain/gifts/delivery.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { deliveryTexts as texts } from '#domain/texts/delivery.ts'
import { cx } from '#client/lib/class-names.ts'
import { useChangeDelivery } from '../after-buying/mutations.ts'
import styles from './Reactions.module.css'

/** How a given gift went, one tap; a tap on what was said takes it back. */
export function Reactions({
  gift,
  look = 'words',
  onSay,
}: {
  gift: Pick<Gift, 'id' | 'title' | 'reaction'> & Delivered
  /** Icons alone where many gifts are in a row. */
  look?: 'words' | 'icons'
  onSay?: () => void
}) {
  const change = useChangeDelivery(texts.reactionFailed)
  return (
    <fieldset
      className={cx(styles['reactions'], look === 'icons' && styles['icons'])}
      aria-label={texts.reactionTo(gift.title)}
    >
      {reactions.map((reaction) => {
        const isSaid = gift.reaction === reaction
        return (
          <button
            key={reaction}
            type="button"
            className={styles['reaction']}
            data-reaction={reaction}
            aria-pressed={isSaid}
            {...(look === 'icons' && { 'aria-label': texts.reactions[reaction], title: texts.reactions[reaction] })}
            onClick={() => {
              const said = isSaid ? null : reaction
              change.mutate({ gift, reaction: said })
              onSay?.()
            }}
          >
            {icons[reaction]}
            {look === 'words' && texts.reactions[reaction]}
          </button>
        )
      })}
    </fieldset>
  )
}

const icons = {
  loved: <Heart aria-hidden />,
  fine: <Meh aria-hidden />,
  no: <Frown aria-hidden />,
} satisfies Record<Reaction, ReactElement>
