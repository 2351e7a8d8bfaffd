import { Bot, Check, Sparkles, Star } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { PriceOrigin } from '#client/features/catalogue/parts/PriceOrigin.tsx'
import { ProductPicture } from '#client/features/catalogue/parts/ProductPicture.tsx'
import type { Deal, Product, RecommendedProduct } from '#domain/catalogue/product-schema.ts'
import { MODEL_PROVIDER } from '#domain/recommendations/model/log.ts'
import { languageModelTexts } from '#domain/texts/language-model.ts'
import { dealTexts, recommendationTexts } from '#domain/texts/recommendations.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { shopTexts } from '#domain/texts/shops.ts'
import { cx } from '#client/lib/class-names.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { PriceText } from './PriceText.tsx'
import styles from './ProductCard.module.css'

export type ShownProduct = Product & Partial<Omit<RecommendedProduct, keyof Product> & Omit<Deal, keyof Product>>

/** A product of the catalogue or of a shop. What is not known of it is not shown. */
export function ProductCard({
  product,
  kept,
  layout = 'tile',
  words = 'few',
  namesSource = false,
  heading: Heading = 'h3',
  children,
}: {
  product: ShownProduct
  /** The list of this person that holds it already. */
  kept?: 'idea' | 'assigned' | undefined
  /** tile: in a grid; row: the picture beside the words. */
  layout?: 'tile' | 'row'
  /** few: no description; brief: the description and one reason, the rest on demand; all: everything that is known. */
  words?: 'few' | 'brief' | 'all'
  /** Where a list has products of shops, every card says where it is from (`hasShopProducts`). */
  namesSource?: boolean
  heading?: 'h2' | 'h3'
  /** What can be done with it. */
  children?: ReactNode
}) {
  const { title, productUrl } = product
  return (
    <article className={cx(styles['card'], styles[layout])}>
      <div className={styles['picture']}>
        <ProductPicture product={product} size="wide" />
        <Badges product={product} kept={kept} />
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
        {namesSource && <PriceOrigin product={product} />}
        <ModelReason reason={product.modelReason} />
        {words === 'few' ? (
          <Reasons reasons={product.reasons} />
        ) : words === 'brief' ? (
          <BriefWords product={product} />
        ) : (
          <AllWords product={product} />
        )}
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
  const { isBestseller, salesRank, salesRankCategory, isPrime, givenYear, dealBadge, provider } = product
  const badges = [
    provider === MODEL_PROVIDER && (
      <Badge key="model" tone="plum">
        {languageModelTexts.card.ownIdea}
      </Badge>
    ),
    typeof dealBadge === 'string' && dealBadge !== '' && (
      <Badge key="deal" tone="plum">
        {dealBadge}
      </Badge>
    ),
    isBestseller && salesRank !== null && (
      <Badge key="bestseller" tone="special">
        <span>
          <span>{recommendationTexts.bestseller(salesRank)}</span>
          {salesRankCategory !== null && <small> {shopTexts.inCategory(salesRankCategory)}</small>}
        </span>
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

function Price({ product: { price, originalPrice, savings, savingsPercent, inStock } }: { product: ShownProduct }) {
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
        <span className={styles['savings']}>{dealTexts.savings(savings, savingsPercent)}</span>
      )}
      {!inStock && <span className={styles['out']}>{shopTexts.outOfStock}</span>}
    </p>
  )
}

function AllWords({ product: { description, details, reasons } }: { product: ShownProduct }) {
  return (
    <>
      <p className={styles['description']}>{[description, details].filter(Boolean).join(' ')}</p>
      <Reasons reasons={reasons} />
    </>
  )
}

/** The description and the first reason; the button shows everything. */
function BriefWords({ product }: { product: ShownProduct }) {
  const { title, description, reasons, modelReason } = product
  // A model's reason is the one.
  const brief = typeof modelReason === 'string' ? 0 : 1
  const [isOpen, setOpen] = useState(false)
  const hasMore = reasons !== undefined && reasons.length > brief
  const { more, less, about } = recommendationTexts
  return (
    <>
      {isOpen ? (
        <AllWords product={product} />
      ) : (
        <>
          <p className={cx(styles['description'], styles['clamped'])}>{description}</p>
          <Reasons reasons={reasons?.slice(0, brief)} />
        </>
      )}
      {(hasMore || Boolean(product.details)) && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? less : more} ${about(title)}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? less : more}
        </button>
      )}
    </>
  )
}

/** A language model's own words, said to be that. */
function ModelReason({ reason }: { reason: string | null | undefined }) {
  if (typeof reason !== 'string') return null
  return (
    <p className={styles['model']}>
      <Bot aria-hidden />
      <span>
        <strong>{languageModelTexts.card.reason}</strong> {reason}
      </span>
    </p>
  )
}

/** Facts that can be checked, not promises. */
function Reasons({ reasons }: { reasons: readonly string[] | undefined }) {
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
