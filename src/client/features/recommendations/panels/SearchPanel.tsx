import { Search } from 'lucide-react'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { Button } from '#client/ui/Button.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { giftOptions } from '../products/gift-options.tsx'
import { ProductCard } from '../products/ProductCard.tsx'
import { ProductActions } from '../products/ProductActions.tsx'
import { ProductGrid } from '../products/ProductGrid.tsx'
import styles from '../RecommendationsDialog.module.css'
import { SearchFilters } from './SearchFilters.tsx'
import { SearchNotes } from './SearchNotes.tsx'
import { asSavedFor } from '../products/saved-product.ts'
import { useKept } from '../use-kept.ts'
import type { useSearched } from './use-panels.ts'
import { useProductOptions } from '../products/use-product-options.ts'
import type { Recipient } from '../use-recipient.ts'

const { search } = recommendationTexts

/** Ideas by one's own words. */
export function SearchPanel({
  recipient,
  searched: { text, setText, query, filters, setFilters, said, pages, search: submit },
}: {
  recipient: Recipient
  searched: ReturnType<typeof useSearched>
}) {
  const today = useToday()
  const kept = useKept(recipient.contact?.id)
  const options = useProductOptions({
    recipient,
    menu: giftOptions,
    asSaved: (product) => asSavedFor(recipient.contact, product, today),
  })
  const isRunning = query !== '' && pages.isLoading && pages.page === 0
  return (
    <div className={styles['panel']}>
      <p className={styles['intro']}>{search.intro}</p>
      <search>
        <form
          className={styles['search']}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isRunning) submit()
          }}
        >
          <TextInput
            type="search"
            icon={<Search />}
            aria-label={recommendationTexts.searchPlaceholder}
            placeholder={recommendationTexts.searchPlaceholder}
            data-autofocus
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button variant="primary" type="submit" disabled={text.trim() === '' || isRunning}>
            {generalTexts.search}
          </Button>
        </form>
      </search>
      <SearchFilters filters={filters} onChange={setFilters} />
      {query !== '' && <SearchNotes query={query} said={pages.items.length > 0 ? said : {}} />}
      {query !== '' && (
        <ProductGrid
          label={recommendationTexts.tabs.search}
          pages={pages}
          texts={{
            loading: search.searching(query),
            loadingMore: recommendationTexts.loadingMore,
            noMore: search.noMore(query),
            nothingFound: search.nothingFound(query),
            failed: search.failed,
          }}
          renderCard={(product, namesSource) => (
            <ProductCard product={product} kept={kept(product)} words="brief" namesSource={namesSource}>
              <ProductActions product={product} options={options} />
            </ProductCard>
          )}
        />
      )}
    </div>
  )
}
