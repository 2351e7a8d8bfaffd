import { Check, Sparkles, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Deal, Product, RecommendedProduct } from '#domain/catalogue/product-schema.ts'
import { dealTexts, recommendationTexts } from '#domain/texts/recommendations.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { cx } from '#client/lib/class-names.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { PriceText } from './PriceText.tsx'
import styles from './ProductCard.module.css'

export type ShownProduct = Product & Partial<Omit<RecommendedProduct, keyof Product> & Omit<Deal, keyof Product>>

/** A product of the catalogue or of a shop. What is not known of it is not shown. */
export function ProductCard({
  product,
  kept,
  layout = 'tile',
  heading: Heading = 'h3',
  children,
}: {
  product: ShownProduct
  /** The list of this person that holds it already. */
  kept?: 'idea' | 'assigned' | undefined
  /** tile: in a grid; row: the picture beside the words, with the description. */
  layout?: 'tile' | 'row'
  heading?: 'h2' | 'h3'
  /** What can be done with it. */
  children?: ReactNode
}) {
  const { title, description, details, productUrl, imageUrl, imageKind } = product
  return (
    <article className={cx(styles['card'], styles[layout])}>
      <div className={styles['picture']}>
        <ThumbTile id={product.productKey} picture={imageUrl} alt={title} size="wide" />
        <Badges product={product} kept={kept} />
        {imageKind === 'illustration' && (
          <span className={styles['illustration']}>{recommendationTexts.illustration}</span>
        )}
      </div>
      <div className={styles['words']}>
        {/* The link covers the picture as well, so that screen readers find one link to the shop. */}
        <Heading className={styles['title']} title={title}>
          <a href={productUrl} target="_blank" rel="sponsored noopener">
            {title}
            <VisuallyHidden> {generalTexts.opensShop}</VisuallyHidden>
          </a>
        </Heading>
        <Rating product={product} />
        <Price product={product} />
        {layout === 'row' && (
          <p className={styles['description']}>{[description, details].filter(Boolean).join(' ')}</p>
        )}
        <Reasons product={product} />
        <p className={styles['vary']}>
          {recommendationTexts.priceMayVary}{' '}
          <a href={productUrl} target="_blank" rel="sponsored noopener">
            {recommendationTexts.checkCurrentPrice}
            <VisuallyHidden>
              {' '}
              {recommendationTexts.of(title)} {generalTexts.opensShop}
            </VisuallyHidden>
          </a>
        </p>
        {children !== undefined && <div className={styles['actions']}>{children}</div>}
      </div>
    </article>
  )
}

function Badges({ product, kept }: { product: ShownProduct; kept: 'idea' | 'assigned' | undefined }) {
  const { isBestseller, salesRank, isPrime, givenYear, dealBadge } = product
  const badges = [
    typeof dealBadge === 'string' && dealBadge !== '' && (
      <Badge key="deal" tone="plum">
        {dealBadge}
      </Badge>
    ),
    isBestseller && salesRank !== null && (
      <Badge key="bestseller" tone="special">
        {recommendationTexts.bestseller(salesRank)}
      </Badge>
    ),
    isPrime && (
      <Badge key="prime" tone="family">
        {recommendationTexts.prime}
      </Badge>
    ),
    typeof givenYear === 'number' && (
      <Badge key="given" tone="near">
        {recommendationTexts.given(givenYear)}
      </Badge>
    ),
    kept !== undefined && (
      <Badge key="kept" tone="friend" icon={<Check aria-hidden />}>
        {recommendationTexts.kept[kept]}
      </Badge>
    ),
  ].filter((badge) => badge !== false)
  return badges.length === 0 ? null : <div className={styles['badges']}>{badges}</div>
}

function Rating({ product: { rating, reviewCount } }: { product: Product }) {
  if (typeof rating !== 'number' || rating <= 0) return null
  return (
    <p className={styles['rating']}>
      <Star aria-hidden />
      <span>
        {rating.toFixed(1)}
        <VisuallyHidden> {recommendationTexts.outOfFive}</VisuallyHidden>
        {typeof reviewCount === 'number' && ` (${reviewCount.toLocaleString('en-US')})`}
        {typeof reviewCount === 'number' && <VisuallyHidden> {recommendationTexts.reviews}</VisuallyHidden>}
      </span>
    </p>
  )
}

function Price({ product: { price, originalPrice, savings, savingsPercent } }: { product: ShownProduct }) {
  return (
    <p className={styles['price']}>
      <strong>
        <PriceText price={price} />
      </strong>
      {typeof originalPrice === 'string' && (
        <s>
          <VisuallyHidden>{recommendationTexts.before} </VisuallyHidden>
          {originalPrice}
        </s>
      )}
      {typeof savings === 'string' && (
        <span className={styles['savings']}>{dealTexts.savings(savings, savingsPercent ?? null)}</span>
      )}
    </p>
  )
}

/** Facts that can be checked, not promises. */
function Reasons({ product: { reasons } }: { product: ShownProduct }) {
  if (reasons === undefined || reasons.length === 0) return null
  return (
    <ul className={styles['reasons']}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Sparkles aria-hidden />
          {reason}
        </li>
      ))}
    </ul>
  )
}
