import { CalendarPlus, EllipsisVertical, ExternalLink, Lightbulb } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { PriceOrigin } from '#client/features/catalogue/parts/PriceOrigin.tsx'
import { openPlaceIdea } from '#client/features/gifts/dialogs.ts'
import type { Product } from '#domain/catalogue/product-schema.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu } from '#client/ui/Menu.tsx'

/** Where an idea of a shop has its price from. */
export function IdeaPrice({ idea }: { idea: Product }) {
  return <PriceOrigin product={idea} />
}

/** The menu of an idea of the Trending panel: keeps it for somebody. */
export function IdeaOptions({ idea }: { idea: Product }) {
  const anchor = useRef<HTMLSpanElement>(null)
  // Its button was pressed before its code was there.
  useEffect(() => anchor.current?.querySelector('button')?.click(), [])
  return (
    <span ref={anchor}>
      <Menu
        trigger={<IconButton label={dashboardTexts.optionsOf(idea.title)} icon={<EllipsisVertical />} size="sm" />}
        items={[
          {
            label: recommendationTexts.assignToEvent,
            icon: <CalendarPlus />,
            onSelect: () => void openPlaceIdea(idea, { isSaved: true }),
          },
          {
            label: recommendationTexts.saveAsIdea,
            icon: <Lightbulb />,
            onSelect: () => void openPlaceIdea(idea, { isSaved: false }),
          },
          {
            label: recommendationTexts.viewProductDetails,
            icon: <ExternalLink />,
            href: idea.productUrl,
            group: true,
          },
        ]}
      />
    </span>
  )
}
