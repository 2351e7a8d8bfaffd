import { formatMoney } from '#domain/shared/money.ts'
import { balanceOf } from '#domain/splits/balance.ts'
import { pledges, type AnsweredShare } from '#domain/splits/reply.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
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
  rows: readonly AnsweredShare[]
  total: number
  /** Amounts that can't be saved fund nothing, and nothing remains of them. */
  hasErrors?: boolean
}) {
  const balance = balanceOf(rows, total)
  const { planned, promised, paid } = pledges(rows)
  const promisedPercent = total > 0 ? Math.min(100, ((paid + promised) * 100) / total) : 0
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
          promisedPercent={promised > 0 ? promisedPercent : 0}
          isOff={hasErrors || balance.over > 0}
          label={`${splitTexts.section}: ${figures}`}
          text={confirmed}
        />
        {balance.all > 0 && <span className={styles['quiet']}>{confirmed}</span>}
      </div>
      {rows.some(({ reply }) => reply) && !hasErrors && (
        <dl className={styles['sums']} aria-label={contributeTexts.sums.label}>
          {(
            [
              ['planned', planned],
              ['promised', promised],
              ['paid', paid],
            ] as const
          ).map(([name, cents]) => (
            <div key={name} data-sum={name}>
              <dt>{contributeTexts.sums[name]}</dt>
              <dd>{formatMoney(cents)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
