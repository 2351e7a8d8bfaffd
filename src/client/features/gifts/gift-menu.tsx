import {
  ArrowLeft,
  ArrowRight,
  BellPlus,
  CalendarSync,
  CalendarX,
  Copy,
  ExternalLink,
  Lightbulb,
  Pencil,
  ShoppingBag,
  Trash2,
  UsersRound,
} from 'lucide-react'
import type { Gift } from '#domain/gifts/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { offerTexts } from '#domain/texts/offers.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { openSplitGift } from '#client/features/splits/dialogs.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { toast } from '#client/lib/toast.ts'
import type { MenuItem } from '#client/ui/Menu.tsx'
import { focusMoved } from './board-focus.ts'
import { openMoveGift, openWatchPrice } from './dialogs.ts'
import { zonesAfter } from './drag/drop.ts'
import { mayMove } from './drag/move-question.ts'
import { openGivenCorrection } from './given/GivenCorrection.tsx'
import { mayUnpurchase } from './given/ask-about-given.ts'
import { useChangeGift, useMoveGift, useRemoveGift, useSetPurchased } from './mutations.ts'
import type { GiftPlace } from './mutations.ts'
import { useBoard } from './parts/board.ts'
import type { BoardKind } from './parts/board.ts'

/** What a tile can do with its gift; the checkbox, the menu and the drop zones all use these. */
export function useGiftActions(gift: Gift, { eventId, zone }: { eventId: number | null; zone: string | undefined }) {
  const board = useBoard()?.board
  const move = useMoveGift()
  const change = useChangeGift()
  const purchase = useSetPurchased()
  const remove = useRemoveGift({
    failed: board?.kind === 'editor' ? giftTexts.failedToDelete : giftTexts.failedToRemoveIdea,
  })
  const moveTo = (to: GiftPlace) => {
    if (to === 'assigned' && eventId === null && gift.occasionId === null)
      toast({ title: generalTexts.error, description: giftTexts.expandEventFirst, variant: 'destructive' })
    else move.mutate({ gift, to, eventId })
  }
  return {
    setPurchased: async (isPurchased: boolean) => {
      if (isPurchased || (await mayUnpurchase(gift))) purchase.mutate({ gift, isPurchased, eventId })
    },
    move: async (to: GiftPlace) => {
      const place = board?.zone(zone)?.place
      const eventName = place === undefined || !('eventName' in place) ? '' : place.eventName
      if (await mayMove(gift, to, { eventName, asksAlways: board?.kind === 'editor' && isBetweenLists(to) })) moveTo(to)
    },
    /** An idea stays an idea there, and an assigned gift stays assigned. */
    reassign: (occasionId: number) => {
      change.mutate({ gift, occasionId, isSaved: gift.isSaved })
    },
    moveToEvent: async () => {
      const wish = await openMoveGift(gift)
      if (wish === undefined || !(await mayMove(gift, wish.to, { eventName: '', asksAlways: false }))) return
      move.mutate({ gift, ...wish })
      if (board !== undefined) focusMoved(board, gift.id, zonesAfter(wish))
    },
    remove: async () => {
      const { confirmDelete, confirmRemove } = giftTexts
      const { title, description, confirm: action } = board?.kind === 'editor' ? confirmDelete : confirmRemove
      if (!(await confirm({ title, text: description, action, destructive: true }))) return
      remove.mutate(gift.id)
    },
  }
}

function isBetweenLists(to: GiftPlace): boolean {
  return to === 'assigned' || to === 'ideas'
}

export type GiftActions = ReturnType<typeof useGiftActions>

/** The items of a tile's context menu. */
export function giftMenu(gift: Gift, actions: GiftActions, kind: BoardKind): MenuItem[] {
  const noLink = gift.productUrl === null ? giftTexts.menu.noLink : undefined
  const noEvent = gift.occasionId === null ? giftTexts.menu.noEvent : undefined
  const url = gift.productUrl ?? ''
  const items: (MenuItem | undefined)[] = [
    {
      label: gift.isPurchased ? giftTexts.markAsNotPurchased : giftTexts.menu.markAsPurchased,
      icon: <ShoppingBag />,
      onSelect: () => void actions.setPurchased(!gift.isPurchased),
    },
    {
      label: giftTexts.menu.viewProduct,
      icon: <ExternalLink />,
      ...(noLink === undefined ? { href: url } : { unavailable: noLink }),
    },
    gift.isPurchased
      ? {
          label: giftTexts.correction.action,
          icon: <Pencil />,
          onSelect: () => void openGivenCorrection(gift),
        }
      : undefined,
    gift.canWatch && !gift.isPurchased
      ? {
          label: gift.watch === null ? offerTexts.watch.menu : offerTexts.watch.menuOn,
          icon: <BellPlus />,
          onSelect: () => void openWatchPrice(gift),
        }
      : undefined,
    { label: giftTexts.menu.copyLink, icon: <Copy />, unavailable: noLink, onSelect: () => void copyLink(url) },
    {
      label: splitTexts.splitCost,
      icon: <UsersRound />,
      onSelect: () => void openSplitGift(gift.id),
    },
    ...placements(gift, actions, kind),
    kind === 'contact'
      ? {
          label: giftTexts.moveToGeneral,
          icon: <Lightbulb />,
          unavailable: noEvent,
          onSelect: () => void actions.move('general'),
        }
      : undefined,
    {
      label: giftTexts.menu.removeFromEvent,
      icon: <CalendarX />,
      unavailable: noEvent,
      onSelect: () => void actions.move('removed'),
    },
    // On the dashboard a gift can only be removed from its event; in a contact's details it can be deleted.
    kind === 'event'
      ? undefined
      : {
          label: kind === 'editor' ? giftTexts.row.delete : giftTexts.confirmRemove.title,
          icon: <Trash2 />,
          group: true,
          danger: true,
          onSelect: () => void actions.remove(),
        },
  ]
  return items.filter((item) => item !== undefined)
}

/** Into the other of its two lists, and to another event. */
function placements(gift: Gift, actions: GiftActions, kind: BoardKind): MenuItem[] {
  // Among everyone's ideas no event is open that it could be assigned to: the dialog asks for one.
  if (kind === 'everyone' && gift.occasionId === null)
    return [{ ...elsewhere(actions), label: giftTexts.menu.assignToEvent, icon: <ArrowRight />, group: true }]
  const between: MenuItem = gift.isSaved
    ? {
        label: giftTexts.menu.moveToIdeas,
        icon: <ArrowLeft />,
        group: true,
        onSelect: () => void actions.move('ideas'),
      }
    : {
        label: kind === 'editor' ? giftTexts.menu.assignToEvent : giftTexts.menu.moveToAssigned,
        icon: <ArrowRight />,
        group: true,
        onSelect: () => void actions.move('assigned'),
      }
  return kind === 'event' ? [between] : [between, elsewhere(actions)]
}

function elsewhere(actions: GiftActions): MenuItem {
  return {
    label: giftTexts.moveToEvent.menu,
    icon: <CalendarSync />,
    onSelect: () => void actions.moveToEvent(),
  }
}

/** Copies a product link to the clipboard and says so. Without https there is no clipboard. */
async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    toast(giftTexts.linkCopied)
  } catch {
    toast({ title: generalTexts.error, description: giftTexts.linkNotCopied, variant: 'destructive' })
  }
}
