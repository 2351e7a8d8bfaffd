import { expect, it } from 'vitest'
import { defaultRecurring, isOccasionType, occasionTypeLabel, occasionTypes, offeredOccasionTypes } from './types.ts'

it('offers the twenty types of the editor in its order, and stores annual besides', () => {
  const specified =
    'christmas, new-years, valentines, easter, mothers-day, fathers-day, independence-day, halloween, thanksgiving, ' +
    'birthday, wedding-anniversary, graduation, retirement, promotion, new-job, housewarming, baby-shower, wedding, ' +
    'engagement, custom'
  expect(offeredOccasionTypes.map(({ value }) => value).join(', ')).toBe(specified)
  expect(occasionTypes.join(', ')).toBe(`${specified}, annual`)
})

it('knows its own types and no others', () => {
  expect(occasionTypes.every(isOccasionType)).toBe(true)
  expect(['Birthday', '', 'toString', 'anniversary'].some(isOccasionType)).toBe(false)
})

it('names every type', () => {
  expect(occasionTypeLabel('new-years')).toBe("New Year's Day")
  expect(occasionTypeLabel('promotion')).toBe('Job Promotion')
  expect(occasionTypeLabel('annual')).toBe('Annual Event')
})

it('brings back holidays, birthdays, anniversaries and annual events every year, and nothing else', () => {
  expect(occasionTypes.filter((type) => !defaultRecurring(type))).toEqual([
    'graduation',
    'retirement',
    'promotion',
    'new-job',
    'housewarming',
    'baby-shower',
    'wedding',
    'engagement',
    'custom',
  ])
  expect(defaultRecurring('something else')).toBe(false)
})
