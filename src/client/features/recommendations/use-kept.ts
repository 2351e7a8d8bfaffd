import { useQuery } from '@tanstack/react-query'
import { giftQueries } from '#client/features/gifts/queries.ts'
import type { Product } from '#domain/catalogue/product-schema.ts'

/** Which products are already in this person's lists, and in which. */
export function useKept(contactId: number | undefined): (product: Product) => 'idea' | 'assigned' | undefined {
  const gifts = useQuery({ ...giftQueries.ofContact(contactId ?? 0), enabled: contactId !== undefined }).data
  const kept = new Map(
    (contactId === undefined ? [] : (gifts ?? []))
      .filter(({ isPurchased, productKey }) => !isPurchased && productKey !== null)
      .map(
        ({ provider, productKey, isSaved }) => [`${provider} ${productKey}`, isSaved ? 'assigned' : 'idea'] as const,
      ),
  )
  return ({ provider, productKey }) => kept.get(`${provider} ${productKey}`)
}
