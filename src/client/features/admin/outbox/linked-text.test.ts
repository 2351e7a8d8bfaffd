import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linkedText } from './linked-text.ts'

it('finds the address in a mail, without the full stop behind it', () => {
  expect(linkedText('Open http://localhost:3000/reset-password?token=a-b_c.\nThanks')).toEqual([
    { at: 0, text: 'Open ' },
    {
      at: 5,
      text: 'http://localhost:3000/reset-password?token=a-b_c',
      href: 'http://localhost:3000/reset-password?token=a-b_c',
    },
    { at: 53, text: '.\nThanks' },
  ])
})

it('makes a link of nothing else', () => {
  expect(linkedText('javascript:alert(1) www.example.com')).toEqual([
    { at: 0, text: 'javascript:alert(1) www.example.com' },
  ])
})

it('loses no letter of any text', () => {
  const words = fc.constantFrom('https://a.example/b', 'http://', ' ', '.', 'x', '\n', ')', '<')
  fc.assert(
    fc.property(fc.array(words), (list) => {
      const text = list.join('')
      const pieces = linkedText(text)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    }),
  )
})
