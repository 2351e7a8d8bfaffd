import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Budget } from '#domain/budget/schema.ts'
import { monthShort } from '#domain/shared/date-format.ts'
import { fromDecimal } from '#domain/shared/money.ts'
import { budgetTexts } from '#domain/texts/budget.ts'
import { useNarrow } from '#client/lib/media.ts'
import { scaleDollars } from '../amounts.ts'
import { gridLook, tickLook, tooltipLook } from './look.ts'
import { Hatch } from './Hatch.tsx'

const { legend } = budgetTexts

/** Each month beside the same month of the year before. The table beside it says the same, so it's not in the tab order. */
export function MonthChart({ months, lastYear }: { months: Budget['byMonth']; lastYear: number }) {
  const isNarrow = useNarrow()
  const data = months.map(({ month, spent, bought, lastYear: before }) => ({
    month: monthShort(month),
    last: fromDecimal(before) / 100,
    bought: fromDecimal(bought) / 100,
    toBuy: (fromDecimal(spent) - fromDecimal(bought)) / 100,
  }))
  return (
    <ResponsiveContainer height={isNarrow ? 240 : 430}>
      <BarChart data={data} accessibilityLayer={false} barGap={1} barCategoryGap="14%">
        <Hatch id="budget-month" color="var(--pine)" ground="var(--pine-soft)" />
        <CartesianGrid vertical={false} {...gridLook} />
        <XAxis dataKey="month" stroke="" tick={tickLook} tickLine={false} tickMargin={8} minTickGap={6} />
        <YAxis width={54} axisLine={false} tick={tickLook} tickLine={false} tickFormatter={scaleDollars} />
        <Tooltip {...tooltipLook} />
        <Bar
          dataKey="last"
          name={String(lastYear)}
          fill="var(--grey)"
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
        <Bar dataKey="bought" name={legend.bought} stackId="year" fill="var(--pine)" isAnimationActive={false} />
        <Bar
          dataKey="toBuy"
          name={legend.toBuy}
          stackId="year"
          fill="url(#budget-month)"
          stroke="var(--pine)"
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
