import { Bookmark, CalendarPlus, ChevronDown } from 'lucide-react'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { Button } from '#client/ui/Button.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import type { ShownProduct } from './ProductCard.tsx'
import styles from './ProductActions.module.css'
import type { ProductOptions } from './use-product-options.ts'

/** The buttons of a product's card: keep it, assign it, and everything else. */
export function ProductActions({ product, options }: { product: ShownProduct; options: ProductOptions }) {
  const { title } = product
  const { save, assign } = recommendationTexts
  return (
    <>
      <Button
        size="sm"
        icon={<Bookmark />}
        aria-haspopup="dialog"
        aria-label={`${save}: ${title}`}
        onClick={() => options.save(product)}
      >
        {save}
      </Button>
      <Button
        size="sm"
        icon={<CalendarPlus />}
        aria-haspopup="dialog"
        aria-label={`${assign}: ${title}`}
        onClick={() => options.assign(product)}
      >
        {assign}
      </Button>
      <GiftOptionsMenu product={product} options={options} />
    </>
  )
}

export function GiftOptionsMenu({
  product,
  options,
}: {
  product: ShownProduct
  options: Pick<ProductOptions, 'menuOf'>
}) {
  return (
    <span className={styles['options']}>
      <Menu
        trigger={
          <Button
            size="sm"
            variant="tint"
            full
            icon={<ChevronDown />}
            aria-label={`${recommendationTexts.giftOptions}: ${product.title}`}
          >
            {recommendationTexts.giftOptions}
          </Button>
        }
        items={options.menuOf(product)}
      />
    </span>
  )
}
