import type { Budget } from '#domain/budget/schema.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { budgetTexts } from '#domain/texts/budget.ts'
import { Card } from '#client/ui/Card.tsx'
import { dollars } from './amounts.ts'
import styles from './Forecast.module.css'

const texts = budgetTexts.forecast

/** What the coming events will still cost, and how that's counted. */
export function Forecast({ forecast }: { forecast: Budget['forecast90'] }) {
  const { events, assigned, unusedBudgets, ownShare, total, withoutPrice } = forecast
  const to = formatMediumDate(forecast.to)
  return (
    <Card className={styles['forecast']} title={texts.title}>
      <p className={styles['sum']}>
        <strong>{dollars(total)}</strong> <span>{events === 0 ? texts.nothing(to) : texts.events(events, to)}</span>
      </p>
      {events > 0 && (
        <dl className={styles['parts']}>
          <div>
            <dt>{texts.assigned}</dt>
            <dd>{dollars(assigned)}</dd>
          </div>
          <div>
            <dt>{texts.unused}</dt>
            <dd>{dollars(unusedBudgets)}</dd>
          </div>
          <div className={styles['own']}>
            <dt>{texts.ownShare}</dt>
            <dd>{dollars(ownShare)}</dd>
          </div>
        </dl>
      )}
      <p className={styles['method']}>
        {texts.method}
        {withoutPrice > 0 && ` ${budgetTexts.withoutPrice(withoutPrice)}`}
      </p>
    </Card>
  )
}
