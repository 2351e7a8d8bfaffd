import { ExternalLink, ShoppingBasket } from 'lucide-react'
import { useMemo } from 'react'
import { openGiftDetails } from '#client/features/gifts/dialogs.ts'
import { useSetPurchased } from '#client/features/gifts/mutations.ts'
import { priceText } from '#client/features/gifts/parts/price-text.ts'
import { costsOf } from '#domain/gifts/cost.ts'
import { shortMoney } from '#domain/shared/short-money.ts'
import { giftSummaryTexts } from '#domain/texts/gift-summary.ts'
import { planScreenTexts } from '#domain/texts/plan-screens.ts'
import { cx } from '#client/lib/class-names.ts'
import { ButtonAnchor } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import type { PlanRow } from '../rows.ts'
import { byShop } from './by-shop.ts'
import type { ToBuy } from './by-shop.ts'
import styles from './ShoppingList.module.css'

const texts = planScreenTexts.shopping

/** What is assigned, by shop: a box for each says whether it's bought. */
export function ShoppingList({ rows }: { rows: readonly PlanRow[] }) {
  const shops = useMemo(() => byShop(rows), [rows])
  if (shops.length === 0)
    return <EmptyState icon={<ShoppingBasket />} heading="h2" title={texts.empty.title} text={texts.empty.text} />
  return (
    <div className={styles['shops']}>
      {shops.map(({ shop, gifts }) => {
        const open = gifts.filter(({ gift }) => !gift.isPurchased)
        const costs = costsOf(open.map(({ gift }) => gift))
        const name = shop ?? texts.noShop
        return (
          <section key={name} aria-label={name} className={styles['shop']}>
            <div className={styles['head']}>
              <h2>{name}</h2>
              <span>
                {texts.toBuy(open.length)}
                {costs.spent > 0 && ` · ${shortMoney(costs.spent)}`}
                {costs.withoutPrice > 0 && ` · ${giftSummaryTexts.withoutPrice(costs.withoutPrice)}`}
              </span>
            </div>
            <ul>
              {gifts.map((one) => (
                <Line key={one.gift.id} toBuy={one} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function Line({ toBuy: { gift, row } }: { toBuy: ToBuy }) {
  const purchase = useSetPurchased()
  const { contactName, occasionId } = row.person
  return (
    <li className={cx(gift.isPurchased && styles['bought'])}>
      <Checkbox
        labelHidden
        label={texts.bought(gift.title, contactName)}
        checked={gift.isPurchased}
        disabled={!row.isOpen}
        onChange={(isPurchased) => purchase.mutate({ gift, isPurchased, eventId: occasionId })}
      />
      <span className={styles['words']}>
        <button type="button" className={styles['title']} onClick={() => void openGiftDetails(gift.id)}>
          {gift.title}
        </button>
        <span className={styles['for']}>
          {texts.for(contactName)} · {priceText(gift)}
        </span>
      </span>
      {gift.productUrl !== null && (
        <ButtonAnchor
          size="sm"
          icon={<ExternalLink />}
          href={gift.productUrl}
          target="_blank"
          rel="sponsored noopener"
          aria-label={texts.openOf(gift.title)}
        >
          {texts.open}
        </ButtonAnchor>
      )}
    </li>
  )
}
