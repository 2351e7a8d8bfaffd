import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#client/lib/api-error.ts'
import { errorOf } from './failures.ts'

describe('a call for products that failed', () => {
  it('is a network failure without an answer', () => {
    const said =
      'Gift recommendations are temporarily unavailable. Our team has been notified and is working to resolve this issue.'
    expect(errorOf(new NetworkError(new TypeError('Failed to fetch')))).toEqual({
      code: 'NETWORK_ERROR',
      message: said,
      userMessage: said,
    })
  })

  it('is an unexpected one with any other answer', () => {
    expect(errorOf(new ApiError(500, 'broken', ''))).toMatchObject({
      code: 'UNKNOWN_ERROR',
      message: 'HTTP error! status: 500',
      userMessage: 'Failed to load gift recommendations. Please try again later.',
    })
    expect(errorOf('half an answer')).toMatchObject({ code: 'UNKNOWN_ERROR', message: 'half an answer' })
  })
})
