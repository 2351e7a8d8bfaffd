import { describe, expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { cautionsOf, goesAgainst } from './cautions.ts'
import { mug } from './testing/samples.ts'

/** A gift that nobody has anything against, but for these. */
const gift = (facts: Partial<Candidate>): Candidate => ({ ...mug, title: 'Thing', interests: [], ...facts })
const isKept = (dislikes: string, facts: Partial<Candidate>) => !goesAgainst(cautionsOf('', dislikes), gift(facts))

describe('a refused word means what a gift is like, whatever the gift is called', () => {
  it.each([
    ['no batteries please', { drawbacks: ['battery'] }],
    ['nothing with a plug', { drawbacks: ['plug'] }],
    ['nothing electrical', { drawbacks: ['plug', 'battery'] }],
    ['nothing breakable', { drawbacks: ['breakable'] }],
    ['no household appliances', { drawbacks: ['appliance'] }],
    ['hates clutter', { drawbacks: ['ornament'] }],
    ['no dust collectors', { drawbacks: ['ornament'] }],
    ['no knick knacks', { drawbacks: ['ornament'] }],
    ['no screens', { drawbacks: ['screen'] }],
    ['nothing that needs wifi', { drawbacks: ['online'] }],
    ['nothing personalised', { drawbacks: ['personalized'] }],
    ['no subscriptions', { drawbacks: ['subscription'] }],
    ['no gag gifts', { drawbacks: ['silly'] }],
    ['nothing scary', { drawbacks: ['scary'] }],
    ['no plastic', { drawbacks: ['plastic'] }],
    ['no toy guns or weapons', { drawbacks: ['weapon'], categoryId: 'toys-and-games.plush' }],
    ['no gift cards', { kind: 'giftcard' }],
    ['no vouchers', { kind: 'giftcard' }],
    ['nothing homemade', { kind: 'diy' }],
    ['no toys', { categoryId: 'toys-and-games.plush' }],
    ['no sharp objects', { drawbacks: ['sharp'] }],
    ['no open flames', { drawbacks: ['flame'] }],
    ['no assembly required', { drawbacks: ['assembly'] }],
    ['nothing that requires batteries', { drawbacks: ['battery'] }],
    ['no dust collectors, please', { drawbacks: ['ornament'] }],
  ] satisfies [string, Partial<Candidate>][])('%s', (dislikes, facts) => {
    expect(isKept(dislikes, facts)).toBe(false)
    expect(isKept(dislikes, {})).toBe(true)
  })

  it('of two words both have to meet: a quiet toy stays, and so does a loud drum', () => {
    const toy = { categoryId: 'toys-and-games.plush' }
    for (const dislikes of ['no noisy toys', 'no toys that make noise', 'no battery operated toys, no noisy toys']) {
      expect(isKept(dislikes, { ...toy, drawbacks: ['noise'] })).toBe(false)
      expect(isKept(dislikes, toy)).toBe(true)
      expect(isKept(dislikes, { drawbacks: ['noise'] })).toBe(true)
    }
  })

  it('games, puzzles and building sets are no toys', () => {
    for (const node of ['board-and-card-games', 'puzzles', 'building-sets'])
      expect(isKept('no toys', { categoryId: `toys-and-games.${node}` })).toBe(true)
  })

  it('a beginner without experience may go on an outing', () => {
    expect(!goesAgainst(cautionsOf('pottery, no experience', ''), gift({ kind: 'experience' }))).toBe(true)
  })

  it('what is said more of a refused thing leaves nothing of it', () => {
    const wool = { avoid: { allergens: ['wool'], pets: false, religions: [] } } satisfies Partial<Candidate>
    expect(isKept('no wool that itches', wool)).toBe(false)
    expect(isKept('no hand cream', { avoid: { ...wool.avoid, allergens: ['dairy'] } })).toBe(true)
  })

  it('a gift card is no greeting card, and no deck of cards', () => {
    expect(isKept('no gift cards', { title: 'Playing cards', interests: ['card-games'] })).toBe(true)
    expect(isKept('no gift cards', { title: 'Bookshop gift card' })).toBe(false)
    expect(isKept('no gift cards', { title: 'Pop-up cards', interests: ['greeting-cards'] })).toBe(true)
  })
})

describe('where they live', () => {
  it.each([
    'downsizing',
    'minimalist',
    'moved to a tiny apartment',
    'in a care home',
    'no room for anything',
    'tiny apartment',
  ])('%s: nothing that takes up space', (text) => {
    const bulky = gift({ drawbacks: ['bulky'] })
    const ornament = gift({ drawbacks: ['ornament'] })
    for (const cautions of [cautionsOf(text, ''), cautionsOf('', text), cautionsOf('', '', '', text)])
      expect([bulky, ornament, gift({})].map((one) => goesAgainst(cautions, one))).toEqual([true, true, false])
  })

  it.each([
    ['nothing too big', 'bulky'],
    ['lives in a dorm', 'flame'],
    ['nothing she has to assemble', 'assembly'],
    ['not good with technology', 'online'],
  ] as const)('%s', (dislikes, drawback) => {
    expect(isKept(dislikes, { drawbacks: [drawback] })).toBe(false)
  })

  it.each([
    'Little House on the Prairie',
    'works in a nursing home',
    'minimalist art',
    'has to fly a lot for work',
    'dorm advisor',
    'no space for a garden',
    "doesn't mind assembling furniture",
    "can't wait to put together the crib",
    'no computer games',
    'nothing beats putting together a puzzle',
    "can't stop putting together furniture",
    'reads nothing too heavy',
    'collects dust jackets',
  ])('%s: that says nothing of the kind', (text) => {
    expect([...cautionsOf(text, '').drawbacks]).toEqual([])
  })

  it('who likes putting things together may get what has to be', () => {
    const kept = !goesAgainst(cautionsOf('loves to assemble furniture', ''), gift({ drawbacks: ['assembly'] }))
    expect(kept).toBe(true)
  })
})
