import { formatMoney } from '#domain/shared/money.ts'
import { balanceOf } from '#domain/splits/balance.ts'
import type { Share } from '#domain/splits/shares.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { BadgeCheck } from 'lucide-react'
import styles from './Funding.module.css'
import { SharesBar } from './SharesBar.tsx'

/** How much of the cost is shared out: '$x / $y', a bar, what remains, and how many have confirmed. */
export function Funding({
  rows,
  total,
  hasErrors = false,
}: {
  rows: readonly Share[]
  total: number
  /** Amounts that can't be saved fund nothing, and nothing remains of them. */
  hasErrors?: boolean
}) {
  const balance = balanceOf(rows, total)
  const confirmed = splitTexts.confirmedOf(balance.confirmed, balance.all)
  const figures = splitTexts.of(formatMoney(balance.sum), formatMoney(total))
  return (
    <div className={styles['funding']}>
      <div className={styles['line']}>
        <strong className={styles['figures']}>{figures}</strong>
        {!hasErrors &&
          (balance.isFunded ? (
            <span className={styles['full']}>
              <BadgeCheck aria-hidden />
              {splitTexts.fullyFunded}
            </span>
          ) : (
            <span>{splitTexts.remaining(formatMoney(balance.left))}</span>
          ))}
      </div>
      <div className={styles['shares']}>
        <SharesBar
          percent={balance.percent}
          confirmedPercent={balance.confirmedPercent}
          isOff={hasErrors || balance.over > 0}
          label={`${splitTexts.section}: ${figures}`}
          text={confirmed}
        />
        {balance.all > 0 && <span className={styles['quiet']}>{confirmed}</span>}
      </div>
    </div>
  )
}
