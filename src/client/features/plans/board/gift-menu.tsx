import { ArrowLeft, ArrowRight, ExternalLink, Eye, ShoppingBag, UserRound, UsersRound } from 'lucide-react'
import { openGiftDetails } from '#client/features/gifts/dialogs.ts'
import type { GiftState } from '#client/features/gifts/parts/plan-place.ts'
import { openSplitGift } from '#client/features/splits/dialogs.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { planScreenTexts } from '#domain/texts/plan-screens.ts'
import type { MenuItem } from '#client/ui/Menu.tsx'
import { placeOf, stateOf, usePlanMove } from '../use-plan-move.ts'
import type { PlanRow } from '../rows.ts'

const texts = planScreenTexts.menu

const icons = {
  ideas: <ArrowLeft />,
  assigned: <ArrowRight />,
  bought: <ShoppingBag />,
} satisfies Record<GiftState, MenuItem['icon']>

/** All that dragging does, and what else there is to do with a gift. Without `rows` nothing can be moved. */
export function useGiftMenu(gift: Gift, rows: readonly PlanRow[] | undefined): () => MenuItem[] {
  const move = usePlanMove()
  return () => {
    const noLink = gift.productUrl === null ? texts.noLink : undefined
    return [
      ...(rows === undefined ? [] : moves(gift, rows, move)),
      { label: texts.details, icon: <Eye />, group: true, onSelect: () => void openGiftDetails(gift.id) },
      {
        label: texts.product,
        icon: <ExternalLink />,
        ...(noLink === undefined ? { href: gift.productUrl ?? '' } : { unavailable: noLink }),
      },
      { label: texts.split, icon: <UsersRound />, onSelect: () => void openSplitGift(gift.id) },
    ]
  }
}

function moves(gift: Gift, rows: readonly PlanRow[], move: ReturnType<typeof usePlanMove>): MenuItem[] {
  const state = stateOf(gift)
  const own = rows.find(({ person }) =>
    gift.occasionId === null ? person.contactId === gift.contactId : person.occasionId === gift.occasionId,
  )
  const others = rows.filter((row) => row !== own && row.isOpen)
  // A refusal is told by the mutation itself.
  const to = (row: PlanRow, next: GiftState) => void move(gift, placeOf(row.person, next))?.catch(() => undefined)
  return [
    ...(['bought', 'assigned', 'ideas'] as const)
      .filter((next) => next !== state && own !== undefined)
      .map((next) => ({ label: texts.to[next], icon: icons[next], onSelect: () => own && to(own, next) })),
    ...(others.length === 0
      ? []
      : [
          {
            label: texts.toPerson,
            icon: <UserRound />,
            children: () =>
              others.map((row) => ({
                key: String(row.person.occasionId),
                label: row.person.contactName,
                onSelect: () => to(row, state),
              })),
          },
        ]),
  ]
}
