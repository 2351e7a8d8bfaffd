import { describe, expect, it } from 'vitest'
import { contactTexts } from '../texts/contacts.ts'
import { inputTexts } from '../texts/input.ts'
import { contactsPageSchema, newContactSchema } from './schema.ts'

const read = (fields: object) => newContactSchema.safeParse({ fullName: 'Maya', relationship: 'friend', ...fields })
const problems = (fields: object) => read(fields).error?.issues.map(({ message }) => message)

describe('a new contact', () => {
  it.each([
    [{ gender: ' Female ' }, { gender: 'female' }],
    [{ gender: '' }, { gender: null }],
    [{ birthday: ' 05/17 ' }, { birthday: '05/17' }],
    [{ birthday: ' ' }, { birthday: null }],
    [{ anniversaryDate: '2014-06-21' }, { anniversaryDate: '2014-06-21' }],
    [{ anniversaryDate: '' }, { anniversaryDate: null }],
  ])('with %j is read as %j', (fields, kept) => {
    expect(read(fields).data).toMatchObject(kept)
  })

  it.each([
    [{ gender: 'robot' }, inputTexts.choose(['male', 'female'])],
    [{ birthday: '13/40' }, contactTexts.birthdayInvalid],
    [{ birthday: 7 }, contactTexts.birthdayInvalid],
    [{ anniversaryDate: '2014-02-30' }, contactTexts.anniversaryInvalid],
  ])('with %j is refused', (fields, message) => {
    expect(problems(fields)).toEqual([message])
  })
})

it('a page of contacts after another one needs to say how many', () => {
  expect(contactsPageSchema.parse({ after: '7', limit: '20' })).toEqual({ after: 7, limit: 20 })
  expect(contactsPageSchema.parse({ limit: '20' })).toEqual({ limit: 20 })
  expect(contactsPageSchema.parse({})).toEqual({})
  const { error } = contactsPageSchema.safeParse({ after: '7' })
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['limit'], inputTexts.limitMissing]])
})
