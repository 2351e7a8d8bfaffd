import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { SmallGift } from '#client/features/gifts/parts/SmallGift.tsx'
import { useBoardZone } from '#client/features/gifts/parts/board.ts'
import type { GiftState } from '#client/features/gifts/parts/plan-place.ts'
import { planScreenTexts } from '#domain/texts/plan-screens.ts'
import { useGiftMenu } from './gift-menu.tsx'
import styles from './GiftsOf.module.css'
import { placeOf, zoneOf } from '../use-plan-move.ts'
import type { PlanRow } from '../rows.ts'

const texts = planScreenTexts.board

/** Ideas drawn at once; the event has all of them. */
const IDEAS = 4

/** The gifts of one state of a person, and where others are dropped: a cell of the table, or a part of a card. */
export function GiftsOf({
  as: Element,
  state,
  look,
  row,
  rows,
  children,
}: {
  as: 'td' | 'div'
  state: GiftState
  look: 'picture' | 'line'
  row: PlanRow
  rows: readonly PlanRow[]
  /** After the gifts. */
  children?: ReactNode
}) {
  const { person, isOpen } = row
  const gifts = row[state]
  const shown = state === 'ideas' && gifts.length > IDEAS ? gifts.slice(0, IDEAS - 1) : gifts
  const rest = gifts.length - shown.length
  return (
    <Element className={styles['place']}>
      <Zone row={row} state={state} isOpen={isOpen} className={styles[look]}>
        {shown.map((gift) => (
          <Gift key={gift.id} gift={gift} zone={isOpen ? zoneOf(row, state) : undefined} look={look} rows={rows} />
        ))}
        {rest > 0 && (
          <button
            type="button"
            className={styles['rest']}
            aria-haspopup="dialog"
            aria-label={texts.moreIdeas(rest, person.contactName)}
            onClick={() => void openEditEvent(person.occasionId)}
          >
            {texts.more(rest)}
          </button>
        )}
        {gifts.length === 0 && !children && <Nothing />}
        {children}
      </Zone>
    </Element>
  )
}

function Zone({
  row,
  state,
  isOpen,
  className,
  children,
}: {
  row: PlanRow
  state: GiftState
  isOpen: boolean
  className: string | undefined
  children: ReactNode
}) {
  return isOpen ? (
    <OpenZone row={row} state={state} className={className}>
      {children}
    </OpenZone>
  ) : (
    <div className={className}>{children}</div>
  )
}

function OpenZone({
  row,
  state,
  className,
  children,
}: {
  row: PlanRow
  state: GiftState
  className: string | undefined
  children: ReactNode
}) {
  const { contactId, occasionId, contactName } = row.person
  const place = useMemo(
    () => placeOf({ contactId, occasionId, contactName }, state),
    [contactId, occasionId, contactName, state],
  )
  const element = useBoardZone<HTMLDivElement>({ name: zoneOf(row, state), place })
  return (
    <div
      ref={element}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form is in it
      role="group"
      aria-label={texts.placeOf(texts.place[state], contactName)}
      className={`${styles['zone']} ${className}`}
    >
      {children}
    </div>
  )
}

function Gift({
  gift,
  zone,
  look,
  rows,
}: {
  gift: PlanRow['ideas'][number]
  zone: string | undefined
  look: 'picture' | 'line'
  rows: readonly PlanRow[]
}) {
  const menu = useGiftMenu(gift, zone === undefined ? undefined : rows)
  return <SmallGift gift={gift} zone={zone} look={look} menu={menu} />
}

function Nothing() {
  return (
    <span className={styles['nothing']}>
      <span aria-hidden>–</span>
      <span className={styles['spoken']}>{texts.nothing}</span>
    </span>
  )
}
