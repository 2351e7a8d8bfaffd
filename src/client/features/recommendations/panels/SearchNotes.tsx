import { recommendationTexts } from '#domain/texts/recommendations.ts'
import type { Understood } from '#domain/catalogue/product-schema.ts'
import { formatMoney, fromDecimal } from '#domain/shared/money.ts'
import styles from '../RecommendationsDialog.module.css'
import type { SearchSaid } from './use-panels.ts'

const { search } = recommendationTexts

/** How the words were read: corrected, only roughly met, or narrowed to an age or a price. */
export function SearchNotes({ query, said: { match, correctedTo, understood } }: { query: string; said: SearchSaid }) {
  const parts = understood === undefined ? [] : partsOf(understood)
  const notes = [
    match === 'closest' ? search.closest(query) : correctedTo === undefined ? undefined : search.corrected(correctedTo),
    parts.length === 0 ? undefined : search.narrowedTo(parts),
  ].filter((note) => note !== undefined)
  // Always there, so that a screen reader hears it change.
  return (
    <output className={styles['notes']} data-empty={notes.length === 0 || undefined}>
      {notes.join(' ')}
    </output>
  )
}

function partsOf({ ages, minPrice, maxPrice, needsNoDelivery }: Understood): string[] {
  return [
    ages && search.forAges(ages.from, ages.to),
    minPrice !== undefined && maxPrice !== undefined
      ? search.between(shownMoney(minPrice), shownMoney(maxPrice))
      : maxPrice !== undefined
        ? search.upTo(shownMoney(maxPrice))
        : minPrice !== undefined && search.atLeast(shownMoney(minPrice)),
    needsNoDelivery === true && search.noShipping,
  ].filter((part) => typeof part === 'string')
}

/** '$20' and '$24.99'. */
function shownMoney(price: string): string {
  return formatMoney(fromDecimal(price)).replace(/\.00$/, '')
}
