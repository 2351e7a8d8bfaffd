import type { RecentUser } from '#domain/admin/schema.ts'
import { metricsTexts } from '#domain/texts/feedback.ts'

/** How a user signs in, as the table shows it: 'Email/Password' for 'local'. */
export function providerText({ provider }: Pick<RecentUser, 'provider'>): string | null {
  if (provider === null) return null
  const known: Record<string, string> = metricsTexts.providers
  return known[provider] ?? provider
}
