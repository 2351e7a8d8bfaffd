/** What a source's rules allow with what we know from it. */
export interface SourceRules {
  /** How long anything but a product's id and link may be kept; null: as long as we like. */
  keepsHours: number | null
  /** Whether prices may be watched and compared with earlier ones. */
  priceAlerts: boolean
}

/**
 * The rules of a gift's source, whether or not that source is still configured: what was saved from a shop outlives the
 * setting.
 */
export function rulesOf(provider: string): SourceRules {
  return /^amazon/i.test(provider) ? amazon : unrestricted
}

/** Associates Program policies: content 24 h, ids without a limit, no price tracking and no price alerts. */
const amazon: SourceRules = { keepsHours: 24, priceAlerts: false }
const unrestricted: SourceRules = { keepsHours: null, priceAlerts: true }
