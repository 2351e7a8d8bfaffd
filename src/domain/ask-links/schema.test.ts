import { expect, it } from 'vitest'
import { askLinkTexts } from '../texts/ask-links.ts'
import { newAnswerSchema } from './schema.ts'

it.each(['05/17', '1992-05-17', null])('a birthday is answered as %j', (birthday) => {
  expect(newAnswerSchema.parse({ birthday })).toEqual({ birthday })
})

it('a birthday needs its day', () => {
  const { error } = newAnswerSchema.safeParse({ birthday: '05' })
  expect(error?.issues.map(({ message }) => message)).toEqual([askLinkTexts.page.dayMissing])
})

it('the other answers are plain text, and null takes one back', () => {
  expect(newAnswerSchema.parse({ sizes: 'M\u202E ', wishes: '\u200b', allergies: null })).toEqual({
    sizes: 'M',
    wishes: null,
    allergies: null,
  })
})
