import { formatMoney } from '#domain/shared/money.ts'
import styles from './look.module.css'

export const gridLook = { stroke: 'var(--line)', strokeDasharray: '4 5' }

export const tickLook = { fill: 'var(--ink-2)', fontSize: 12 }

export const tooltipLook = {
  wrapperClassName: styles['tooltip'] ?? '',
  cursor: { fill: 'var(--sunk)', fillOpacity: 0.7 },
  itemStyle: { color: 'var(--ink)' },
  // What isn't there needs no line.
  formatter: (amount: unknown, name: unknown): [string, string] => [
    formatMoney(Math.round(Number(amount) * 100)),
    String(name),
  ],
  isAnimationActive: false,
}
