import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { fromDecimal } from '#domain/shared/money.ts'
import { budgetTexts } from '#domain/texts/budget.ts'
import { scaleDollars } from '../amounts.ts'
import { Hatch } from './Hatch.tsx'
import { gridLook, tickLook, tooltipLook } from './look.ts'

const { legend } = budgetTexts

export type ShareBar = { key: string; name: string; spent: string; ownShare: string; lastYear: string }

/** Height of a row and of the axis in px. */
const ROW = 40
const AXIS = 40
/** Width of the names in px, and the letters that fit into it, if they are as wide as capitals. */
const NAMES = 118
const LONGEST_NAME = 13

/** The list price of each row as your share and what others pay, above the year before. The table says the same. */
export function ShareChart({ bars, lastYear }: { bars: readonly ShareBar[]; lastYear: number }) {
  const names = new Map(bars.map(({ key, name }) => [key, name]))
  const data = bars.map(({ key, spent, ownShare, lastYear: before }) => ({
    key,
    own: fromDecimal(ownShare) / 100,
    others: Math.max(0, fromDecimal(spent) - fromDecimal(ownShare)) / 100,
    last: fromDecimal(before) / 100,
  }))
  return (
    <ResponsiveContainer height={bars.length * ROW + AXIS}>
      <BarChart data={data} layout="vertical" accessibilityLayer={false} barGap={2} margin={{ right: 12 }}>
        <Hatch id="budget-share" color="var(--plum)" ground="var(--plum-soft)" />
        <CartesianGrid horizontal={false} {...gridLook} />
        <XAxis type="number" stroke="" tick={tickLook} tickLine={false} tickFormatter={scaleDollars} tickCount={4} />
        <YAxis
          type="category"
          dataKey="key"
          width={NAMES}
          axisLine={false}
          tickLine={false}
          interval={0}
          tick={{ ...tickLook, fill: 'var(--ink)', fontSize: 13 }}
          tickFormatter={(key: string) => shortened(names.get(key) ?? '')}
        />
        <Tooltip {...tooltipLook} labelFormatter={(key) => (typeof key === 'string' ? names.get(key) : undefined)} />
        <Bar
          dataKey="own"
          name={legend.ownShare}
          stackId="year"
          fill="var(--plum)"
          barSize={13}
          isAnimationActive={false}
        />
        <Bar
          dataKey="others"
          name={legend.others}
          stackId="year"
          fill="url(#budget-share)"
          stroke="var(--plum)"
          barSize={13}
          isAnimationActive={false}
        />
        <Bar
          dataKey="last"
          name={String(lastYear)}
          fill="var(--grey)"
          barSize={6}
          radius={[0, 3, 3, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

/** On one line: the library would break it at a space. */
function shortened(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  const short =
    letters.length > LONGEST_NAME
      ? `${letters
          .slice(0, LONGEST_NAME - 1)
          .join('')
          .trim()}…`
      : name
  return short.replaceAll(' ', '\u00a0')
}
