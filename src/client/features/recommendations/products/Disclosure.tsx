import type { Product } from '#domain/catalogue/product-schema.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import styles from './Disclosure.module.css'

/**
 * The banner over deals and grids of products; it also says once for all cards that we drew their pictures.
 * @param products undefined while they are loaded, so that nothing moves when they come
 */
export function Disclosure({ products }: { products: readonly Pick<Product, 'imageKind'>[] | undefined }) {
  const areDrawn = products === undefined || products.some(({ imageKind }) => imageKind === 'illustration')
  return (
    <p className={styles['disclosure']}>
      {shellTexts.disclosure} {shellTexts.disclosureTag}
      {areDrawn && ` · ${shellTexts.picturesDrawn}`}
    </p>
  )
}
