import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { ApiError, NetworkError } from '#client/lib/api-error.ts'
import type { ProductError } from './panels/listing.ts'

const { networkError, search, unknownError } = recommendationTexts

/** The message for a call that failed or whose answer is unusable. */
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
