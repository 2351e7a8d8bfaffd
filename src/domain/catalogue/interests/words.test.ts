import { describe, expect, it } from 'vitest'
import { gerundOf, singularOf, stemOf, wordsOf } from './words.ts'

describe('the words of a text', () => {
  it('are folded, and know what separates them', () => {
    const read = wordsOf("Maya's CAFÉ, don't: tea - or\nrunning. (yoga) 3D")
    expect(wordsOf("O'Sullivan's").map(({ text }) => text)).toEqual(['osullivan'])
    expect(read.map(({ text, after }) => `${after} ${text}`)).toEqual([
      'stop maya',
      'space cafe',
      'comma dont',
      'comma tea',
      'comma or',
      'stop running',
      'stop yoga',
      'stop 3d',
    ])
  })

  it('begin a sentence after its end, whatever follows it', () => {
    expect(wordsOf('tea., golf').map(({ after }) => after)).toEqual(['stop', 'stop'])
    expect(wordsOf('tea,. golf').map(({ after }) => after)).toEqual(['stop', 'stop'])
    expect(wordsOf('tea\r\n\r\ngolf').map(({ after }) => after)).toEqual(['stop', 'stop'])
    expect(wordsOf('well-made').map(({ after }) => after)).toEqual(['stop', 'space'])
  })
})

it.each([
  ['books', 'book'],
  ['berries', 'berry'],
  ['cookie', 'cooky'],
  ['pies', 'pie'],
  ['pieces', 'piece'],
  ['pierogies', 'pierogy'],
  ['chess', 'chess'],
  ['dishes', 'dish'],
  ['glasses', 'glass'],
  ['boxes', 'box'],
  ['watches', 'watch'],
  ['quizzes', 'quizz'],
  ['scarves', 'scarf'],
  ['feet', 'foot'],
  ['bus', 'bus'],
  ['glass', 'glass'],
  ['tennis', 'tennis'],
  ['gas', 'gas'],
  ['cats', 'cat'],
])('%s is one %s', (word, one) => {
  expect(singularOf(word)).toBe(one)
})

it.each([
  [['running', 'runner', 'runs', 'run'], 'run'],
  [['bake', 'baker', 'bakes', 'baking', 'baked'], 'bak'],
  [['hiking', 'hiker', 'hikes'], 'hik'],
  [['gardening', 'gardener'], 'garden'],
  [['tea', 'teas'], 'tea'],
  [['ring'], 'ring'],
  [['being'], 'being'],
  [['red'], 'red'],
  [['jewellery'], 'jewellery'],
  [['knitting', 'knitter', 'knits'], 'knit'],
  [['use'], 'use'],
  [['spring'], 'spring'],
  [['egg', 'eggs'], 'egg'],
  [['bottle', 'bottles', 'bottling'], 'bottl'],
])('%j have one stem', (words, stem) => {
  for (const word of words) expect(stemOf(word)).toBe(stem)
})

it('what one does is named by its gerund', () => {
  const verbs = ['paint', 'bake', 'run', 'swim', 'knit', 'cook', 'travel', 'sew', 'see', 'dance', 'play', 'running']
  const gerunds = ['painting', 'baking', 'running', 'swimming', 'knitting', 'cooking', 'traveling', 'sewing', 'seeing']
  expect(verbs.map(gerundOf)).toEqual([...gerunds, 'dancing', 'playing', 'running'])
})
