import { rulesOf } from '../../catalogue/source-rules.ts'

/**
 * Where a gift may have a shop's content: 'rating' with its number of reviews, 'offer' is what was looked up since. Title and
 * price become the user's own when a gift is saved.
 */
export const contentFields = ['description', 'imageUrl', 'rating', 'offer'] as const
export type ContentField = (typeof contentFields)[number]

const hourMs = 3600_000
/** The content is removed by a job that runs every few minutes, and must be gone by then. */
const MARGIN_MS = hourMs
/** How long the strictest source's content is kept. */
export const SHORTEST_KEPT_MS: number = 24 * hourMs - MARGIN_MS

/** When what a source said at a time must be gone; null if it may be kept. */
export function contentEndsAt(provider: string, saidAt: Date): Date | null {
  const { keepsHours } = rulesOf(provider)
  return keepsHours === null ? null : new Date(saidAt.getTime() + keepsHours * hourMs - MARGIN_MS)
}

/** Whether what a source said then may still be kept. */
export function mayKeep(provider: string, saidAt: Date, now: Date): boolean {
  const end = contentEndsAt(provider, saidAt)
  return end === null || end > now
}

/** Sources whose products nobody can look up: what people enter themselves, our ideas, and a language model's. */
const withoutShop = new Set(['manual', 'ribbonry', 'language-model'])

/** Whether price, stock and link can be looked up again, if the shop is configured. */
export function hasShop({ provider, productKey }: { provider: string; productKey: string | null }): boolean {
  return productKey !== null && !withoutShop.has(provider)
}

/** Whether the price of such a gift may be watched and compared with what it was. */
export function mayWatch(gift: { provider: string; productKey: string | null }): boolean {
  return hasShop(gift) && rulesOf(gift.provider).priceAlerts
}
