import { expect, it } from 'vitest'
import { MAX_AMOUNT } from '#domain/shared/money.ts'
import { parseShare } from '#domain/splits/shares.ts'
import { emailError, shareError } from './contributor-check.ts'
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

const values = { total: '10', method: 'custom' as const, setAside: [] }
const you = { ...blankRow(), name: 'You', amountCents: 5 }

it('empty rows hinder nothing, as long as one is filled in', () => {
  expect(panelErrors({ ...values, rows: [you, blankRow()] }).some).toBe(false)
  const nobody = panelErrors({ ...values, rows: [blankRow()] })
  expect([nobody.people, nobody.some]).toEqual(['Add at least one contributor', true])
})

it.each([
  ['a custom amount', 'custom' as const, { amountCents: 5 }],
  ['an equal share', 'equal' as const, {}],
  ['an address', 'custom' as const, { email: 'bo@x.com' }],
])('a row with %s wants a name, or to be removed', (_, method, row) => {
  const nameless = { ...blankRow(), ...row }
  const { names, some } = panelErrors({ ...values, method, rows: [you, nameless] })
  expect([some, [...names]]).toEqual([true, [[nameless.id, 'Name this person, or remove the row']]])
})

it('an amount that is too large hinders, and is not taken for nothing', () => {
  expect(parseShare('100000000')).toBeGreaterThan(MAX_AMOUNT)
  expect(shareError(parseShare('$123,456,789.00'))).toBe('Amount can be at most 99,999,999.99')
  expect(shareError(parseShare('99,999,999.99'))).toBeUndefined()
  expect(shareError(parseShare('nothing'))).toBe('Amount must be greater than 0')
  expect(panelErrors({ ...values, rows: [{ ...you, amountCents: parseShare('100000000') }] }).some).toBe(true)
})
