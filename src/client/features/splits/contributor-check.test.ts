import { expect, it } from 'vitest'
import { emailError } from './contributor-check.ts'
import { panelErrors } from './panel-errors.ts'
import { blankRow } from './split-values.ts'

it.each([
  ['', undefined],
  [' bo@example.com ', undefined],
  ['bo', 'Valid email is required'],
  ['bo@example', 'Valid email is required'],
  ['BO@x.com', 'This email is already in the list'],
])('of the address %j it says %j', (email, said) => {
  expect(emailError(email, [{ email: 'bo@x.com' }, { email: '' }])).toBe(said)
})

it('rows of 0 or without a name hinder nothing, as long as one is left', () => {
  const rows = [{ ...blankRow(), name: 'You', amountCents: 5 }, blankRow(), { ...blankRow(), amountCents: 5 }]
  const values = { total: '10', method: 'custom' as const, rows, setAside: [] }
  expect(panelErrors(values).some).toBe(false)
  expect(panelErrors({ ...values, rows: rows.slice(1) }).people).toBe('Add at least one contributor')
})
