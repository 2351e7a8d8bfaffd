import { rulesOf } from './source-rules.ts'

const HOUR_MS = 3_600_000

/**
 * For how many ms from now products may stay on a screen by the rules of their shops; undefined: as long as it's open. At
 * least an hour, or a browser whose clock is a day ahead would ask without end; the server's answers are never that old.
 */
export function msToShow(
  products: readonly { provider: string; asOf: string | null }[],
  now: Date,
): number | undefined {
  const ends = products.flatMap(({ provider, asOf }) => {
    const { keepsHours } = rulesOf(provider)
    return keepsHours === null || asOf === null ? [] : Date.parse(asOf) + keepsHours * HOUR_MS
  })
  return ends.length === 0 ? undefined : Math.max(HOUR_MS, Math.min(...ends) - now.getTime())
}
