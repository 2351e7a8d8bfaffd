import { expect, it } from 'vitest'
import { splitTexts } from '../texts/splits.ts'
import { newSplitSchema } from './schema.ts'

const problems = (contributors: object[]) => {
  const { error } = newSplitSchema.safeParse({ giftIdeaId: 1, contributors })
  return error?.issues.map(({ code, path, message }) => ({ code, path, message })) ?? []
}

it('each contributor of a split has an e-mail address of their own, if any', () => {
  const [bo, chidi, none] = [
    { name: 'Bo', email: 'bo@example.com' },
    { name: 'Chidi', email: 'chidi@example.com' },
    { name: 'You', email: '' },
  ]
  expect(problems([none, bo, chidi, none])).toEqual([])
  expect(problems([bo, none, chidi, { name: 'Bo again', email: 'BO@example.com' }])).toEqual([
    { code: 'custom', path: ['contributors', 3, 'email'], message: splitTexts.emailTwice },
  ])
})
