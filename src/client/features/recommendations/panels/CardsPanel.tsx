import { useToday } from '#client/features/profile/parts/use-today.ts'
import type { Product } from '#domain/catalogue/product-schema.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { giftOptions } from '../products/gift-options.tsx'
import { ProductCard } from '../products/ProductCard.tsx'
import { ProductActions } from '../products/ProductActions.tsx'
import { ProductGrid } from '../products/ProductGrid.tsx'
import styles from '../RecommendationsDialog.module.css'
import { asSavedFor } from '../products/saved-product.ts'
import { useKept } from '../use-kept.ts'
import type { Pages } from './use-listing.ts'
import { useProductOptions } from '../products/use-product-options.ts'
import type { Recipient } from '../use-recipient.ts'

const { cards } = recommendationTexts

/** Greeting cards for the event, or for any. */
export function CardsPanel({ recipient, pages }: { recipient: Recipient; pages: Pages<Product> }) {
  const today = useToday()
  const kept = useKept(recipient.contact?.id)
  const options = useProductOptions({
    recipient,
    menu: giftOptions,
    asSaved: (product) => asSavedFor(recipient.contact, { ...product, itemType: 'card' }, today),
  })
  return (
    <div className={styles['panel']}>
      <p className={styles['intro']}>{cards.intro}</p>
      <ProductGrid
        label={recommendationTexts.tabs.cards}
        pages={pages}
        texts={{ ...cards, loading: cards.searching }}
        renderCard={(product, namesSource) => (
          <ProductCard product={product} kept={kept(product)} words="brief" namesSource={namesSource}>
            <ProductActions product={product} options={options} />
          </ProductCard>
        )}
      />
    </div>
  )
}
