import { expect, it } from 'vitest'
import { holidaysFrom } from './holidays.ts'
import { personIn } from './use-people-choice.ts'

it('reads a name, and the relationship after a comma', () => {
  expect(personIn('  Leo   Okafor ')).toEqual({ fullName: 'Leo Okafor', relationship: 'family' })
  expect(personIn('Leo, child')).toEqual({ fullName: 'Leo', relationship: 'child' })
  expect(personIn('Ida,Aunt/Uncle')).toEqual({ fullName: 'Ida', relationship: 'aunt-uncle' })
  expect(personIn('Okafor, Leo')).toEqual({ fullName: 'Okafor, Leo', relationship: 'family' })
  expect(personIn('   ')).toBeUndefined()
})

it('offers the holidays to come, the next one first, each with its year', () => {
  const holidays = holidaysFrom('2026-11-27')
  expect(holidays.slice(0, 2)).toEqual([
    { type: 'christmas', label: 'Christmas', name: 'Christmas 2026', date: '2026-12-25' },
    { type: 'new-years', label: "New Year's Day", name: "New Year's Day 2027", date: '2027-01-01' },
  ])
  expect(holidays.at(-1)).toMatchObject({ type: 'thanksgiving', name: 'Thanksgiving 2027' })
})
