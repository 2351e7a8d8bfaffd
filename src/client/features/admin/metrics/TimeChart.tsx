import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { dateParts } from '#domain/shared/calendar-date.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { monthShort } from '#domain/shared/date-format.ts'
import type { DayOfActivity } from '#domain/admin/schema.ts'
import { metricsTexts } from '#domain/texts/feedback.ts'
import { countText } from './summary.ts'
import type { Series } from './summary.ts'
import styles from './TimeChart.module.css'

const HEIGHT = 220

/** Lines apart by color and by stroke. */
const looks = [{ stroke: 'var(--plum)' }, { stroke: 'var(--pine)', strokeDasharray: '6 4' }] as const

/** One point a day; the same is beside it in words and in a table, so it's not in the tab order. */
export function TimeChart({ days, series }: { days: readonly DayOfActivity[]; series: readonly Series[] }) {
  return (
    <ResponsiveContainer height={HEIGHT} className={styles['chart'] ?? ''}>
      <AreaChart data={days.map((day) => ({ ...day, date: labelOf(day.date) }))} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" strokeDasharray="5 5" />
        <XAxis
          dataKey="date"
          stroke=""
          tick={styleOfTicks}
          tickLine={false}
          tickMargin={10}
          minTickGap={28}
          interval="preserveStartEnd"
        />
        <YAxis
          width={44}
          axisLine={false}
          tick={styleOfTicks}
          tickLine={false}
          tickMargin={8}
          allowDecimals={false}
          tickFormatter={countText}
        />
        <Tooltip
          wrapperClassName={styles['tooltip'] ?? ''}
          cursor={{ stroke: 'var(--line-strong)', strokeDasharray: '5 5' }}
          formatter={(count, name) => [countText(Number(count)), name]}
          isAnimationActive={false}
        />
        {series.map((name, index) => {
          const look = looks[index] ?? looks[0]
          return (
            <Area
              key={name}
              dataKey={name}
              name={metricsTexts.series[name]}
              // Between two days nothing is known; a curve would say otherwise.
              type="linear"
              strokeWidth={2}
              {...look}
              fill={look.stroke}
              fillOpacity={0.08}
              dot={days.length <= 7 && { fill: look.stroke, fillOpacity: 1, strokeDasharray: '' }}
              activeDot={{ fill: 'var(--card)', stroke: look.stroke, strokeWidth: 2 }}
              isAnimationActive={false}
            />
          )
        })}
      </AreaChart>
    </ResponsiveContainer>
  )
}

const styleOfTicks = { fill: 'var(--ink-2)', fontSize: 12 }

/** 'Nov 21': within a window of a year no two days are called the same. */
function labelOf(date: CalendarDate): string {
  const { month, day } = dateParts(date)
  return `${monthShort(month)} ${day}`
}
