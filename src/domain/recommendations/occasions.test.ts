import { describe, expect, it } from 'vitest'
import type { OccasionType } from '../occasions/types.ts'
import { isBoundElsewhere, isForFeast, isForTheBaby, occasionMeant } from './occasions.ts'

const party = { title: 'Party game', occasions: [] as string[] }

describe('what a gift is for', () => {
  it('is the type of the event, and what a custom one is called', () => {
    expect(occasionMeant(null, 'Über 80')).toEqual({ types: [], feasts: [], name: '', said: 'uber 80' })
    expect(occasionMeant({ type: 'birthday', name: 'Christmas birthday' })).toEqual({
      types: ['birthday'],
      feasts: [],
      name: 'christmas birthday',
      said: '',
    })
    expect(occasionMeant({ type: 'custom', name: 'Christmas with the office' }).types).toEqual(['custom', 'christmas'])
    expect(occasionMeant({ type: 'annual', name: 'Easter at home' }).types).toEqual(['annual', 'easter'])
  })
})

describe('an idea is for other events', () => {
  const elsewhere = (idea: Partial<typeof party>, type: OccasionType = 'birthday', name: string = type) =>
    isBoundElsewhere({ ...party, ...idea }, occasionMeant({ type, name }))

  it('if its title says so, unless the event is of that type or name', () => {
    expect(elsewhere({ title: 'Easter basket' })).toBe(true)
    expect(elsewhere({ title: 'Easter basket' }, 'easter')).toBe(false)
    expect(elsewhere({ title: 'Brass menorah' }, 'custom', 'Hanukkah')).toBe(false)
    expect(elsewhere({ title: 'Wedding candle' }, 'engagement', 'Party')).toBe(false)
    expect(elsewhere({})).toBe(false)
  })

  it.each([
    ['Memorial stone for a garden', 'her dog died in May'],
    ['Farewell card for somebody moving away', 'moving to Oregon in June'],
    ['Deployment card with tear-offs', 'deploys in March'],
    ['Good-luck card for an exam', 'takes the bar in July'],
    ['Apology card with a small flag', 'I want to say sorry'],
    ['Miscarriage card', 'she had a miscarriage'],
    ['Memory bracelet for ten chemo rounds', 'starts chemo on Monday'],
    ['Hospital gown in flannel', 'he is in the hospital'],
    ['Divorce, one page a day', 'they are getting divorced'],
    ['Sobriety ledger', 'sober since March'],
  ])('if its title names what not everyone has: %s, unless somebody wrote "%s"', (title, about) => {
    const birthday = { type: 'birthday', name: 'Birthday' } as const
    expect(isBoundElsewhere({ title, occasions: [] }, occasionMeant(birthday))).toBe(true)
    expect(isBoundElsewhere({ title, occasions: [] }, occasionMeant(birthday, about))).toBe(false)
  })

  it('if its only tag is another event that not everyone has', () => {
    expect(elsewhere({ occasions: ['graduation'] })).toBe(true)
    expect(elsewhere({ occasions: ['graduation'] }, 'graduation')).toBe(false)
    for (const tag of ['birthday', 'custom', 'annual']) expect(elsewhere({ occasions: [tag] }, 'christmas')).toBe(false)
  })

  it('if all of its tags are other holidays', () => {
    expect(elsewhere({ occasions: ['christmas', 'easter'] })).toBe(true)
    expect(elsewhere({ occasions: ['christmas', 'easter'] }, 'easter')).toBe(false)
    expect(elsewhere({ occasions: ['christmas', 'graduation'] })).toBe(false)
  })
})

it("at a baby shower what is for babies is the baby's", () => {
  const shower = occasionMeant({ type: 'baby-shower', name: 'Shower' })
  const rattle = { occasions: ['baby-shower'], age: { min: 0, max: 17, idealMin: 0, idealMax: 1 } }
  expect(isForTheBaby(rattle, shower)).toBe(true)
  expect(isForTheBaby(rattle, occasionMeant(null))).toBe(false)
  expect(isForTheBaby({ ...rattle, occasions: ['birthday'] }, shower)).toBe(false)
  expect(isForTheBaby({ ...rattle, age: { ...rattle.age, min: 1 } }, shower)).toBe(false)
  expect(isForTheBaby({ ...rattle, age: { ...rattle.age, max: 18 } }, shower)).toBe(false)
})

describe('feasts without a type', () => {
  const forEvent = (title: string, name: string) =>
    !isBoundElsewhere({ title, occasions: ['custom'] }, occasionMeant({ type: 'custom', name }))

  it('get what is made for them, and nothing of another one', () => {
    expect(forEvent('Clay diya lamps to paint', 'Diwali at home')).toBe(true)
    expect(forEvent('Kinara with seven tapers', 'Kwanzaa')).toBe(true)
    expect(forEvent('Iftar for a family', 'Eid al-Fitr')).toBe(true)
    expect(forEvent('Dreidels for the whole table', 'Diwali')).toBe(false)
    expect(forEvent('Kinara with seven tapers', 'Hanukkah')).toBe(false)
    expect(forEvent('Votive pour for the Day of the Dead', 'Party')).toBe(false)
  })

  it('know an idea by what people call it, too', () => {
    const lamp = { title: 'Row of paper lamps', synonyms: ['diwali gift'] }
    expect(isForFeast(lamp, occasionMeant({ type: 'custom', name: 'Diwali' }))).toBe(true)
    expect(isForFeast(lamp, occasionMeant({ type: 'custom', name: 'Eid' }))).toBe(false)
    expect(isForFeast(lamp, occasionMeant({ type: 'birthday', name: 'Birthday' }))).toBe(false)
  })
})
