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

  it.each([
    ['tea - golf', 'stop tea, comma golf'],
    ['tea -golf', 'stop tea, space golf'],
    ['tea – golf — yoga', 'stop tea, comma golf, comma yoga'],
    ['tea: golf (yoga) chess', 'stop tea, comma golf, comma yoga, stop chess'],
    ['tea; golf! yoga? chess', 'stop tea, stop golf, stop yoga, stop chess'],
    ['tea • golf | yoga\rchess', 'stop tea, stop golf, stop yoga, stop chess'],
    ['golf/tennis', 'stop golf, space or, space tennis'],
    ['w/o AC/DC, tv/dvds', 'stop w, space o, space ac, space dc, comma tv, space dvds'],
    ['fern/ivy bed/bath', 'stop fern, space or, space ivy, space bed, space or, space bath'],
    ["rock'n'roll `til Maya´s", 'stop rocknroll, space til, space maya'],
    ['don’t ‘do’ 3′', 'stop dont, space do, space 3'],
    ['', ''],
  ])('are separated by spaces, commas and stops: %s', (text, expected) => {
    expect(
      wordsOf(text)
        .map((word) => `${word.after} ${word.text}`)
        .join(', '),
    ).toBe(expected)
  })

  it('know their places and their capital letters', () => {
    const text = 'Tea, Ömer likes 3D cafés'
    expect(wordsOf(text).map(({ from, to }) => text.slice(from, to))).toEqual(['Tea', 'Ömer', 'likes', '3D', 'cafés'])
    expect(
      wordsOf(text)
        .filter(({ isCapital }) => isCapital)
        .map((word) => word.text),
    ).toEqual(['tea', 'omer'])
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
  ['ties', 'tie'],
  ['pie', 'pie'],
  ['movie', 'movy'],
  ['selfies', 'selfy'],
  ['diet', 'diet'],
  ['iesolo', 'iesolo'],
  ['brushes', 'brush'],
  ['dresses', 'dress'],
  ['faxes', 'fax'],
  ['cheshire', 'cheshire'],
  ['shoes', 'shoe'],
  ['tennessee', 'tennessee'],
  ['aces', 'ace'],
  ['sashimi', 'sashimi'],
  ['menus', 'menus'],
  ['skis', 'skis'],
  ['tvs', 'tvs'],
  ['people', 'person'],
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
  [['training'], 'training'],
  [['trains', 'train'], 'train'],
  [['dancing', 'dancer', 'dances'], 'danc'],
  [['sing', 'singing', 'singer'], 'sing'],
  [['bed', 'beds'], 'bed'],
  [['painted', 'painter', 'paints'], 'paint'],
  [['agility'], 'agility'],
  [['skating', 'skates'], 'skat'],
  [['ironing', 'irons'], 'iron'],
  [['erhu'], 'erhu'],
  [['ingot', 'ingots'], 'ingot'],
  [['edit', 'editing'], 'edit'],
  [['hummus'], 'hummus'],
  [['eating', 'eater'], 'eat'],
  [['tree', 'trees'], 'tre'],
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
