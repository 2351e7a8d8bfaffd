import { ChevronDown } from 'lucide-react'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import type { ShownProduct } from './ProductCard.tsx'
import styles from './ProductActions.module.css'
import type { ProductOptions } from './use-product-options.ts'

/** The main button of a product's card, the first item of its menu, and the menu beside it. */
export function ProductActions({ product, options }: { product: ShownProduct; options: ProductOptions }) {
  const { label, opensDialog, onSelect } = options.mainOf(product)
  return (
    <span className={styles['split']}>
      <Button
        size="sm"
        variant="tint"
        full
        className={styles['main']}
        aria-label={`${label}: ${product.title}`}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        onClick={onSelect}
      >
        <span title={label}>{label}</span>
      </Button>
      <Menu
        trigger={
          <IconButton
            label={`${recommendationTexts.giftOptions}: ${product.title}`}
            icon={<ChevronDown />}
            size="sm"
            className={styles['menu']}
          />
        }
        items={options.menuOf(product)}
      />
    </span>
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
