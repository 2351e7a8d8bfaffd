import { expect, it } from 'vitest'
import { tellsSomething } from './telling-words.ts'
import { wordsOf } from './words.ts'

const tellingIn = (text: string) => wordsOf(text).flatMap((word) => (tellsSomething(word) ? [word.text] : []))

it.each([
  ['tea by the sea at 3d', ['tea', 'sea']],
  ['cars of 1984, the 90s, area51', ['cars', '90s', 'area51']],
  ['gives her kids presents', []],
  ['a lighthouse keeper keeps bees', ['lighthouse', 'keeper', 'bees']],
  ['1984a b2 12 x9y', ['1984a', 'x9y']],
  ['keeping busy, trying cheeses', ['busy', 'cheeses']],
])('what tells something in %j: %j', (text, telling) => {
  expect(tellingIn(text)).toEqual(telling)
})
