import { describe, expect, it } from 'vitest'
import type { Wish } from '../filters.ts'
import { profileOf, type Recipient } from '../profile.ts'
import { mia, mug, today } from '../testing/samples.ts'
import { isBanned, readAnswer, type ModelAnswer } from './answer.ts'
import type { Subject } from './facts.ts'
import { reranked } from './rerank.ts'

const ideas = Array.from({ length: 8 }, (_, at) => ({
  ...mug,
  productKey: `idea-${at + 1}`,
  title: `Thing number ${at + 1}`,
}))
const ranked = ideas.map((candidate) => ({ candidate, reasons: () => ['Good for a friend'] }))
const wish: Wish = { itemType: 'gift', categoryId: null, taken: [], dismissed: [] }
const own = { title: 'Cold brew maker', search: 'cold brew maker', reason: 'Makes cold coffee', quote: 'cold coffee' }

function subject(about: Partial<Recipient> = {}): Subject {
  const recipient = { ...mia, interests: 'cold coffee', ...about }
  const written = { ...recipient, wishes: null, notes: null }
  return { profile: profileOf(recipient, null, today), event: null, written, given: [] }
}

function order(answer: unknown, { about = {}, asked = wish }: { about?: Partial<Recipient>; asked?: Wish } = {}) {
  const read = readAnswer(answer, ideas)
  return reranked(subject(about), asked, ranked, read).map((one) =>
    'own' in one ? `own: ${one.own.title}` : one.candidate.productKey.replace('idea-', '') + (one.modelReason ?? ''),
  )
}
const asBefore = ideas.map((_, at) => String(at + 1))
const after = (...first: number[]) => [...first.map(String), ...asBefore.filter((one) => !first.includes(Number(one)))]

describe("a language model's order", () => {
  it('comes first, and what it does not name follows as before', () => {
    const reason = { reason: 'For cold coffee', quote: 'cold coffee' }
    expect(order({ picks: [{ idea: 5, ...reason }, { idea: 2 }] })).toEqual([
      '5For cold coffee',
      ...after(5, 2).slice(1),
    ])
  })

  it('keeps an idea whose reason is not sound, without the reason', () => {
    expect(order({ picks: [{ idea: 5, reason: 'For their horse', quote: 'horse' }] })).toEqual(after(5))
    expect(order({ picks: [{ idea: 5, reason: '<b>cold coffee</b>', quote: 'cold coffee' }] })).toEqual(after(5))
  })

  it.each([
    ['an unknown number', { idea: 99 }],
    ['zero', { idea: 0 }],
    ['a negative number', { idea: -1 }],
    ['a fraction', { idea: 1.5 }],
    ['text', { idea: 'idea-5' }],
    ['nothing', {}],
    ['null', null],
    ['the same once more', { idea: 2, reason: 'For cold coffee', quote: 'cold coffee' }],
  ])('is read without %s', (_, pick) => {
    expect(order({ picks: [{ idea: 2 }, pick] })).toEqual(after(2))
  })

  it.each([undefined, null, 7, 'text', [], {}, { picks: 'all' }, { picks: {} }, { picks: [], ideas: [7] }])(
    'that makes no sense changes nothing: %j',
    (answer) => {
      expect(readAnswer(answer, ideas)).toBeUndefined()
      expect(order(answer)).toEqual(asBefore)
    },
  )

  it('is read up to two hundred ideas', () => {
    const nonsense = Array.from({ length: 200 }, () => null)
    expect(readAnswer({ picks: [...nonsense, { idea: 2 }] }, ideas)).toBeUndefined()
  })

  it('never brings back what was filtered out since', () => {
    const answer: ModelAnswer = { picks: [{ productKey: 'gone', title: 'Gone' }], ideas: [] }
    expect(reranked(subject(), wish, ranked, answer)).toHaveLength(ranked.length)
  })
})

