import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import { useBoard, useBoardZone } from '../parts/board.ts'
import type { KnownGift } from '../parts/gift-facts.ts'
import styles from './GiftZone.module.css'
import { GiftTile } from '../parts/GiftTile.tsx'

/** Longer lists scroll on their own. */
const SEEN = 12
const SEEN_IN_EDITOR = 6

/** One of the two lists, onto which gifts of the other can be dropped. */
export function GiftZone({
  list,
  title,
  count,
  gifts,
  event,
  empty,
  action,
}: {
  list: 'ideas' | 'assigned'
  title: string
  /** At the end of the title's line; left out where the title says it. */
  count: number | undefined
  gifts: readonly { gift: KnownGift; isGeneral: boolean }[]
  event: { id: number; name: string }
  /** Text of an empty list. */
  empty: string
  action?: ReactNode
}) {
  const zone = `${list}-${event.id}`
  const place = useMemo(() => ({ list, eventId: event.id, eventName: event.name }), [list, event.id, event.name])
  const element = useBoardZone<HTMLElement>({ name: zone, place })
  const kind = useBoard()?.board.kind
  // Side by side both lists stay on the screen, and so do the places to drop a gift.
  const isLong = gifts.length > (kind === 'editor' ? SEEN_IN_EDITOR : SEEN)
  return (
    <section
      ref={element}
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
        <div className={cx(isLong && styles['pane'])}>
          <VirtualRows
            label={title}
            scroller="nearest"
            items={gifts}
            keyOf={({ gift }) => gift.id}
            estimate={kind === 'editor' ? 108 : 64}
            gap={7}
            renderItem={({ gift, isGeneral }) => (
              <GiftTile gift={gift} eventId={event.id} zone={zone} isGeneral={isGeneral} />
            )}
          />
        </div>
      )}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </section>
  )
}
