import { shopOf } from '#domain/plans/shops.ts'
import type { PlanRow } from '../rows.ts'

export type ToBuy = { gift: PlanRow['assigned'][number]; row: PlanRow }

/** Null: it has no link yet. */
export type ShopGroup = { shop: string | null; gifts: ToBuy[] }

/** What is assigned or bought, by shop: those with most to buy first, gifts without a link last, what is bought last in each. */
export function byShop(rows: readonly PlanRow[]): ShopGroup[] {
  const shops = new Map<string | null, ToBuy[]>()
  for (const row of rows)
    for (const gift of [...row.assigned, ...row.bought]) {
      const shop = shopOf(gift.productUrl)
      const known = shops.get(shop)
      if (known === undefined) shops.set(shop, [{ gift, row }])
      else known.push({ gift, row })
    }
  return [...shops]
    .map(([shop, gifts]) => ({
      shop,
      gifts: gifts.toSorted((a, b) => Number(a.gift.isPurchased) - Number(b.gift.isPurchased)),
    }))
    .toSorted((a, b) => Number(a.shop === null) - Number(b.shop === null) || left(b) - left(a))
}

function left({ gifts }: ShopGroup): number {
  return gifts.filter(({ gift }) => !gift.isPurchased).length
}
