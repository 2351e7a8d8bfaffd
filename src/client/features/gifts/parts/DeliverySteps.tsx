import { Gift as GiftIcon, PackageCheck, PartyPopper, ShoppingBag } from 'lucide-react'
import type { ReactElement } from 'react'
import { deliverySteps, tapped, type DeliveryStep } from '#domain/gifts/delivery.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { deliveryTexts as texts } from '#domain/texts/delivery.ts'
import { cx } from '#client/lib/class-names.ts'
import { ArrivalDate } from '../after-buying/ArrivalDate.tsx'
import { useChangeDelivery } from '../after-buying/mutations.ts'
import styles from './DeliverySteps.module.css'

/**
 * What happens after buying, one tap each: ordered, arrived, wrapped, given. Every step is optional; a tap on the current
 * one goes back. While it's on its way, the day of arrival is beside it. Nothing for what isn't bought.
 */
export function DeliverySteps({ gift, look = 'full' }: { gift: Gift; look?: 'full' | 'small' }) {
  const change = useChangeDelivery()
  if (!gift.isPurchased) return null
  const reached = deliverySteps.findIndex((step) => step === gift.deliveryState)
  return (
    <div className={cx(styles['bar'], look === 'small' && styles['small'])}>
      <fieldset className={styles['steps']} aria-label={texts.stepsOf(gift.title)}>
        {deliverySteps.map((step, place) => (
          <button
            key={step}
            type="button"
            className={cx(styles['step'], place < reached && styles['passed'])}
            aria-pressed={place === reached}
            onClick={() => change.mutate({ gift, deliveryState: tapped(gift, step) })}
          >
            {icons[step]}
            {texts.steps[step]}
          </button>
        ))}
      </fieldset>
      {gift.deliveryState === 'ordered' && (
        <div className={styles['arrival']}>
          <ArrivalDate gift={gift} />
        </div>
      )}
    </div>
  )
}

const icons = {
  ordered: <ShoppingBag aria-hidden />,
  arrived: <PackageCheck aria-hidden />,
  wrapped: <GiftIcon aria-hidden />,
  given: <PartyPopper aria-hidden />,
} satisfies Record<DeliveryStep, ReactElement>
