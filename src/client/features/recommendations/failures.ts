import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { ApiError, NetworkError } from '../../lib/api-error.ts'
import type { ProductError } from './listing.ts'

const { networkError, search, unknownError } = recommendationTexts

/** What is said of a call that brought no answer, or none that can be used (spec 2 §8). */
export function errorOf(thrown: unknown): ProductError {
  if (thrown instanceof NetworkError)
    return { code: networkError.code, message: networkError.message, userMessage: networkError.message }
  const message =
    thrown instanceof ApiError
      ? search.httpError(thrown.status)
      : thrown instanceof Error
        ? thrown.message
        : String(thrown)
  return { code: unknownError.code, message, userMessage: unknownError.userMessage }
}
