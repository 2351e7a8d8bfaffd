import type { Gift } from '#domain/gifts/schema.ts'
import { wasGiven } from '#domain/gifts/delivery.ts'
import { deliveryTexts as texts } from '#domain/texts/delivery.ts'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { DeliverySteps } from '../parts/DeliverySteps.tsx'
import { Reactions } from '../parts/Reactions.tsx'
import styles from './AfterBuying.module.css'

/** In the details of a gift that was bought: its steps, and how it went once it's given. */
export function AfterBuying({ gift }: { gift: Gift }) {
  const today = useToday()
  if (!gift.isPurchased) return null
  return (
    <section className={styles['after']} aria-label={texts.title}>
      <DeliverySteps gift={gift} />
      {wasGiven(gift, today) && (
        <div className={styles['reaction']}>
          <h3>{texts.howDidItGo}</h3>
          <Reactions gift={gift} />
        </div>
      )}
    </section>
  )
}
