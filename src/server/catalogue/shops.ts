import type { Settings } from '#server/settings.ts'
import type { CatalogueProvider } from './provider.ts'

/** The shops that this installation has an account at, the preferred first: one line each. */
export function shopsOf(_settings: Settings): CatalogueProvider[] {
  return []
}
