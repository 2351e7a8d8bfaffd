import { describe, expect, it } from 'vitest'
import { plainAnswer } from './plain-answer.ts'

describe('what a stranger wrote', () => {
  it.each([
    ['shoes\r\n42\r', 'shoes\n42'],
    ['evil \u202Etxt.exe\u2069', 'evil txt.exe'],
    ['a\u2028b', 'a\nb'],
    ['\u200b\u200e ', null],
    ['<b>"=1+1"</b>', '<b>"=1+1"</b>'],
    ['שלום', 'שלום'],
  ])('%j is kept as %j', (text, expected) => {
    expect(plainAnswer(text)).toBe(expected)
  })
})
