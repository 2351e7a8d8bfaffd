import { expect, it } from 'vitest'
import { AppError, invalidField, notFound, unexpectedFailure } from './errors.ts'

it('a refusal has a code and a sentence, and names the field it belongs to', () => {
  const refusal = invalidField('budget', 'Budget must be 0 or more')
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({
    name: 'AppError',
    code: 'INVALID',
    message: 'Budget must be 0 or more',
    details: { issues: [{ path: 'budget', message: 'Budget must be 0 or more' }] },
  })
  expect(new AppError('CONFLICT', 'Somebody was faster').details).toEqual({})
})

it('what is not there and what belongs to others are refused in the same words', () => {
  expect(notFound('contact')).toMatchObject({ code: 'NOT_FOUND', message: 'Contact was not found' })
})

it('an unexpected failure says no more than its number', () => {
  expect(unexpectedFailure('r-1')).toEqual({
    message: expect.stringMatching(/\w/) as string,
    code: 'UNEXPECTED',
    requestId: 'r-1',
  })
})
