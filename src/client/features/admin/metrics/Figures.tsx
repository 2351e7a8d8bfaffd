import type { DayOfActivity } from '#domain/admin/schema.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { metricsTexts } from '#domain/texts/feedback.ts'
import styles from './Figures.module.css'
import { countText } from './summary.ts'
import type { Series } from './summary.ts'

/** The same as a table, the latest day first: for people who prefer numbers or can't see the chart. */
export function Figures({
  title,
  series,
  days,
}: {
  title: string
  series: readonly Series[]
  days: readonly DayOfActivity[]
}) {
  return (
    <details className={styles['figures']}>
      <summary>{metricsTexts.figures}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the 365 rows of a year scroll on their own, by keys too */}
      <section className={styles['scroll']} aria-label={metricsTexts.figuresOf(title)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{metricsTexts.day}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {metricsTexts.series[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date}>
                <th scope="row">{formatMediumDate(day.date)}</th>
                {series.map((name) => (
                  <td key={name}>{countText(day[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
