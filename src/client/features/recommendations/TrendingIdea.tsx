import { EllipsisVertical } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ProductPicture } from '#client/features/catalogue/parts/ProductPicture.tsx'
import { isOfShop } from '#domain/catalogue/of-shop.ts'
import type { Product } from '#domain/catalogue/product-schema.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { PriceText } from './products/PriceText.tsx'
import styles from './parts/TrendingGiftIdeas.module.css'

// Neither its menu nor the texts of the search belong to the first load of the dashboard.
const load = () => import('./products/IdeaOptions.tsx')
const IdeaOptions = lazyPart(load, 'IdeaOptions')
const IdeaPrice = lazyPart(load, 'IdeaPrice')

/** An idea of the panel: leads to the shop; its menu keeps it for somebody. */
export function TrendingIdea({ idea }: { idea: Product }) {
  const [isWanted, setWanted] = useState(false)
  const plain = (
    <IconButton
      label={dashboardTexts.optionsOf(idea.title)}
      icon={<EllipsisVertical />}
      size="sm"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    />
  )
  return (
    // The pointer only fetches the menu: a button that changed between its press and its release would lose the click.
    <li className={styles['card']} onPointerEnter={() => void load()}>
      <ProductPicture product={idea} size="wide" />
      <a href={idea.productUrl} target="_blank" rel="sponsored noopener" title={idea.title} className={styles['title']}>
        {idea.title}
        <VisuallyHidden> {generalTexts.opensShop}</VisuallyHidden>
      </a>
      <div className={styles['foot']}>
        <div className={styles['price']}>
          <PriceText price={idea.price} />
          {isOfShop(idea) && (
            <Suspense>
              <IdeaPrice idea={idea} />
            </Suspense>
          )}
        </div>
        <span className={styles['options']}>
          {isWanted ? (
            <Suspense fallback={plain}>
              <IdeaOptions idea={idea} />
            </Suspense>
          ) : (
            plain
          )}
        </span>
      </div>
    </li>
  )
}
