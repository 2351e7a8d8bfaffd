/** What a source's rules allow with what we know from it. */
export interface SourceRules {
  /** How long anything but a product's id and link may be kept; null: as long as we like. */
  keepsHours: number | null
  /** Whether prices may be watched and compared with earlier ones. */
  priceAlerts: boolean
  /** Whether a language model may read its words. */
  llmMayReadContent: boolean
  /** Whether e-mails may have its links and prices. */
  linksInEmail: boolean
}

/**
 * The rules of a gift's source, whether or not that source is still configured: what was saved from a shop outlives the
 * setting.
 */
export function rulesOf(provider: string): SourceRules {
  if (/^amazon/i.test(provider)) return amazon
  return provider === 'ebay' ? ebay : unrestricted
}

/** Associates Program policies: content 24 h, ids without a limit, no price tracking or alerts, no generative AI. */
const amazon: SourceRules = { keepsHours: 24, priceAlerts: false, llmMayReadContent: false, linksInEmail: false }
/** API License Agreement: no use of its content by generative AI. */
const ebay: SourceRules = { keepsHours: null, priceAlerts: true, llmMayReadContent: false, linksInEmail: false }
const unrestricted: SourceRules = { keepsHours: null, priceAlerts: true, llmMayReadContent: true, linksInEmail: true }
