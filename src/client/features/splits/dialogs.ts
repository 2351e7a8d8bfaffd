import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'
import type { SplitProduct } from './split-product.ts'

const SplitGift = lazyPart(() => import('./SplitGiftDialog.tsx'), 'SplitGiftDialog')
const GiftSplit = lazyPart(() => import('./GiftSplitModal.tsx'), 'GiftSplitModal')

const ContributorLinks = lazyPart(() => import('./links/ContributorLinksDialog.tsx'), 'ContributorLinksDialog')

/** 'Create links': a page for everyone who shares a gift, to say that they're in, or have paid. */
export function openContributorLinks(splitId: number, gift: { id: number; title: string }): Promise<void> {
  return openDialog(ContributorLinks, { splitId, gift })
}

/** 'Split Gift: {title}': who pays how much of a saved gift. */
export function openSplitGift(giftId: number): Promise<void> {
  return openDialog(SplitGift, { giftId })
}

/**
 * 'Gift Details & Cost Splitting': a product of the catalogue for somebody, beside who pays for it, to buy it or to keep it
 * for later. Either saves it first. The cost of a saved gift is split in 'Split Gift'.
 */
export function openGiftSplitModal({
  product,
  contactId,
  occasionId = null,
}: {
  product: SplitProduct
  contactId: number
  occasionId?: number | null | undefined
}): Promise<void> {
  return openDialog(GiftSplit, { product, place: { contactId, occasionId } })
}
