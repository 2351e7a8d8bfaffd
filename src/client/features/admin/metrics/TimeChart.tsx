import { AreaChart } from '@mantine/charts'
import { dateParts } from '#domain/shared/calendar-date.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { monthShort } from '#domain/shared/date-format.ts'
import type { DayOfActivity } from '#domain/admin/schema.ts'
import { metricsTexts } from '#domain/texts/feedback.ts'
import { MantineScope } from '#client/ui/mantine/MantineScope.tsx'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/charts/styles.css'
import { countText } from './summary.ts'
import type { Series } from './summary.ts'
import styles from './TimeChart.module.css'

/** Lines apart by color and by stroke. */
const looks = [{ color: 'var(--plum)' }, { color: 'var(--pine)', strokeDasharray: '6 4' }] as const

/** One point a day; the same is beside it in words and in a table, so it's not in the tab order. */
export function TimeChart({ days, series }: { days: readonly DayOfActivity[]; series: readonly Series[] }) {
  return (
    <MantineScope>
      <AreaChart
        className={styles['chart']}
        h={220}
        data={days.map((day) => ({ ...day, date: labelOf(day.date) }))}
        dataKey="date"
        series={series.map((name, index) => ({
          name,
          label: metricsTexts.series[name],
          ...(looks[index] ?? looks[0]),
        }))}
        // Between two days nothing is known; a curve would say otherwise.
        curveType="linear"
        withDots={days.length <= 7}
        gridAxis="x"
        tickLine="none"
        strokeWidth={2}
        fillOpacity={0.14}
        valueFormatter={countText}
        xAxisProps={{ minTickGap: 28, interval: 'preserveStartEnd' }}
        yAxisProps={{ allowDecimals: false, width: 44 }}
        tooltipAnimationDuration={0}
        areaProps={{ isAnimationActive: false }}
        areaChartProps={{ accessibilityLayer: false }}
      />
    </MantineScope>
  )
}

/** 'Nov 21': within a window of a year no two days are called the same. */
function labelOf(date: CalendarDate): string {
  const { month, day } = dateParts(date)
  return `${monthShort(month)} ${day}`
}
