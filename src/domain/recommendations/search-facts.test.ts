import { describe, expect, it } from 'vitest'
import { flattenCategories, isKnownCategory } from '../catalogue/category-tree.ts'
import { MAX_INTERESTS } from '../contacts/limits.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { happyAnswers } from './answers.ts'
import {
  chipsOf,
  contactEdit,
  editedFacts,
  editProblem,
  searchFacts,
  termsBeyond,
  type FactKind,
} from './search-facts.ts'

const today: CalendarDate = '2026-11-23'
const leo = {
  fullName: 'Leo Park',
  birthday: '2019-03-04',
  gender: 'male' as const,
  relationship: 'child',
  categoryIds: ['toys-and-games.building-sets', 'gone'],
  interests: 'dinosaurs',
  dislikes: 'wool',
  allergies: 'nuts, None known',
}
const unknown = {
  ...leo,
  birthday: null,
  gender: null,
  relationship: 'aunt-uncle',
  categoryIds: [],
  interests: null,
  dislikes: null,
  allergies: null,
}
const facts = searchFacts(leo, 75_00, today)
const edit = (kind: FactKind, old: string, next: string) => ({ kind, old, next })

describe('the chips of a search', () => {
  it('say everything that it goes by, in the order of a description', () => {
    expect(chipsOf(facts, 'Leo').map(({ label }) => label)).toEqual([
      'Leo, 7',
      'male',
      'child',
      'Building Sets',
      'dinosaurs',
      'up to $75',
      'leaves out: wool',
      'allergy: nuts',
    ])
  })

  it('leave out what is not known', () => {
    expect(chipsOf(searchFacts(unknown, null, today), 'Leo').map(({ label }) => label)).toEqual(['aunt/uncle'])
    expect(searchFacts({ ...leo, birthday: '03/04' }, null, today).age).toBeNull()
  })

  it('say how old someone with a long name is', () => {
    expect(chipsOf(facts, 'Bartholomew-Maximilian')[0]?.label).toBe('Bartholomew-Max…, 7')
  })

  it('name what is left out, and only that', () => {
    const dislikes = 'Please no candles, allergic to nuts; vegan. Prefers tea, no'
    const labels = chipsOf(searchFacts({ ...unknown, dislikes }, null, today), 'Leo').map(({ label }) => label)
    expect(labels.slice(1)).toEqual([
      'leaves out: candles',
      'leaves out: nuts',
      'vegan',
      'Prefers tea',
      'leaves out: no',
    ])
  })
})

describe('an edit', () => {
  it.each([
    [edit('age', '7', '9'), { age: 9 }],
    [edit('age', '7', ''), { age: null }],
    [edit('gender', 'male', ''), { gender: null }],
    [edit('gender', '', 'female'), { gender: 'female' }],
    [edit('relationship', 'child', 'cousin'), { relationship: 'cousin' }],
    [edit('category', 'toys-and-games.building-sets', 'books'), { categoryIds: ['books'] }],
    [edit('category', 'toys-and-games.building-sets', ''), { categoryIds: [] }],
    [edit('category', '', 'books'), { categoryIds: ['toys-and-games.building-sets', 'books'] }],
    [edit('interest', 'dinosaurs', 'space'), { interests: 'space' }],
    [edit('interest', 'dinosaurs', ''), { interests: '' }],
    [edit('interest', '', 'space'), { interests: 'dinosaurs, space' }],
    [edit('price', '75', '50.50'), { maxPrice: 50_50 }],
    [edit('price', '75', ''), { maxPrice: null }],
    [edit('dislike', 'wool', ''), { dislikes: '' }],
    [edit('dislike', '', 'nuts'), { dislikes: 'nuts, wool' }],
    [edit('allergy', 'nuts', 'milk'), { allergies: 'milk, None known' }],
    [edit('allergy', '', 'milk'), { allergies: 'milk, nuts, None known' }],
  ])('%j changes one fact of the search', (one, expected) => {
    expect(editedFacts(facts, one)).toEqual(expected)
    expect(editProblem(facts, one)).toBeUndefined()
  })

  it('that says nothing, or nothing that can be searched by, is refused', () => {
    const five = {
      ...facts,
      categoryIds: flattenCategories()
        .slice(0, MAX_INTERESTS)
        .map(({ id }) => id),
    }
    expect(editProblem(five, edit('category', '', 'pet-supplies.cats'))).toBe('Maximum 5 categories can be selected')
    for (const wrong of [
      edit('interest', '', ' '),
      edit('age', '7', '121'),
      edit('age', '7', 'seven'),
      edit('price', '75', '-5'),
      edit('interest', '', 'x'.repeat(500)),
      edit('dislike', '', 'x'.repeat(2_000)),
      edit('allergy', '', 'x'.repeat(500)),
    ])
      expect(editProblem(facts, wrong)).toMatch(/\w/)
  })

  it('changes only its own fact of the contact, not what was searched by besides', () => {
    expect(contactEdit(leo, edit('interest', 'space', 'rockets'), today)).toEqual({ interests: 'dinosaurs, rockets' })
    expect(contactEdit(leo, edit('interest', 'space', ''), today)).toEqual({ interests: 'dinosaurs' })
    expect(contactEdit(leo, edit('dislike', 'wool', 'silk'), today)).toEqual({ dislikes: 'silk' })
    expect(contactEdit(leo, edit('relationship', 'cousin', 'friend'), today)).toEqual({ relationship: 'friend' })
    expect(contactEdit(leo, edit('price', '75', '50'), today)).toBeUndefined()
  })

  it.each([
    ['2019-03-04', '9', '2017-03-04'],
    ['2019-12-24', '9', '2016-12-24'],
    ['03/04', '7', '2019-03-04'],
    ['2020-02-29', '8', undefined],
    ['2020-02-29', '10', '2016-02-29'],
    ['03', '7', undefined],
    [null, '7', undefined],
  ])(
    'of the age of someone born %s to %s asks for the birthday where the day is not known',
    (birthday, age, expected) => {
      const change = contactEdit({ ...leo, birthday }, edit('age', '', age), today)
      expect(change).toEqual(expected === undefined ? undefined : { birthday: expected })
    },
  )
})

it('what the contact says by now is no term of the search any more', () => {
  const terms = { age: 9, interests: 'dinosaurs', categoryIds: ['toys-and-games.building-sets'], maxPrice: null }
  expect(termsBeyond(facts, terms)).toEqual({ age: 9, maxPrice: null })
  expect(termsBeyond(facts, { maxPrice: 75_00 })).toEqual({})
})

it('every answer stands for known categories, no more than a contact can have', () => {
  for (const ids of Object.values(happyAnswers)) {
    expect(ids.filter((id) => !isKnownCategory(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeLessThanOrEqual(MAX_INTERESTS)
  }
})
