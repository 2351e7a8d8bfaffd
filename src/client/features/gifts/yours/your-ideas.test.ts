import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NamedGift } from '#domain/gifts/schema.ts'
import { answeredGift } from '#domain/testing/answers.ts'
import { ideaRows, indexIdeas, narrowIdeas } from './your-ideas.ts'

const today = '2026-11-23'
const people = ['Åsa Berg', 'Maya Okafor', 'Zoë Quinn']
let nextId = 1

/** An idea for the person of that place among the three. */
function idea(person: number, title: string, more: Partial<NamedGift> = {}): NamedGift {
  return {
    ...answeredGift({ id: nextId++, title, contactId: person, occasionId: null, isSaved: false, isPurchased: false }),
    contactName: people[person] ?? '',
    relationship: 'friend',
    emoji: null,
    contactPicture: null,
    eventName: null,
    ...more,
  }
}

const titles = (gifts: NamedGift[], text = '') =>
  narrowIdeas(indexIdeas(gifts, today, 'en-US'), text).map(({ gift }) => gift.title)

describe('the ideas for everyone', () => {
  it('are in the order of the names, of one person the unassigned first and the bought last', () => {
    const assigned = { isSaved: true, occasionId: 7, eventName: "Maya Okafor's Birthday" }
    const gifts = [
      idea(2, "Zoë's"),
      idea(1, 'assigned and bought', { ...assigned, isPurchased: true }),
      idea(1, 'assigned', assigned),
      idea(1, 'bought', { isPurchased: true }),
      idea(1, 'second', { position: 1 }),
      idea(1, 'first'),
      idea(0, "Åsa's"),
    ]
    expect(titles(gifts)).toEqual(["Åsa's", 'first', 'second', 'bought', 'assigned', 'assigned and bought', "Zoë's"])
  })

  it('leave out what was given, but not what is bought for a day to come', () => {
    const bought = { isSaved: true, isPurchased: true, occasionId: 7 }
    const given = idea(1, 'given', { ...bought, occurrenceDate: '2026-11-22' })
    const coming = idea(1, 'for today', { ...bought, occurrenceDate: today })
    expect(titles([given, coming])).toEqual(['for today'])
  })

  it('name the event without the person beside it', () => {
    const gift = idea(1, 'Kite', { occasionId: 7, eventName: "Maya Okafor's Birthday" })
    expect(indexIdeas([gift], today)[0]?.event).toBe('Birthday')
  })
})

describe('typing', () => {
  const gifts = [idea(0, 'Paper kite'), idea(1, 'Kalimba', { eventName: 'Christmas' }), idea(2, 'Paper lantern')]

  it('keeps what has every word in its title, person or event, ignoring case and accents', () => {
    expect(titles(gifts, 'PAPER')).toEqual(['Paper kite', 'Paper lantern'])
    expect(titles(gifts, 'zoe paper')).toEqual(['Paper lantern'])
    expect(titles(gifts, 'maya christmas')).toEqual(['Kalimba'])
    expect(titles(gifts, 'telescope')).toEqual([])
  })

  it('keeps everything while the search is blank', () => {
    expect(titles(gifts, '  ')).toEqual(['Paper kite', 'Kalimba', 'Paper lantern'])
  })
})

describe('the rows', () => {
  it('begin with the person, and continue without a heading after six ideas', () => {
    const gifts = [...Array.from({ length: 8 }, (_, at) => idea(0, `Idea ${at}`)), idea(1, 'Kite')]
    const rows = ideaRows(indexIdeas(gifts, today, 'en-US'))
    expect(rows.map(({ person, count, ideas }) => [person.contactName, count, ideas.length])).toEqual([
      ['Åsa Berg', 8, 6],
      ['Åsa Berg', undefined, 2],
      ['Maya Okafor', 1, 1],
    ])
  })

  it('hold each idea once and in its order, only the first so many, each person counted in full', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 }), { maxLength: 40 }), fc.nat({ max: 50 }), (whose, shown) => {
        const ideas = indexIdeas(
          whose.map((person) => idea(person, 'Kite')),
          today,
        )
        const rows = ideaRows(ideas, shown)
        expect(rows.flatMap((row) => row.ideas)).toEqual(ideas.slice(0, shown))
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
        const headings = rows.filter(({ count }) => count !== undefined)
        expect(headings.map(({ count }) => count)).toEqual(
          headings.map(({ person }) => whose.filter((one) => one === person.contactId).length),
        )
      }),
    )
  })
})
