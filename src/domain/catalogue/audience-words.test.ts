import { expect, it } from 'vitest'
import { audienceWords } from './audience-words.ts'

type Idea = Parameters<typeof audienceWords>[0]
const tags: Idea['tags'] = { relationships: [], occasions: [], vibes: [] }
const words = ({ tags: tagged, ...idea }: { tags?: Partial<Idea['tags']>; kind?: Idea['kind']; age?: Idea['age'] }) =>
  audienceWords({ age: { min: 0, max: 99 }, kind: 'gift', ...idea, tags: { ...tags, ...tagged } }).split(' ')

it('an idea is found by whom, what and which style it is for, and by its kind', () => {
  const mug = words({
    tags: { relationships: ['mother', 'other'], occasions: ['christmas', 'custom'], vibes: ['eco'] },
    kind: 'diy',
  })
  for (const word of ['mom', 'xmas', 'green', 'handmade']) expect(mug).toContain(word)
  expect(mug).not.toContain('')
})

it.each<[string, Idea['age'], string[], string[]]>([
  ['babies', { min: 0, max: 1 }, ['newborn', 'toddler'], ['preschooler']],
  ['small children', { min: 2, max: 4 }, ['toddler', 'preschooler'], ['newborn', 'kid']],
  ['children', { min: 6, max: 12 }, ['kid'], ['preschooler', 'teen']],
  ['thirteen-year-olds', { min: 13, max: 13 }, ['teen'], ['kid']],
  ['people up to nineteen', { min: 19, max: 30 }, ['teen'], ['senior']],
  ['people in their twenties', { min: 20, max: 30 }, [''], ['teen']],
  ['older people', { min: 50, max: 99 }, ['senior'], ['teen']],
  ['a narrow range', { min: 12, max: 42 }, ['kid', 'teen'], []],
  ['nearly everyone', { min: 12, max: 43 }, [''], ['kid', 'teen']],
  ['grown-ups of nearly all ages', { min: 49, max: 99 }, [''], ['senior']],
  ['everyone, but older people most', { min: 0, max: 99, idealMin: 70, idealMax: 90 }, ['senior'], ['kid']],
])('the age of %s is named in words', (_, age, named, others) => {
  expect(words({ age })).toEqual(expect.arrayContaining(named))
  for (const other of others) expect(words({ age })).not.toContain(other)
})
