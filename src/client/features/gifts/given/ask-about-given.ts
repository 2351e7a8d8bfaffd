import type { Gift } from '#domain/gifts/schema.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { todayNow } from '#client/features/profile/parts/use-today.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { givenYear } from '../parts/gift-facts.ts'

const texts = giftTexts.removeFromHistory

/** Asks whether a gift given in that year may become an idea again. */
export function askToRemoveFromHistory({ title }: Gift, year: number): Promise<boolean> {
  return confirm({
    title: texts.title,
    text: `${texts.leaves(title, year)} ${texts.becomesIdea}`,
    action: texts.action,
    destructive: true,
  })
}

/** Asks whether to undo a purchase; only for a gift already given, because it leaves the history. */
export async function mayUnpurchase(gift: Gift): Promise<boolean> {
  const year = givenYear(gift, todayNow())
  if (year === undefined) return true
  return confirm({
    title: texts.title,
    text: texts.leaves(gift.title, year),
    action: giftTexts.markAsNotPurchased,
    destructive: true,
  })
}
