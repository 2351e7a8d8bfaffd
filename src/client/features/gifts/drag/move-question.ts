import type { Gift } from '#domain/gifts/schema.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { todayNow } from '#client/features/profile/parts/use-today.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import type { GiftPlace } from '../mutations.ts'
import { givenYear } from '../parts/gift-facts.ts'

/**
 * Asks whether to move a gift. The event editor asks about every move between its lists; elsewhere only about a bought
 * gift that would leave its event's budget.
 */
export async function mayMove(
  gift: Gift,
  to: GiftPlace,
  { eventName, asksAlways }: { eventName: string; asksAlways: boolean },
): Promise<boolean> {
  const leavesBudget = to !== 'assigned' && gift.isSaved && gift.isPurchased
  if (!asksAlways && !leavesBudget) return true
  const {
    title,
    description,
    confirm: action,
  } = to === 'assigned' ? giftTexts.confirmAssign(gift.title, eventName) : giftTexts.confirmMoveToIdeas(gift.title)
  return confirm({ title, text: to === 'assigned' ? description : withPurchase(description, gift), action })
}

/** The question with what becomes of a purchase when the gift leaves its event. */
export function withPurchase(question: string, gift: Gift): string {
  if (!gift.isSaved || !gift.isPurchased) return question
  const given = givenYear(gift, todayNow())
  return `${question} ${given === undefined ? giftTexts.leavesBudget : giftTexts.staysInHistory(given)}`
}
