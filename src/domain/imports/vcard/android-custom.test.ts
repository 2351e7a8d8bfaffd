import { expect, it } from 'vitest'
import { emptyPerson, type RawPerson } from '../describe-person.ts'
import { readAndroidCustom } from './android-custom.ts'

function read(...values: string[]): RawPerson {
  const person = emptyPerson()
  for (const value of values) readAndroidCustom(value, person)
  return person
}
const event = 'vnd.android.cursor.item/contact_event'
const relation = 'vnd.android.cursor.item/relation'

it('the dates of Android are birthdays, anniversaries and days with a name of their own', () => {
  expect(read(`${event};1980-05-05;3;;`, `${event};2010-06-05;1;;`, `${event}; 2001-02-03 ;0; First date ;`)).toEqual({
    ...emptyPerson(),
    birthdays: [{ text: '1980-05-05' }],
    anniversaries: [{ text: '2010-06-05' }],
    dates: [{ label: 'First date', date: { text: '2001-02-03' } }],
  })
  expect(read(`${event};2001-02-03;2;Ignored;`).dates).toEqual([{ label: '', date: { text: '2001-02-03' } }])
})

it('the relations of Android are known by their numbers, or have a name of their own', () => {
  expect(read(`${relation};Mia;3;;`, `${relation};Tom;14;;`, `${relation};Ada;0;Godmother;`).related).toEqual([
    { name: 'Mia', kind: 'child' },
    { name: 'Tom', kind: 'spouse' },
    { name: 'Ada', kind: 'Godmother' },
  ])
})

it.each([`${event};;3;;`, `${relation};;3;;`, 'vnd.android.cursor.item/nickname;Addie;1;;', ''])(
  '%j says nothing of a person',
  (value) => {
    expect(read(value)).toEqual(emptyPerson())
  },
)
