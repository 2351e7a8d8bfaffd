import type { ProductError } from '#domain/catalogue/product-schema.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import type { ProviderError, ProviderErrorCode } from '#server/catalogue/provider.ts'

const { networkError, unknownError } = recommendationTexts

/** The sentence to show for a failure: ours, never the provider's. */
export function problemOf({ code }: ProviderError): ProductError {
  switch (problems[code]) {
    case 'RATE_LIMITED':
      return { code: 'RATE_LIMITED', message: networkError.message, userMessage: networkError.message }
    case 'NETWORK_ERROR':
      return { code: 'NETWORK_ERROR', message: networkError.message, userMessage: networkError.message }
    case 'UNKNOWN_ERROR':
      return { code: 'UNKNOWN_ERROR', message: unknownError.userMessage, userMessage: unknownError.userMessage }
  }
}

const problems = {
  THROTTLED: 'RATE_LIMITED',
  NETWORK: 'NETWORK_ERROR',
  TIMEOUT: 'NETWORK_ERROR',
  UPSTREAM: 'NETWORK_ERROR',
  MALFORMED: 'UNKNOWN_ERROR',
  BAD_REQUEST: 'UNKNOWN_ERROR',
  AUTH: 'UNKNOWN_ERROR',
  NOT_ELIGIBLE: 'UNKNOWN_ERROR',
  UNEXPECTED: 'UNKNOWN_ERROR',
} satisfies Record<ProviderErrorCode, ProductError['code']>
