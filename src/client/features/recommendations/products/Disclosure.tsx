import type { Product } from '#domain/catalogue/product-schema.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import styles from './Disclosure.module.css'

/**
 * The banner over deals and grids of products; it also says once for all cards that we drew their pictures. Photos of shops are none.
 * @param products undefined while they are loaded, so that nothing moves when they come
 */
export function Disclosure({ products }: { products: readonly Pick<Product, 'imageKind'>[] | undefined }) {
  const drawn = products?.filter(({ imageKind }) => imageKind === 'illustration').length
  const aboutPictures =
    products === undefined || drawn === products.length
      ? shellTexts.picturesDrawn
      : drawn !== 0 && shellTexts.somePicturesDrawn
  return (
    <p className={styles['disclosure']}>
      {shellTexts.disclosure} {shellTexts.disclosureTag}
      {aboutPictures !== false && ` · ${aboutPictures}`}
    </p>
  )
}
