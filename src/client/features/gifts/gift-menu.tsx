import { ArrowLeft, ArrowRight, CalendarX, Copy, ExternalLink, ShoppingBag } from 'lucide-react'
import type { Gift } from '#domain/gifts/schema.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { toast } from '../../lib/toast.ts'
import type { MenuItem } from '../../ui/Menu.tsx'
import { copyLink } from './copy-link.ts'
import { useMoveGift, useSetPurchased } from './mutations.ts'
import type { GiftPlace } from './mutations.ts'

/** What a tile can do with its gift; the checkbox, the menu and the drop zones all end here. */
export function useGiftActions(gift: Pick<Gift, 'id' | 'occasionId'>, eventId: number | null) {
  const move = useMoveGift()
  const purchase = useSetPurchased()
  return {
    isBusy: move.isPending || purchase.isPending,
    setPurchased: (isPurchased: boolean) => purchase.mutate({ gift, isPurchased, eventId }),
    move: (to: GiftPlace) => {
      if (to === 'assigned' && eventId === null && gift.occasionId === null)
        toast({ title: 'Error', description: giftTexts.expandEventFirst, variant: 'destructive' })
      else move.mutate({ gift, to, eventId })
    },
  }
}

/** The items of a tile's context menu (spec 2 §2.7). */
export function giftMenu(gift: Gift, actions: ReturnType<typeof useGiftActions>): MenuItem[] {
  const noLink = gift.productUrl === null ? 'This gift has no product link' : undefined
  const url = gift.productUrl ?? ''
  return [
    {
      label: gift.isPurchased ? 'Mark as not purchased' : 'Mark as Purchased',
      icon: <ShoppingBag />,
      onSelect: () => actions.setPurchased(!gift.isPurchased),
    },
    {
      label: 'View product',
      icon: <ExternalLink />,
      ...(noLink === undefined ? { href: url } : { unavailable: noLink }),
    },
    { label: 'Copy product link', icon: <Copy />, unavailable: noLink, onSelect: () => void copyLink(url) },
    gift.isSaved
      ? { label: 'Move to Ideas', icon: <ArrowLeft />, group: true, onSelect: () => actions.move('ideas') }
      : { label: 'Move to Assigned', icon: <ArrowRight />, group: true, onSelect: () => actions.move('assigned') },
    {
      label: 'Remove from Event',
      icon: <CalendarX />,
      unavailable: gift.occasionId === null ? 'This is a general idea, not one of an event' : undefined,
      onSelect: () => actions.move('removed'),
    },
  ]
}
