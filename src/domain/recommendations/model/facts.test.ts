import { describe, expect, it } from 'vitest'
import { profileOf, type GiftEvent } from '../profile.ts'
import { birthday, mia, mug, today } from '../testing/samples.ts'
import { factSentences, quotablePhrases, type Subject, type Written } from './facts.ts'
import { ideaText, requestText } from './request.ts'

const nothing: Written = {
  relationship: 'friend',
  interests: null,
  wishes: null,
  dislikes: null,
  allergies: null,
  notes: null,
}

function subject(written: Partial<Written> = {}, event: GiftEvent | null = birthday): Subject {
  return {
    profile: profileOf({ ...mia, ...written }, event, today),
    event,
    written: { ...nothing, ...written },
    given: [],
  }
}
const sentences = (of: Subject) => factSentences(of, [mia.fullName])

describe('what a language model is told about a person', () => {
  it('is sentences, with what the user wrote as it is', () => {
    const written = {
      interests: 'cold coffee, Mia paints',
      wishes: 'a quiet weekend',
      dislikes: 'no wool',
      allergies: 'nuts',
      notes: 'moved in May',
    }
    const event = { ...birthday, budget: { low: 20_00, high: 40_00 } }
    const of = { ...subject(written, event), given: [{ title: 'Tea sampler', year: 2025, reaction: 'loved' as const }] }
    expect(sentences(of)).toEqual([
      'They are a friend of mine; in their 30s.',
      'The gift is for this event: birthday.',
      'The budget is $20 to $40.',
      'What they like: "cold coffee, [name] paints"',
      'What they wish for: "a quiet weekend"',
      'A gift must not be, need or contain: "no wool"',
      'They are allergic to: "nuts"',
      'Notes about them: "moved in May"',
      'In 2025 they were given "Tea sampler", and they loved it.',
    ])
  })

  it('says only what is known, and a name that the user gave an event without names', () => {
    expect(sentences(subject({}, null))).toEqual(['They are a friend of mine; in their 30s.'])
    const party: GiftEvent = { ...birthday, type: 'custom', name: "Mia's big move" }
    for (const type of ['custom', 'annual'] as const)
      expect(sentences(subject({}, { ...party, type }))).toContain('The event is called "[name]\'s big move".')
  })

  it.each([
    ['2019-05-05', '7 years old'],
    ['2009-05-05', '17 years old'],
    ['2008-05-05', 'in their late teens'],
    ['2006-05-05', 'in their 20s'],
    [null, "their age isn't known"],
  ])('says how old they are, an adult by the decade: born %s, %s', (born, age) => {
    const of = { ...subject(), profile: profileOf({ ...mia, birthday: born }, null, today) }
    expect(sentences(of)[0]).toBe(`They are a friend of mine; ${age}.`)
  })

  it('says which categories they are interested in, and a reason may quote them', () => {
    const profile = profileOf({ ...mia, categoryIds: ['books', 'electronics'] }, null, today)
    expect(sentences({ ...subject(), profile })).toContain('They are interested in: Books; Electronics.')
    expect(quotablePhrases({ ...subject(), profile })).toEqual(['Books', 'Electronics'])
  })

  it('says the highest price that they may cost to the cent', () => {
    const event = { ...birthday, budget: { low: 38_00, high: 75_50 } }
    expect(sentences(subject({}, event))).toContain('The budget is $38 to $75.50.')
  })

  it('has the ideas by number, each with its price and its words', () => {
    expect(requestText(subject({}, null), [mug], [])).toBe(
      `The person
- They are a friend of mine; in their 30s.

The ideas
1. Hand-thrown stoneware mug. Typically $25–40. For the first cup of the day`,
    )
  })

  it('has an idea on one line, without a price where none is known', () => {
    const idea = { ...mug, printed: null, title: ' No. 5,\n\n in blue', summary: '' }
    expect(ideaText(idea)).toBe('No. 5, in blue')
  })
})

describe('what a reason may quote', () => {
  const quotable = (interests: string) => quotablePhrases(subject({ interests }))

  it('is what they like, by phrases', () => {
    expect(quotable('cold coffee, jazz (old records). Paints')).toEqual([
      'cold coffee',
      'jazz',
      'old records',
      'Paints',
    ])
  })

  it.each(["jazz, doesn't like wine, beer, whiskey", 'jazz; hates crowds, noise', 'jazz. Allergic to nuts, wool'])(
    'is nothing that follows a refusal: %s',
    (interests) => {
      expect(quotable(interests)).toEqual(['jazz'])
    },
  )

  it('is a gift that they loved, no other, and a note only if it is sent', () => {
    const given = (['loved', 'fine', 'no', null] as const).map((reaction) => ({
      title: `${reaction} gift`,
      year: 2025,
      reaction,
    }))
    expect(quotablePhrases({ ...subject({ notes: null }), given })).toEqual(['loved gift'])
    expect(quotablePhrases(subject({ notes: 'plays the cello' }))).toEqual(['plays the cello'])
  })
})
