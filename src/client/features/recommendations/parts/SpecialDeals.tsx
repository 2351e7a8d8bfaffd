import { PackageOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import { dealCategories, dealSlotAt, DEALS_PER_PAGE, type DealCategory } from '#domain/catalogue/deal-categories.ts'
import { isOfShop, productId } from '#domain/catalogue/of-shop.ts'
import type { Deal } from '#domain/catalogue/product-schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { dealTexts, recommendationTexts } from '#domain/texts/recommendations.ts'
import { shopTexts } from '#domain/texts/shops.ts'
import { presentInstant } from '#client/lib/clock.ts'
import { useNarrow } from '#client/lib/media.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import { dealOptions } from '../products/gift-options.tsx'
import { CardSkeletons } from '../products/ProductGrid.tsx'
import { GiftOptionsMenu } from '../products/ProductActions.tsx'
import { dealsPage } from '../queries.ts'
import { useListing } from '../panels/use-listing.ts'
import { useProductOptions } from '../products/use-product-options.ts'
import { Disclosure } from '../products/Disclosure.tsx'
import { ProductCard } from '../products/ProductCard.tsx'
import styles from './SpecialDeals.module.css'

const ALL = dealCategories[0].name

const nobody = { contact: undefined, event: undefined }

const words = {
  done: ({ title }: { title: string }, { event, isSaved }: { event: { name: string } | undefined; isSaved: boolean }) =>
    (isSaved ? dealTexts.added : dealTexts.saved)(title, event?.name ?? ''),
  failed: ({ isSaved }: { isSaved: boolean }) =>
    isSaved ? { title: generalTexts.error, description: dealTexts.failedToSave } : giftTexts.errorSaving,
}

/** 'Special Deals': of the embedded catalogue value picks, twenty a page, of one of 21 departments. */
export function SpecialDeals() {
  const [category, setCategory] = useState<DealCategory>(ALL)
  // That of the first page: later ones go on from it, however late they are loaded.
  const slot = useRef(0)
  const pages = useListing<Deal>({
    key: category,
    load: async (page, signal) => {
      if (page === 1) slot.current = dealSlotAt(presentInstant())
      const asked = { category: category === ALL ? undefined : category, slot: slot.current }
      const products = await dealsPage(asked, page, signal)
      return { products, hasMore: products.length === DEALS_PER_PAGE }
    },
  })
  const isNarrow = useNarrow()
  const options = useProductOptions({ recipient: nobody, menu: dealOptions, words })
  const { items, isLoading, page, hasMore, error, moreFailed } = pages
  const isFirstLoad = isLoading && page === 0
  return (
    <section className={styles['deals']} aria-labelledby="special-deals" aria-busy={isLoading}>
      <div className={styles['head']}>
        <div>
          <h2 id="special-deals">{dealTexts.title}</h2>
          <p>{page === 0 ? dealTexts.valuePicks : whatTheyAre(items)}</p>
          <p>{dealTexts.refreshNote}</p>
        </div>
        <Field label={dealTexts.category}>
          <NativeSelect
            value={category}
            onChange={({ target }) =>
              setCategory(dealCategories.find(({ name }) => name === target.value)?.name ?? ALL)
            }
          >
            {dealCategories.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <Disclosure products={page === 0 ? undefined : items} />
      <output className={styles['status']}>{isFirstLoad ? dealTexts.loading : ''}</output>
      {isFirstLoad ? (
        <CardSkeletons />
      ) : error !== undefined ? (
        <ErrorState title={dealTexts.couldNotLoad} text={error.userMessage} onRetry={pages.retry} />
      ) : items.length === 0 ? (
        <EmptyState icon={<PackageOpen />} title={dealTexts.nothingFound} />
      ) : (
        <VirtualRows
          label={dealTexts.title}
          items={items}
          keyOf={productId}
          estimate={370}
          gap={16}
          minWidth={isNarrow ? 160 : 220}
          className={styles['cards']}
          renderItem={(deal) => (
            <ProductCard product={deal} namesSource={items.some(isOfShop)}>
              <GiftOptionsMenu product={deal} options={options} />
            </ProductCard>
          )}
        />
      )}
      {page > 0 && (
        <div className={styles['more']}>
          {moreFailed && <output>{recommendationTexts.couldNotLoadMore}</output>}
          {(hasMore || (isLoading && page > 0)) && (
            <Button pending={isLoading} pendingText={dealTexts.loading} onClick={pages.loadMore}>
              {dealTexts.loadMore}
            </Button>
          )}
          {moreFailed && <Button onClick={pages.retry}>{generalTexts.tryAgain}</Button>}
        </div>
      )}
    </section>
  )
}

/** Our value picks are not marked down: only what a shop says is. */
function whatTheyAre(deals: readonly Deal[]): string {
  const live = deals.filter(isOfShop)
  const sources = [...new Set(live.map(({ source }) => source))]
  if (live.length === 0) return dealTexts.valuePicks
  return live.length === deals.length ? shopTexts.liveDeals(sources) : shopTexts.liveAndOurs(sources)
}
