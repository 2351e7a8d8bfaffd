import { useState } from 'react'
import type { Product, ProductPage, RecommendationPage, RecommendedProduct } from '#domain/catalogue/product-schema.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { toast } from '#client/lib/toast.ts'
import { cardTerm } from './card-term.ts'
import { noFilters, parametersOf } from './search-filters.ts'
import { recommendedPage, searchPage } from '../queries.ts'
import { soundProducts } from './sound-products.ts'
import { useHidden } from '../use-hidden.ts'
import { useListing } from './use-listing.ts'
import type { useRecipient, Whom } from '../use-recipient.ts'
import type { useSearchFacts } from '../use-search-facts.ts'

const { serviceUnavailable, allCategoriesFailed } = recommendationTexts

/**
 * The Products tab: mixed, or of one category.
 * @param known what the search goes by, and what changes it
 * @param isLate too late to ship: it starts with what needs no delivery
 */
export function useRecommended(
  { contactId, occasionId }: Whom,
  { terms, stamp, facts }: ReturnType<typeof useSearchFacts>,
  isLate: boolean,
) {
  const [isAtOnce, setAtOnce] = useState(isLate)
  const delivery = isAtOnce ? 'none' : undefined
  const [chosen, setCategory] = useState<string>()
  // One that this search no longer goes by is no filter.
  const category = chosen !== undefined && facts?.categoryIds.includes(chosen) === false ? undefined : chosen
  const [round, setRound] = useState(0)
  const [model, setModel] = useState<RecommendationPage['model']>()
  const [answers, setAnswers] = useState(0)
  const pages = useListing<RecommendedProduct>({
    key:
      contactId === undefined
        ? undefined
        : [contactId, occasionId, category, delivery, round, answers, stamp, JSON.stringify(terms)].join(' '),
    load: async (page, signal) => {
      const found = await recommendedPage(
        { contactId: contactId ?? 0, occasionId, categoryId: category, delivery, round, terms },
        page,
        signal,
      )
      if (!signal.aborted) setModel(found.model)
      return found
    },
    onFailure: ({ userMessage }, thrown) =>
      toast({
        ...(thrown !== undefined && category !== undefined ? allCategoriesFailed : serviceUnavailable(userMessage)),
        variant: 'destructive',
      }),
  })
  return {
    pages,
    category,
    setCategory,
    /** The switch for what needs no delivery; only where that was asked for. */
    atOnce: isLate ? { checked: isAtOnce, onChange: setAtOnce } : undefined,
    /** Whether a language model has ordered them; undefined where it may not be asked. */
    model,
    startOver: () => setAnswers((before) => before + 1),
    showOthers: () => setRound((before) => before + 1),
    ...useHidden(),
  }
}

/** The Greeting Cards tab: nothing is asked for before it is opened. */
export function useCards({ contact, event, isKnown }: ReturnType<typeof useRecipient>, isWanted: boolean) {
  const term = cardTerm(event?.name, contact?.fullName)
  return useListing<Product>({
    key: isWanted && isKnown ? term : undefined,
    load: (page, signal) => searchPage({ query: term, itemType: 'card' }, page, signal),
    onFailure: () => toast({ ...recommendationTexts.cards.failed, variant: 'destructive' }),
  })
}

export type SearchSaid = Pick<ProductPage, 'match' | 'correctedTo' | 'understood'>

/** The Custom Search tab. */
export function useSearched(initialText: string, startsSearching: boolean) {
  const [text, setText] = useState(initialText)
  const [asked, setAsked] = useState({ query: startsSearching ? initialText.trim() : '', turn: 0 })
  const { query, turn } = asked
  const [filters, setFilters] = useState(noFilters)
  const [said, setSaid] = useState<SearchSaid>({})
  const pages = useListing<Product>({
    // The same words once more are asked for once more.
    key: query === '' ? undefined : `${turn} ${query} ${JSON.stringify(filters)}`,
    load: async (page, signal) => {
      const found = await searchPage({ query, ...parametersOf(filters) }, page, signal)
      if (page === 1) setSaid({ match: found.match, correctedTo: found.correctedTo, understood: found.understood })
      return { ...found, products: soundProducts(found.products) }
    },
    onFailure: () => toast({ ...recommendationTexts.search.failed, variant: 'destructive' }),
  })
  return {
    text,
    setText,
    query,
    filters,
    setFilters,
    /** What the answer says about how it read the words. */
    said: pages.page > 0 ? said : {},
    pages,
    search: () => {
      if (text.trim() !== '') setAsked({ query: text.trim(), turn: turn + 1 })
    },
  }
}
