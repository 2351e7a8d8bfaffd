import { searchNoteTexts as texts } from '#domain/texts/gift-search.ts'
import type { Understood } from '#domain/catalogue/product-schema.ts'
import { formatMoney, fromDecimal } from '#domain/shared/money.ts'
import styles from '../RecommendationsDialog.module.css'
import type { SearchSaid } from './use-panels.ts'

/** How the words were read: corrected, only roughly met, or narrowed to a person, an age or a price. */
export function SearchNotes({ query, said: { match, correctedTo, understood } }: { query: string; said: SearchSaid }) {
  const parts = understood === undefined ? [] : partsOf(understood)
  const notes = [
    match === 'closest' ? texts.closest(query) : correctedTo === undefined ? undefined : texts.corrected(correctedTo),
    parts.length === 0 ? undefined : texts.narrowedTo(parts),
  ].filter((note) => note !== undefined)
  // Always there, so that a screen reader hears it change.
  return (
    <output className={styles['notes']} data-empty={notes.length === 0 || undefined}>
      {notes.join(' ')}
    </output>
  )
}

function partsOf({ contact, ages, minPrice, maxPrice, needsNoDelivery }: Understood): string[] {
  return [
    contact !== undefined && texts.for(contact),
    ages && texts.forAges(ages.from, ages.to),
    minPrice !== undefined && maxPrice !== undefined
      ? texts.between(shownMoney(minPrice), shownMoney(maxPrice))
      : maxPrice !== undefined
        ? texts.upTo(shownMoney(maxPrice))
        : minPrice !== undefined && texts.atLeast(shownMoney(minPrice)),
    needsNoDelivery === true && texts.noShipping,
  ].filter((part) => typeof part === 'string')
}

/** '$20' and '$24.99'. */
function shownMoney(price: string): string {
  return formatMoney(fromDecimal(price)).replace(/\.00$/, '')
}
