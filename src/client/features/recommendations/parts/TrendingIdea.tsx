import { EllipsisVertical } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Product } from '#domain/catalogue/product-schema.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import { lazyPart } from '../../../lib/lazy.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ThumbTile } from '../../../ui/ThumbTile.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { PriceText } from './PriceText.tsx'
import styles from './TrendingGiftIdeas.module.css'

// Neither its menu nor the texts of the search belong to the first load of the dashboard.
const IdeaOptions = lazyPart(() => import('../IdeaOptions.tsx'), 'IdeaOptions')

/** An idea of the panel: leads to the shop; its menu keeps it for somebody. */
export function TrendingIdea({ idea }: { idea: Product }) {
  const [wanted, setWanted] = useState<'soon' | 'now'>()
  const plain = (
    <IconButton
      label={dashboardTexts.optionsOf(idea.title)}
      icon={<EllipsisVertical />}
      size="sm"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted('now')}
    />
  )
  return (
    <li className={styles['card']} onPointerEnter={() => setWanted((before) => before ?? 'soon')}>
      <ThumbTile id={idea.productKey} imageUrl={idea.imageUrl} size="wide" />
      <a href={idea.productUrl} target="_blank" rel="sponsored noopener" title={idea.title} className={styles['title']}>
        {idea.title}
        <VisuallyHidden> (opens the shop in a new tab)</VisuallyHidden>
      </a>
      <span className={styles['foot']}>
        <span className={styles['price']}>
          <PriceText price={idea.price} />
        </span>
        <span className={styles['options']}>
          {wanted === undefined ? (
            plain
          ) : (
            <Suspense fallback={plain}>
              <IdeaOptions idea={idea} startsOpen={wanted === 'now'} />
            </Suspense>
          )}
        </span>
      </span>
    </li>
  )
}
