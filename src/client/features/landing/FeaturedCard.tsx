import type { Product } from '#domain/catalogue/product-schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import styles from './FeaturedCard.module.css'
import { useComesNear } from '#client/lib/comes-near.ts'

/** A featured gift. The whole card links to the shop. */
export function FeaturedCard({ gift }: { gift: Product }) {
  const { id, title, description, price, imageUrl, productUrl } = gift
  const [isNear, card] = useComesNear<HTMLElement>()
  return (
    <article ref={card} className={styles['card']}>
      <ThumbTile id={id} size="wide" picture={isNear ? imageUrl : undefined} />
      <div className={styles['words']}>
        <h3>
          <a href={productUrl} target="_blank" rel="sponsored noopener">
            {title}
            <VisuallyHidden> {generalTexts.opensShop}</VisuallyHidden>
          </a>
        </h3>
        <p className={styles['price']}>{price}</p>
        <p className={styles['description']}>{description}</p>
      </div>
    </article>
  )
}
