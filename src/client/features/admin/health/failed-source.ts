import type { ApiFailure } from '#domain/admin/schema.ts'
import { apiFailureTexts } from '#domain/texts/feedback.ts'

/** 'amazon', or 'Nook Shop (feed:2)': an administrator knows a feed by its name, which its failures record. */
export function failedSource({
  provider,
  requestParams: params,
}: Pick<ApiFailure, 'provider' | 'requestParams'>): string {
  if (!provider.startsWith('feed:') || typeof params !== 'object' || params === null || !('name' in params))
    return provider
  return typeof params.name === 'string' ? apiFailureTexts.feed(params.name, provider) : provider
}
