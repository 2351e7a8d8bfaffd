import { useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { isOfShop, productId } from '#domain/catalogue/of-shop.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { useNarrow } from '#client/lib/media.ts'
import { Button } from '#client/ui/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import { Disclosure } from './Disclosure.tsx'
import type { ShownProduct } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'
import type { Pages } from '../panels/use-listing.ts'

export type GridTexts = {
  loading: string
  loadingMore: string
  noMore: string
  nothingFound: string
  /** Why there is nothing, beside 'Try again'; not needed where `failure` says it. */
  failed?: { description: string }
}

/** Placeholders shown while the first page loads. */
const SKELETONS = 8

/** Products in 2, 3 or 4 columns, another page whenever the end comes into view, and the loading messages. */
export function ProductGrid<Item extends ShownProduct>({
  label,
  pages,
  texts,
  hidden,
  failure,
  renderCard,
}: {
  label: string
  pages: Pages<Item>
  texts: GridTexts
  /** Ids of what is shown no more. */
  hidden?: ReadonlySet<string>
  /** Instead of 'nothing found' where nothing could be asked for. */
  failure?: ReactNode
  renderCard: (product: Item, namesSource: boolean) => ReactNode
}) {
  const minWidth = useMinWidth()
  const shown = pages.items.filter((product) => hidden?.has(productId(product)) !== true)
  const namesSource = shown.some(isOfShop)
  const isFirstLoad = pages.isLoading && pages.page === 0
  return (
    <div className={styles['grid']}>
      {/* One and the same place for what is said: a screen reader hears it change. */}
      <output className={styles['status']} data-quiet={!isFirstLoad && shown.length > 0 ? true : undefined}>
        {isFirstLoad
          ? texts.loading
          : pages.error !== undefined
            ? failure === undefined && texts.failed?.description
            : shown.length === 0 && !pages.hasMore
              ? texts.nothingFound
              : ''}
      </output>
      {isFirstLoad && <CardSkeletons />}
      {pages.error !== undefined &&
        (failure ?? (
          <div className={styles['again']}>
            <Button onClick={pages.retry}>{generalTexts.tryAgain}</Button>
          </div>
        ))}
      {shown.length > 0 && (
        <>
          <Disclosure products={shown} />
          <VirtualRows
            label={label}
            scroller="nearest"
            items={shown}
            keyOf={productId}
            estimate={490}
            gap={14}
            minWidth={minWidth}
            className={styles['cards']}
            renderItem={(product) => renderCard(product, namesSource)}
          />
        </>
      )}
      {pages.page > 0 && (shown.length > 0 || pages.hasMore) && <End pages={pages} texts={texts} />}
    </div>
  )
}

/** Two columns on a phone, never more than four in the dialog. */
function useMinWidth(): number {
  return useNarrow() ? 160 : 225
}

/** The end of the list so far: loads the next page when a tenth of it is visible, or by its button. */
function End<Item>({ pages, texts }: { pages: Pages<Item>; texts: GridTexts }) {
  const marker = useRef<HTMLDivElement>(null)
  const { hasMore, isLoading, moreFailed, page } = pages
  const loadMore = useEffectEvent(() => pages.loadMore())
  useEffect(() => {
    if (marker.current === null || !hasMore || isLoading) return undefined
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && loadMore(),
      {
        threshold: 0.1,
      },
    )
    watcher.observe(marker.current)
    return () => watcher.disconnect()
  }, [hasMore, isLoading, page])
  // The button disappears with the last page; the focus stays at the end of the list.
  useEffect(() => {
    if (!hasMore && !isLoading && document.activeElement === document.body)
      marker.current?.focus({ preventScroll: true })
  }, [hasMore, isLoading])
  return (
    <div ref={marker} tabIndex={-1} className={styles['end']}>
      <output>
        {isLoading ? '' : moreFailed ? recommendationTexts.couldNotLoadMore : hasMore ? '' : texts.noMore}
      </output>
      {(hasMore || isLoading) && (
        <Button pending={isLoading} pendingText={texts.loadingMore} onClick={pages.loadMore}>
          {generalTexts.loadMore}
        </Button>
      )}
      {moreFailed && !isLoading && <Button onClick={pages.retry}>{generalTexts.tryAgain}</Button>}
    </div>
  )
}

/** Cards to come, in the same columns. */
export function CardSkeletons({ count = SKELETONS }: { count?: number }) {
  return (
    <ul aria-hidden className={styles['skeletons']}>
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <Skeleton height="auto" radius={0} />
          <div>
            <Skeleton width="84%" />
            <Skeleton width="42%" height={14} />
            <Skeleton height={34} radius={10} />
          </div>
        </li>
      ))}
    </ul>
  )
}
