import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense } from 'react'
import { metricWindows } from '#domain/accounts/windows.ts'
import type { MetricWindow } from '#domain/accounts/windows.ts'
import type { DayOfActivity } from '#domain/admin/schema.ts'
import { metricsTexts } from '#domain/texts/feedback.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { Card } from '#client/ui/Card.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { Figures } from './Figures.tsx'
import styles from './OverTime.module.css'
import { countText, summaryOf, totalOf } from './summary.ts'
import type { Series } from './summary.ts'

// The chart library is larger than the rest of the page.
const TimeChart = lazyPart(() => import('./TimeChart.tsx'), 'TimeChart')

const windows = metricWindows.map((days) => ({ value: String(days), label: metricsTexts.windows[days] }))
const charts = [
  { title: metricsTexts.signUps, series: ['signUps', 'guests'] },
  { title: metricsTexts.activity, series: ['actions', 'people'] },
] as const satisfies { title: string; series: readonly Series[] }[]

/** Sign-ups and activity by day. */
export function OverTime({
  query,
  days,
  onChange,
}: {
  query: UseQueryResult<DayOfActivity[]>
  days: MetricWindow
  onChange: (days: MetricWindow) => void
}) {
  const choose = (value: string) => onChange(metricWindows.find((window) => String(window) === value) ?? days)
  return (
    <div className={styles['charts']}>
      <div className={styles['window']}>
        <SegmentedControl label={metricsTexts.window} options={windows} value={String(days)} onChange={choose} />
        <p>{metricsTexts.days}</p>
      </div>
      {query.isError && (
        <ErrorState title={metricsTexts.failedToLoad} pending={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {!query.isError &&
        charts.map(({ title, series }) => (
          <Card key={title} title={title} padded>
            {query.isPending ? <Waiting /> : <Chart title={title} series={series} days={query.data} />}
          </Card>
        ))}
    </div>
  )
}

function Chart({ title, series, days }: { title: string; series: readonly Series[]; days: readonly DayOfActivity[] }) {
  return (
    <>
      <ul className={styles['legend']}>
        {series.map((name, index) => (
          <li key={name} className={index === 0 ? styles['first'] : styles['second']}>
            {metricsTexts.series[name]} <strong>{countText(totalOf(days, name))}</strong>
          </li>
        ))}
      </ul>
      <figure className={styles['figure']}>
        <figcaption>
          <VisuallyHidden>{series.map((name) => summaryOf(days, name)).join('. ')}</VisuallyHidden>
        </figcaption>
        <div aria-hidden>
          <Suspense fallback={<Waiting />}>
            <TimeChart days={days} series={series} />
          </Suspense>
        </div>
      </figure>
      <Figures title={title} series={series} days={days} />
    </>
  )
}

function Waiting() {
  return <Skeleton height={220} radius={12} />
}
