import { describe, expect, it } from 'vitest'
import { unexpectedFailure } from '#domain/shared/errors.ts'
import { ApiError, errorLines, errorText, NetworkError } from './api-error.ts'

const body = (value: object) => JSON.stringify(value)

describe('an answer that is not OK', () => {
  it('has the text "status: body"', () => {
    expect(new ApiError(404, 'gone fishing').message).toBe('404: gone fishing')
  })

  it('has the status text when the body is empty', () => {
    expect(new ApiError(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway')
  })

  it('carries code, sentence, issues and the current row', () => {
    const issue = { path: 'fullName', message: 'Full name is required' }
    const error = new ApiError(
      409,
      body({ code: 'STALE', message: 'Changed elsewhere', issues: [issue], current: { id: 1 } }),
    )
    expect(error).toMatchObject({
      code: 'STALE',
      serverMessage: 'Changed elsewhere',
      issues: [issue],
      current: { id: 1 },
    })
  })

  it.each(['<html>nginx</html>', '[]', '"text"', 'null', '{"message":5,"issues":[null,{"path":1}]}'])(
    'that is not ours has no sentence: %s',
    (text) => {
      expect(new ApiError(500, text)).toMatchObject({ code: '', serverMessage: undefined, issues: [] })
    },
  )
})

describe('the text of an error toast', () => {
  it('is that of the screen when the server failed itself and cannot say at what', () => {
    const failed = new ApiError(500, body(unexpectedFailure('r-1')))
    expect(errorText(failed, 'Failed to add contact')).toBe('Failed to add contact')
  })

  it("is the server's sentence", () => {
    expect(errorText(new ApiError(400, body({ message: 'Date is required' })), 'Failed')).toBe('Date is required')
  })

  it('is the fallback when the server said nothing for people', () => {
    expect(errorText(new ApiError(500, ''), 'Failed to add contact')).toBe('Failed to add contact')
    expect(errorText(new TypeError('x is undefined'), 'Failed to add contact')).toBe('Failed to add contact')
  })

  it('is shown to the letter when the server could not be reached, which is said below it', () => {
    const cut = new NetworkError(new TypeError('Failed to fetch'))
    expect(errorLines(cut, 'Failed to add contact')).toEqual(['Failed to add contact', "We couldn't reach the server."])
  })

  it('is one line of sentences on a page', () => {
    const cut = new NetworkError(new TypeError('Failed to fetch'))
    const said = "Failed to add contact. We couldn't reach the server."
    expect(errorText(cut, 'Failed to add contact')).toBe(said)
    expect(errorText(cut, 'Failed to add contact.')).toBe(said)
  })
})
