import { sumCents, type Cents } from '../shared/money.ts'
import { shareEqually, type Share } from './shares.ts'

/**
 * The rows with one more person. While everyone pays the same, that stays so; once amounts were chosen, they stay, and the
 * new person pays what is left.
 */
export function withPerson<S extends Share>(rows: readonly S[], person: S, total: Cents): S[] {
  if (isEqual(rows, total)) return shareEqually([...rows, person], total)
  const left = total - sumCents(rows.map(({ amountCents }) => amountCents))
  return [...rows, { ...person, amountCents: Math.max(0, left) }]
}

function isEqual(rows: readonly Share[], total: Cents): boolean {
  return shareEqually(rows, total).every(({ amountCents }, index) => amountCents === rows[index]?.amountCents)
}
