import { describe, expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { profileOf, type GiftEvent, type Recipient } from './profile.ts'
import { reasonsFor } from './reasons.ts'
import { scorerFor } from './score.ts'
import { birthday, mia, mug, today } from './testing/samples.ts'

function reasons(
  { to = {}, idea = {}, event = birthday }: { to?: Partial<Recipient>; idea?: Partial<Candidate>; event?: GiftEvent },
  isDifferent = false,
) {
  const profile = profileOf({ ...mia, ...to }, event, today)
  const candidate = { ...mug, ...idea }
  return reasonsFor(profile, candidate, scorerFor(profile, [])(candidate), isDifferent)
}
const untagged = { occasions: [], relationships: [] }

describe('the reasons for an idea', () => {
  it('are the facts that its score used', () => {
    expect(
      reasons({ to: { interests: 'coffee' }, event: { ...birthday, budget: { low: 20_00, high: 40_00 } } }),
    ).toEqual(['Because Mia likes coffee', 'Fits $20–40', 'Good for a friend', 'A classic for birthdays'])
  })

  it.each<[string, Partial<Recipient>, Partial<Candidate>, string[]]>([
    ['a chosen category', { categoryIds: ['home-and-kitchen.coffee-and-tea'] }, {}, ['Because Mia likes Coffee & Tea']],
    ['a word of theirs', { interests: 'lighthouses' }, { title: 'Lighthouse lamp' }, ['You wrote: lighthouses']],
    ['nothing less than their phrase', { interests: 'lighthouse keepers' }, { title: 'Lighthouse lamp' }, []],
    ['no name that is only a word there', { interests: 'the Bears' }, { title: 'Teddy bears' }, []],
    ['their words, not ours', { interests: 'a strong café' }, {}, ['You wrote: café']],
    [
      'a team for what it plays',
      { interests: 'Boston Celtics' },
      { interests: ['basketball'] },
      ['You wrote: Boston Celtics'],
    ],
    ['one thing only where the idea is about it', { interests: 'crosswords' }, { interests: ['brain-teasers'] }, []],
    [
      'the thing that the idea is about',
      { interests: 'sudoku, crosswords' },
      { title: 'Crossword for two', interests: ['brain-teasers'] },
      ['You wrote: crosswords'],
    ],
    ['nothing', {}, {}, []],
  ])('name %s', (_, to, idea, expected) => {
    expect(reasons({ to, idea: { ...untagged, ...idea } })).toEqual(expected)
  })

  it('call nothing a taste of theirs that only this search names', () => {
    const profile = profileOf({ ...mia, interests: 'tea' }, birthday, today, { interests: 'tea, coffee' })
    const idea = { ...mug, ...untagged }
    expect(reasonsFor(profile, idea, scorerFor(profile, [])(idea), false)).toEqual(['Matches coffee'])
    const teapot = { ...idea, interests: ['tea'] }
    expect(reasonsFor(profile, teapot, scorerFor(profile, [])(teapot), false)).toEqual(['Because Mia likes tea'])
  })

  it('say of the surprise that it is one', () => {
    expect(reasons({ idea: untagged }, true)).toEqual(['Something different'])
  })

  it.each([
    [undefined, ['Fits $20–60']],
    [40_00, ['Fits $20–60']],
    [39_99, ['From $25, within your budget']],
    [24_99, []],
    [-34_50, []],
  ])('promise nothing that %j cents, left by the event’s gifts, do not pay', (left, expected) => {
    const event = { ...birthday, budget: { low: 20_00, high: 60_00 }, left }
    expect(reasons({ idea: untagged, event })).toEqual(expected)
  })

  it('name the budget to the cent', () => {
    const event = { ...birthday, budget: { low: 20_00, high: 75_50 } }
    expect(reasons({ idea: { ...untagged, printed: { low: 25_00, high: 75_50 } }, event })).toEqual(['Fits $20–75.50'])
    expect(reasons({ idea: { ...untagged, printed: { low: 25_00, high: 75_90 } }, event })).toEqual([
      'From $25, within your budget',
    ])
  })

  it('promise no more of a price than every price on the card keeps', () => {
    const event = { ...birthday, budget: { low: 20_00, high: 39_00 } }
    expect(reasons({ idea: untagged, event })).toEqual(['From $25, within your budget'])
    expect(reasons({ idea: { ...untagged, printed: { low: 0, high: 40_00 } }, event })).toEqual([])
    expect(reasons({ idea: { ...untagged, printed: null }, event })).toEqual([])
    expect(reasons({ idea: { ...untagged, price: 50_00 }, event })).toEqual([])
  })

  it('make nothing of a custom event, a yearly one, or an unknown relationship', () => {
    for (const type of ['custom', 'annual'] as const)
      expect(reasons({ idea: { ...untagged, occasions: [type] }, event: { ...birthday, type } })).toEqual([])
    expect(reasons({ to: { relationship: '?' }, idea: { ...untagged, relationships: ['other'] } })).toEqual([])
  })
})
