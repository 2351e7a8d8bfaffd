import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Gift } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isOfShop, productId } from '#domain/catalogue/of-shop.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { toast } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './ContactRecommendationsPage.module.css'
import { errorOf } from './failures.ts'
import { giftOptions } from './products/gift-options.tsx'
import { useDismiss } from './mutations.ts'
import { Disclosure } from './products/Disclosure.tsx'
import { ProductCard } from './products/ProductCard.tsx'
import { ProductActions } from './products/ProductActions.tsx'
import { CONTACT_PAGE_SIZE, recommendationQueries } from './queries.ts'
import { ServiceBox } from './panels/ServiceBox.tsx'
import { useHidden } from './use-hidden.ts'
import { useKept } from './use-kept.ts'
import { useProductOptions } from './products/use-product-options.ts'

/** Five per page; the page number is in the address, so that Back works. */
export function ContactRecommendations({ contact }: { contact: Contact }) {
  const [path, navigate] = useLocation()
  const page = pageIn(useSearch())
  const query = useQuery(recommendationQueries.pageOf(contact.id, page))
  const { hidden, hide, show } = useHidden()
  const kept = useKept(contact.id)
  const dismissal = useDismiss(contact)
  const options = useProductOptions({
    recipient: { contact, event: undefined },
    menu: giftOptions,
    dismiss: (product, reason) => {
      hide(product)
      dismissal.mutate({ product, reason, onUndone: () => show(product) })
    },
  })
  const list = useRef<HTMLDivElement>(null)
  const turn = (to: number) => {
    navigate(to === 1 ? path : `${path}?page=${to}`)
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'nearest' })
  }
  const error = query.data?.error ?? (query.isError ? errorOf(query.error) : undefined)
  useEffect(() => {
    if (error !== undefined)
      toast({ ...recommendationTexts.serviceUnavailable(error.userMessage), variant: 'destructive' })
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each answer
  }, [query.dataUpdatedAt, query.errorUpdatedAt])
  const products = query.data?.products.filter((product) => !hidden.has(productId(product))) ?? []
  return (
    <div ref={list} tabIndex={-1} className={styles['list']}>
      <Disclosure products={query.data?.products} />
      <output className={styles['status']}>
        {query.isPending ? recommendationTexts.loading(recommendationTexts.mixedInSentence) : ''}
      </output>
      {query.isPending ? (
        <ul aria-hidden className={styles['cards']}>
          {Array.from({ length: CONTACT_PAGE_SIZE }, (_, place) => (
            <li key={place}>
              <Skeleton height={190} radius={16} />
            </li>
          ))}
        </ul>
      ) : error !== undefined ? (
        <ServiceBox userMessage={error.userMessage} onRetry={() => void query.refetch()} pending={query.isFetching} />
      ) : products.length === 0 && page === 1 ? (
        <EmptyState icon={<Gift />} heading="h2" title={recommendationTexts.nothingFound} />
      ) : (
        <ul className={styles['cards']} aria-label={recommendationTexts.recommended}>
          {products.map((product) => (
            <li key={productId(product)}>
              <ProductCard
                product={product}
                kept={kept(product)}
                layout="row"
                words="all"
                heading="h2"
                namesSource={products.some(isOfShop)}
              >
                <ProductActions product={product} options={options} />
              </ProductCard>
            </li>
          ))}
        </ul>
      )}
      <nav aria-label={recommendationTexts.pages} className={styles['pages']}>
        <Button icon={<ChevronLeft />} disabled={page === 1} onClick={() => turn(page - 1)}>
          {generalTexts.previous}
        </Button>
        <output>{recommendationTexts.page(page)}</output>
        <Button disabled={query.data?.hasMore !== true} onClick={() => turn(page + 1)}>
          {generalTexts.next}
          <ChevronRight />
        </Button>
      </nav>
    </div>
  )
}

function pageIn(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}
