import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { PriceOrigin } from '#client/features/catalogue/parts/PriceOrigin.tsx'
import { ProductPicture } from '#client/features/catalogue/parts/ProductPicture.tsx'
import { openGiftSplitModal } from '#client/features/splits/dialogs.ts'
import { isOfShop, productId } from '#domain/catalogue/of-shop.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { useComesNear } from '#client/lib/comes-near.ts'
import { useNarrow } from '#client/lib/media.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { openRecommendations } from '../dialogs.ts'
import { recommendationQueries } from '../queries.ts'
import { wholeProduct } from '../products/whole-product.ts'
import { Disclosure } from '../products/Disclosure.tsx'
import { PriceText } from '../products/PriceText.tsx'
import type { ShownProduct } from '../products/ProductCard.tsx'
import styles from './RecommendedGifts.module.css'

const A_ROW = 4

/** The recommended gifts of the gift ideas panel: for a person, or for one of their events. */
export function RecommendedGifts({
  contactId,
  occasionId,
  rows = 2,
}: {
  contactId: number
  occasionId?: number | undefined
  /** Of four, where there is room for them; on a phone four are two rows. */
  rows?: 1 | 2
}) {
  const [isNear, place] = useComesNear<HTMLDivElement>()
  const shown = useNarrow() ? A_ROW : rows * A_ROW
  const query = useQuery({
    ...recommendationQueries.few({ contactId, occasionId }, rows * A_ROW),
    enabled: isNear,
  })
  const products = query.data?.products.slice(0, shown) ?? []
  const namesSource = products.some(isOfShop)
  const said =
    query.data?.error?.userMessage ?? (query.isError ? recommendationTexts.unknownError.userMessage : undefined)
  return (
    <div ref={place}>
      <Card
        padded
        title={recommendationTexts.recommended}
        actions={
          <Button
            size="sm"
            variant="tint"
            icon={<Sparkles />}
            aria-haspopup="dialog"
            aria-label={`${recommendationTexts.seeAll}: ${recommendationTexts.recommended}`}
            onClick={() => void openRecommendations({ contactId, occasionId })}
          >
            {recommendationTexts.seeAll}
          </Button>
        }
      >
        {said !== undefined ? (
          <div className={styles['failed']}>
            <p>{said}</p>
            <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
              {generalTexts.tryAgain}
            </Button>
          </div>
        ) : query.data !== undefined && products.length === 0 ? (
          <p className={styles['quiet']}>{recommendationTexts.nothingFound}</p>
        ) : (
          <div className={styles['inside']}>
            <Disclosure products={query.data === undefined ? undefined : products} />
            <ul
              className={styles['cards']}
              data-sources={namesSource || undefined}
              aria-label={recommendationTexts.recommended}
              aria-busy={query.isPending}
            >
              {query.data === undefined
                ? Array.from({ length: shown }, (_, at) => (
                    <li key={at} aria-hidden>
                      <Skeleton height="100%" radius={13} />
                    </li>
                  ))
                : products.map((product) => (
                    <li key={productId(product)}>
                      <SmallCard {...{ product, contactId, occasionId, namesSource }} />
                    </li>
                  ))}
            </ul>
          </div>
        )}
      </Card>
    </div>
  )
}

function SmallCard({
  product,
  namesSource,
  contactId,
  occasionId,
}: {
  product: ShownProduct
  namesSource: boolean
  contactId: number
  occasionId: number | undefined
}) {
  const { title, price, reasons = [], givenYear } = product
  return (
    <article className={styles['card']}>
      <ProductPicture product={product} size="wide" />
      <div className={styles['words']}>
        <h3 title={title}>{title}</h3>
        <p className={styles['price']}>
          <PriceText price={price} />
        </p>
        {namesSource && <PriceOrigin product={product} />}
        {typeof givenYear === 'number' ? (
          <p className={styles['reason']}>{recommendationTexts.given(givenYear)}</p>
        ) : (
          reasons[0] !== undefined && <p className={styles['reason']}>{reasons[0]}</p>
        )}
        <Button
          size="sm"
          full
          aria-haspopup="dialog"
          aria-label={`${recommendationTexts.viewDetails}: ${title}`}
          onClick={() => void openGiftSplitModal({ product: wholeProduct(product), contactId, occasionId })}
        >
          {recommendationTexts.viewDetails}
        </Button>
      </div>
    </article>
  )
}