describe('an idea of its own', () => {
  it('is in the fourth place, never the first', () => {
    expect(order({ picks: [{ idea: 5 }], ideas: [own] })).toEqual([
      '5',
      '1',
      '2',
      'own: Cold brew maker',
      '3',
      '4',
      '6',
      '7',
      '8',
    ])
  })

  it.each([
    ['with markup', { ...own, title: '<img src=x onerror=alert(1)>' }],
    ['with an address', { ...own, search: 'https://shop.example/pot' }],
    ['with a bare domain', { ...own, title: 'Pot of shop.com' }],
    ['that is no present', { ...own, search: 'hunting rifle' }],
    ['with search syntax', { ...own, search: "pot' | !'mug" }],
    ['without a reason', { title: own.title, search: own.search }],
    ['with a reason that quotes nothing', { ...own, reason: 'They will love it', quote: 'love it' }],
    ['that is endless', { ...own, title: 'pot '.repeat(40) }],
    ['that is in the list', { ...own, title: 'Thing number 3' }],
  ])('%s is dropped', (_, idea) => {
    expect(order({ picks: [{ idea: 1 }], ideas: [idea] })).toEqual(asBefore)
  })

  it('is dropped if they must not have it, are too young, or have it', () => {
    const ideasOf = (...some: object[]) => ({ picks: [{ idea: 1 }], ideas: some })
    expect(order(ideasOf(own), { about: { dislikes: 'no coffee' } })).toEqual(asBefore)
    expect(order(ideasOf(own), { about: { birthday: '2020-05-05' } })).toEqual(asBefore)
    expect(order(ideasOf({ ...own, title: 'Gin set' }), { about: { birthday: null } })).toEqual(asBefore)
    const taken = [{ provider: 'manual', productKey: null, title: 'Cold brew maker', productUrl: null }]
    expect(order(ideasOf(own), { asked: { ...wish, taken } })).toEqual(asBefore)
    const dismissed = [{ provider: 'language-model', productKey: 'cold-brew-maker' }]
    for (const title of [own.title, 'Cold brew, maker!'])
      expect(order(ideasOf({ ...own, title }), { asked: { ...wish, dismissed } })).toEqual(asBefore)
  })

  it.each([
    ['what it is searched by', 'no glass', { ...own, search: 'glass cold brew maker' }],
    ['what its name is known for', 'no video games', { ...own, title: 'Nintendo carrying case' }],
  ])('is dropped if they must not have it by %s', (_, dislikes, idea) => {
    expect(order({ picks: [{ idea: 1 }], ideas: [idea] }, { about: { dislikes } })).toEqual(asBefore)
  })

  it.each([
    ['a teenager', '2013-11-21', ['Cold brew maker']],
    ['a young adult', '2006-05-05', ['Cold brew maker']],
    ['who is 21 today', '2005-11-21', ['Cold brew maker', 'Gin set', 'Home brewing kit']],
    ['whose age is unknown', null, ['Cold brew maker']],
  ])('is alcohol only for grown-ups: %s', (_, born, shown) => {
    const alcohol = [
      { ...own, title: 'Gin set', search: 'gin set' },
      { ...own, title: 'Home brewing kit', search: 'pale ale kit' },
    ]
    const proposed = order({ picks: [{ idea: 1 }], ideas: [own, ...alcohol] }, { about: { birthday: born } })
    expect(proposed.filter((one) => one.startsWith('own: '))).toEqual(shown.map((title) => `own: ${title}`))
  })

  it('does not appear where only a category, a card or what needs no delivery is wanted', () => {
    const answer = { picks: [{ idea: 1 }], ideas: [own] }
    expect(order(answer, { asked: { ...wish, categoryId: 'books' } })).toEqual(asBefore)
    expect(order(answer, { asked: { ...wish, needsNoDelivery: true } })).toEqual(asBefore)
    expect(order(answer, { asked: { ...wish, itemType: 'card' } })).toEqual(asBefore)
  })

  it('is one of three at most', () => {
    const some = ['Cold brew kit', 'Cold brew jug', 'Cold brew book', 'Cold brew bag'].map((title) => ({
      ...own,
      title,
    }))
    expect(order({ ideas: some }).filter((one) => one.startsWith('own'))).toHaveLength(3)
  })
})

it.each(['hunting rifles', 'THC gummies', 'a vape'])('%s is no present', (text) => {
  expect(isBanned(text)).toBe(true)
})
