import type { PriceDrop } from '#domain/gifts/schema.ts'
import { dropTag, dropWords } from '#domain/reminders/price-drop.ts'
import { parseAmount } from '#domain/shared/money.ts'
import type { Kept, LocalNotification } from './store.ts'

/** Adds the drops of watched prices that weren't shown yet: each once, across tabs. */
export function withDrops(kept: Kept, drops: readonly PriceDrop[]): Kept {
  const told = new Set(kept.told)
  const fresh = drops.map((drop) => ({ drop, tag: tagOf(drop) })).filter(({ tag }) => !told.has(tag))
  if (fresh.length === 0) return kept
  const items = fresh.map(({ drop, tag }) => itemOf(drop, tag))
  return { ...kept, items: [...items, ...kept.items], told: [...kept.told, ...fresh.map(({ tag }) => tag)] }
}

function tagOf({ id, createdAt }: PriceDrop): string {
  return dropTag(id, new Date(createdAt))
}

function itemOf(
  { giftId, contactId, title, contactName, price, was, createdAt }: PriceDrop,
  tag: string,
): LocalNotification {
  const words = dropWords({
    title,
    contactName,
    price: parseAmount(price) ?? 0,
    was: was === null ? null : (parseAmount(was) ?? null),
  })
  return {
    id: tag,
    title: words.title,
    message: words.body,
    type: 'other',
    timestamp: Date.parse(createdAt),
    read: false,
    giftId,
    contactId,
    tag,
  }
}
