import type { Product } from '#domain/catalogue/product-schema.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import styles from './Disclosure.module.css'
import { picturesNote } from './pictures-note.ts'

/** The banner over deals and grids of products, with what their pictures are. */
export function Disclosure({ products }: { products: readonly Pick<Product, 'imageKind'>[] | undefined }) {
  const note = picturesNote(products)
  return (
    <p className={styles['disclosure']}>
      {shellTexts.disclosure} {shellTexts.disclosureTag}
      {note !== undefined && ` · ${note}`}
    </p>
  )
}
