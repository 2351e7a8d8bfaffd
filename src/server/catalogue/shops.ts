import type { Clock } from '#server/clock.ts'
import type { Settings } from '#server/settings.ts'
import { amazonShop } from './amazon/provider.ts'
import { ebayShop } from './ebay/provider.ts'
import type { CatalogueProvider } from './provider.ts'

/** The shops that this installation has an account at, the preferred first: one line each. */
export function shopsOf({ shops }: Pick<Settings, 'shops'>, clock: Clock): CatalogueProvider[] {
  const configured = [shops.amazon && amazonShop(shops.amazon, clock), shops.ebay && ebayShop(shops.ebay, clock)]
  return configured.filter((shop) => shop !== null)
}
