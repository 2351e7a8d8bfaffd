import type { ReactNode } from 'react'
import { cx } from '../../lib/class-names.ts'
import type { KnownGift } from './gift-facts.ts'
import styles from './GiftZone.module.css'
import { GiftTile } from './parts/GiftTile.tsx'

/** One of the two lists, onto which gifts of the other can be dropped. */
export function GiftZone({
  list,
  title,
  count,
  gifts,
  eventId,
  empty,
  action,
  keep,
}: {
  list: 'ideas' | 'assigned'
  title: string
  /** At the end of the title's line; left out where the title says it. */
  count: number | undefined
  gifts: readonly { gift: KnownGift; isGeneral: boolean }[]
  eventId: number
  /** Said when there is nothing in it. */
  empty: string
  action?: ReactNode
  /** Tells where the zone, a tile ('tile-7') and its grip ('grip-7') are drawn, for whoever drags them. */
  keep: (name: string) => (element: HTMLElement | null) => void
}) {
  return (
    <section
      ref={keep(list)}
      aria-label={count === undefined ? title : `${title}, ${count}`}
      className={cx(styles['zone'], styles[list])}
    >
      <h3 className={styles['title']}>
        {title}
        {count !== undefined && <span className={styles['count']}>{count}</span>}
      </h3>
      {gifts.length === 0 ? (
        <p className={styles['empty']}>{empty}</p>
      ) : (
        <ul className={styles['gifts']}>
          {gifts.map(({ gift, isGeneral }) => (
            <li key={gift.id}>
              <GiftTile
                ref={keep(`tile-${gift.id}`)}
                grip={keep(`grip-${gift.id}`)}
                gift={gift}
                eventId={eventId}
                isGeneral={isGeneral}
              />
            </li>
          ))}
        </ul>
      )}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </section>
  )
}
