import { BellPlus, BellRing } from 'lucide-react'
import type { Gift } from '#domain/gifts/schema.ts'
import { formatMoney, parseAmount } from '#domain/shared/money.ts'
import { offerTexts } from '#domain/texts/offers.ts'
import { Button } from '#client/ui/Button.tsx'
import { openWatchPrice } from '../dialogs.ts'
import styles from './WatchLine.module.css'

const texts = offerTexts.watch

/** In a gift's details: whether its price is watched, and the way to change that. */
export function WatchLine({ gift }: { gift: Gift }) {
  const { watch, canWatch, isPurchased } = gift
  if (!canWatch || isPurchased) return null
  return (
    <p className={styles['line']}>
      {watch !== null && (
        <span className={styles['state']}>
          <BellRing aria-hidden />
          {watch.below === null ? texts.on : texts.onBelow(formatMoney(parseAmount(watch.below) ?? 0))}
        </span>
      )}
      <Button size="sm" icon={watch === null ? <BellPlus /> : undefined} onClick={() => void openWatchPrice(gift)}>
        {watch === null ? texts.title : texts.change}
      </Button>
    </p>
  )
}
