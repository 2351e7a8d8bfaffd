import { Gift as GiftIcon, MailOpen } from 'lucide-react'
import type { Gift } from '#domain/gifts/schema.ts'

/** The icon of a gift without a picture. */
export function giftGlyph({ itemType }: Pick<Gift, 'itemType'>) {
  return itemType === 'card' ? <MailOpen /> : <GiftIcon />
}
