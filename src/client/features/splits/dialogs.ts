import { openDialog } from '../../lib/dialogs.tsx'
import { lazyPart } from '../../lib/lazy.ts'
import type { SplitProduct } from './split-product.ts'

const SplitGift = lazyPart(() => import('./SplitGiftDialog.tsx'), 'SplitGiftDialog')
const GiftSplit = lazyPart(() => import('./GiftSplitModal.tsx'), 'GiftSplitModal')

/** 'Split Gift: {title}': who pays how much of a saved gift. */
export function openSplitGift(giftId: number): Promise<void> {
  return openDialog(SplitGift, { giftId })
}

/**
 * 'Gift Details & Cost Splitting': a gift beside who pays for it, to buy it or to keep it for later. Of a saved gift, or of
 * a product of the catalogue for somebody; what is done with a product saves it first.
 */
export function openGiftSplitModal(
  subject: { giftId: number } | { product: SplitProduct; contactId: number; occasionId?: number | null | undefined },
): Promise<void> {
  return openDialog(GiftSplit, { subject })
}
