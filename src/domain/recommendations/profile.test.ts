import { expect, it } from 'vitest'
import { MAX_INTERESTS } from '../contacts/limits.ts'
import { flattenCategories } from '../catalogue/category-tree.ts'
import { countTastes, profileOf, saysWhatTheyLike, type GiftEvent, type Recipient } from './profile.ts'
import { birthday, mia, today } from './testing/samples.ts'

const profile = (to: Partial<Recipient> = {}, event: GiftEvent | null = birthday) =>
  profileOf({ ...mia, ...to }, event, today)

it('a person has the age that they are on the day of the gift, or none', () => {
  expect(profile({ birthday: '1990-12-12' }).age).toBe(36)
  expect(profile({ birthday: '1990-12-13' }).age).toBe(35)
  expect(profile({ birthday: '1990-12-12' }, null).age).toBe(35)
  expect(profile({ birthday: '12/12' }).age).toBeUndefined()
  expect(profile({ birthday: null }).age).toBeUndefined()
})

it('a person is called by their first name', () => {
  expect(profile({ fullName: '  Ada  Lovelace ' }).firstName).toBe('Ada')
})

it('a person likes what either text says, less what either refuses', () => {
  expect(profile({ interests: 'coffee, golf', dislikes: 'no golf, prefers tea' })).toMatchObject({
    likes: ['coffee', 'tea'],
    likedWords: [],
  })
  expect(profile({ interests: 'birds' }).likes).toEqual(['bird-feeding', 'birds-in-the-garden'])
  expect(profile({ interests: 'birds', dislikes: 'has a parrot' }).likes).toEqual(['birds'])
  const builder = { interests: 'building things' }
  expect(profile(builder).hints).toContain('building-bricks')
  expect(profile({ ...builder, dislikes: 'no building bricks' }).hints).not.toContain('building-bricks')
})

it('a person who wrote nothing likes and refuses nothing', () => {
  const { likes, hints, likedWords, cautions } = profile()
  expect([likes, hints, likedWords, [...cautions.interests], cautions.refusals]).toEqual([[], [], [], [], []])
})

it('only categories of the tree count, each once, and no more than a contact can have', () => {
  const ids = flattenCategories().map(({ id }) => id)
  expect(profile({ categoryIds: ['books', 'gone', 'books'] }).categoryIds).toEqual(['books'])
  expect(profile({ categoryIds: ids }).categoryIds).toEqual(ids.slice(0, MAX_INTERESTS))
})

it('the budget is in cents, and the month that of the gift', () => {
  expect(profile({}, { ...birthday, budget: { low: 20_00, high: 40_00 } }).budget).toEqual({ low: 20_00, high: 40_00 })
  expect(profile().budget).toBeNull()
  expect(profile().month).toBe(12)
  expect(profile({}, null).month).toBe(11)
})

it('the order of proposals depends on the person, the event and the week', () => {
  const seeds = [profile(), profile({ id: 2 }), profile({}, { ...birthday, id: 8 }), profile({}, null)]
  expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(4)
  expect(profileOf(mia, birthday, '2026-11-16').seed).toBe(profile().seed)
  expect(profileOf(mia, birthday, '2026-11-23').seed).not.toBe(profile().seed)
})

it('a loss or an illness may be mentioned in either text', () => {
  expect(profile({ interests: 'Lost his wife', dislikes: 'no candles' }).occasion.said).toBe(
    'lost his wife. no candles',
  )
})

it.each<[Partial<Recipient>, boolean]>([
  [{}, false],
  [{ interests: 'coffee' }, true],
  [{ interests: 'lighthouses' }, true],
  [{ categoryIds: ['books'] }, true],
  [{ dislikes: 'no coffee' }, false],
])('tastes are known from %j: %s', (to, known) => {
  expect(saysWhatTheyLike(profile(to))).toBe(known)
})

it('a search may go by something else, and knows which tastes only it names', () => {
  const leo = { ...mia, interests: 'coffee', dislikes: 'wool', categoryIds: ['books'] }
  const searched = profileOf(leo, birthday, today, {
    age: 9,
    relationship: 'child',
    interests: 'coffee, pottery, lighthouses',
    dislikes: '',
    categoryIds: ['books', 'pet-supplies'],
    maxPrice: 75_50,
  })
  expect(searched).toMatchObject({
    age: 9,
    likes: ['coffee', 'pottery'],
    budget: { low: 38_00, high: 75_50 },
  })
  expect(searched.bond.kinds).toContain('child')
  expect([...searched.cautions.allergens]).toEqual([])
  expect([...searched.asked]).toEqual(['pottery', 'lighthouses', 'pet-supplies'])
  const without = profileOf(leo, { ...birthday, budget: { low: 20_00, high: 40_00 } }, today, {
    age: null,
    maxPrice: null,
  })
  expect(without).toMatchObject({ age: undefined, budget: null, likes: ['coffee'] })
})

it('what was not meant narrows nothing', () => {
  const told = { ...mia, interests: 'elephants, pottery', categoryIds: [] }
  expect([...profileOf(told, null, today).narrowed]).toEqual([['wildlife', ['elephants']]])
  expect([...profileOf({ ...told, notMeant: 'wildlife' }, null, today).narrowed]).toEqual([])
})

it('tastes are counted as they were said', () => {
  const count = (interests: string) => countTastes(profileOf({ ...mia, interests, categoryIds: [] }, null, today))
  expect(count('tulips')).toBe(1)
  expect(count('tulips, obelisks')).toBe(2)
  expect(count('Icelandic knitting')).toBe(1)
  expect(count('')).toBe(0)
})

it('tastes have all their words and names, but not what is refused, nor drinks for those who are sober or under 21', () => {
  const tastesOf = (to: Partial<Recipient>) => profile({ birthday: null, ...to }).ownTastes
  expect(tastesOf({ interests: 'running, CrossFit, likes to bake, coffee at the diner and hot yoga' })).toEqual([
    'running',
    'crossfit',
    'to baking',
    'coffee at the diner',
    'hot yoga',
  ])
  expect(tastesOf({ interests: 'gaming, beer', dislikes: 'no video games' })).toEqual(['beer'])
  expect(tastesOf({ interests: 'hates cooking, loves baking' })).toEqual(['baking'])
  expect(tastesOf({ interests: 'beer, wine tasting, chess', dislikes: 'recovering alcoholic' })).toEqual(['chess'])
  expect(tastesOf({ interests: 'cocktails, chess', birthday: '2010-01-01' })).toEqual(['chess'])
  expect(tastesOf({ interests: Array.from({ length: 100 }, (_, at) => `thing${at}`).join(', ') })).toHaveLength(60)
})
