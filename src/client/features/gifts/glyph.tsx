import { Gift as GiftIcon, MailOpen } from 'lucide-react'
import type { Gift } from '#domain/gifts/schema.ts'

/** What a gift without a picture shows on its ground. */
export function giftGlyph({ itemType }: Pick<Gift, 'itemType'>) {
  return itemType === 'card' ? <MailOpen /> : <GiftIcon />
}
