import { CalendarPlus, ChevronDown, ExternalLink, Lightbulb } from 'lucide-react'
import type { FeaturedCard } from '#domain/catalogue/featured-card.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { lazyPart } from '../../lib/lazy.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { MenuItem } from '../../ui/Menu.tsx'
import { ThumbTile } from '../../ui/ThumbTile.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useRecipient } from './ForWhom.tsx'
import styles from './IdeaCard.module.css'
import { useSaveIdea } from './save-idea.ts'
import type { GiftSearch } from './search-address.ts'

const PlaceIdea = lazyPart(() => import('./PlaceIdeaDialog.tsx'), 'PlaceIdeaDialog')

/** An idea of the catalogue, with what can be done with it. */
export function IdeaCard({ idea, search }: { idea: FeaturedCard; search: GiftSearch }) {
  const { title, description, price, imageUrl, productUrl } = idea
  return (
    <article className={styles['card']}>
      <ThumbTile id={idea.id} imageUrl={imageUrl} size="wide" />
      <div className={styles['words']}>
        <h3>
          <a href={productUrl} target="_blank" rel="sponsored noopener">
            {title}
            <VisuallyHidden> (opens the shop in a new tab)</VisuallyHidden>
          </a>
        </h3>
        <p className={styles['price']}>{price}</p>
        <p className={styles['description']}>{description}</p>
      </div>
      <div className={styles['options']}>
        <Menu
          trigger={
            <Button size="sm" variant="tint" full icon={<ChevronDown />} aria-label={`Gift Options: ${title}`}>
              {recommendationTexts.giftOptions}
            </Button>
          }
          items={useOptions(idea, search)}
        />
      </div>
    </article>
  )
}

function useOptions(idea: FeaturedCard, search: GiftSearch): MenuItem[] {
  const { contact, event } = useRecipient(search)
  const { save } = useSaveIdea()
  const view: MenuItem = {
    label: recommendationTexts.viewProductDetails,
    icon: <ExternalLink />,
    href: idea.productUrl,
    group: true,
  }
  const place = (isSaved: boolean) => () => void openDialog(PlaceIdea, { idea, isSaved, contactId: contact?.id })
  if (contact === undefined || event === undefined) {
    return [
      { label: recommendationTexts.assignToEvent, icon: <CalendarPlus />, onSelect: place(true) },
      { label: recommendationTexts.saveAsIdea, icon: <Lightbulb />, onSelect: place(false) },
      view,
    ]
  }
  return [
    {
      label: recommendationTexts.assignTo(event.name),
      icon: <CalendarPlus />,
      onSelect: () => save(idea, { contact, event, isSaved: true }),
    },
    {
      label: recommendationTexts.saveAsIdeaFor(event.name),
      icon: <Lightbulb />,
      onSelect: () => save(idea, { contact, event, isSaved: false }),
    },
    view,
  ]
}
