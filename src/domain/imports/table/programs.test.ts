import { describe, expect, it } from 'vitest'
import { contactTextFields } from '../../contacts/text-fields.ts'
import { exportTexts } from '../../texts/exports.ts'
import { emptyPerson, type RawPerson } from '../describe-person.ts'
import { googleTable } from './google.ts'
import { ownGiftsTable } from './gifts.ts'
import { outlookTable } from './outlook.ts'
import { ownTable } from './own.ts'
import { columnKey, type TableFormat } from './table.ts'
import { thunderbirdTable } from './thunderbird.ts'

const read = (format: TableFormat, cells: Record<string, string>) =>
  format.person(
    (key) => cells[key] ?? '',
    (key) => key in cells,
  )
const raw = (facts: Partial<RawPerson>): RawPerson => ({ ...emptyPerson(), ...facts })
const knows = (format: TableFormat, ...columns: string[]) => format.recognizes((key) => columns.includes(key))

describe('a row of Google', () => {
  it('in the new form has all its columns read', () => {
    expect(
      read(googleTable, {
        name: 'Ada Park',
        'name prefix': 'Dr.',
        'first name': 'Ada',
        'middle name': 'M.',
        'last name': 'Park',
        'name suffix': 'Jr.',
        'file as': 'Park, Ada',
        nickname: 'Addie',
        'organization name': 'Acme',
        birthday: '1992-05-17',
        'event 1 label': 'Name day',
        'event 1 value': '2020-06-01 ::: 2021-06-01',
        'e mail 1 label': 'Work',
        'e mail 1 value': 'work@example.test',
        'e mail 2 label': '* Home',
        'e mail 2 value': 'ada@example.test ::: park@example.test',
        'phone 1 label': 'Fax',
        'phone 1 value': '1',
        'phone 2 label': 'Work',
        'phone 2 value': '2',
        'phone 3 label': '',
        'phone 3 value': '3 ::: 4',
        'phone 4 label': 'Handy',
        'phone 4 value': '5',
        'phone 5 label': 'Home',
        'phone 5 value': '',
        'address 1 formatted': '1 Main St ::: 2 Side St',
        gender: 'female',
        hobby: 'chess ::: tea',
        notes: 'Met in Paris',
        labels: '* myContacts ::: * Friends ::: Chess club',
        'relation 1 label': 'Sister',
        'relation 1 value': 'Maya ::: Rose',
      }),
    ).toEqual(
      raw({
        names: [
          'Ada Park',
          'Dr. Ada M. Park Jr.',
          'Park, Ada',
          'Addie',
          'Acme',
          'ada@example.test',
          'park@example.test',
          'work@example.test',
        ],
        birthdays: [{ text: '1992-05-17' }],
        dates: [
          { label: 'Name day', date: { text: '2020-06-01' } },
          { label: 'Name day', date: { text: '2021-06-01' } },
        ],
        emails: ['ada@example.test', 'park@example.test', 'work@example.test'],
        phones: ['5', '3', '4', '2', '1'],
        addresses: ['1 Main St'],
        choices: { gender: 'female' },
        interests: ['chess', 'tea'],
        notes: ['Met in Paris'],
        groups: ['Friends', 'Chess club'],
        related: [
          { name: 'Maya', kind: 'Sister' },
          { name: 'Rose', kind: 'Sister' },
        ],
      }),
    )
  })

  it('in the old form has other names for some', () => {
    expect(
      read(googleTable, {
        'given name': 'Ada',
        'additional name': 'M.',
        'family name': 'Park',
        'organization 1 name': 'Acme',
        'e mail 1 type': '* Home',
        'e mail 1 value': 'ada@example.test',
        'phone 1 type': 'Mobile',
        'phone 1 value': '1',
        'group membership': 'Friends',
        'address 1 formatted': '',
        'address 1 street': '1 Main St',
        'address 1 extended address': 'Apt 2',
        'address 1 po box': 'Box 3',
        'address 1 city': 'Springfield',
        'address 1 region': 'IL',
        'address 1 postal code': '62701',
        'address 1 country': 'USA',
      }),
    ).toMatchObject({
      names: ['', 'Ada M. Park', '', '', 'Acme', 'ada@example.test'],
      emails: ['ada@example.test'],
      phones: ['1'],
      groups: ['Friends'],
      addresses: [expect.stringMatching(/Box 3[^]*Apt 2[^]*1 Main St[^]*Springfield[^]*IL[^]*62701[^]*USA/)],
    })
  })

  it('ends its numbered columns at the first number that is missing', () => {
    const { emails, addresses } = read(googleTable, {
      'e mail 1 value': '',
      'e mail 2 value': 'ada@example.test',
      'e mail 4 value': 'four@example.test',
      'address 1 street': '1 Main St',
      'address 3 street': '3 Main St',
    })
    expect([emails, addresses]).toEqual([['ada@example.test'], ['1 Main St']])
  })

  it.each([
    [['given name', 'family name', 'group membership'], true],
    [['given name', 'family name', 'e mail 1 value'], true],
    [['given name', 'family name', 'yomi name'], true],
    [['given name', 'family name'], false],
    [['given name', 'yomi name'], false],
    [['family name', 'yomi name'], false],
    [['first name', 'last name', 'labels'], true],
    [['first name', 'last name', 'phonetic first name'], true],
    [['first name', 'last name', 'e mail 1 value'], true],
    [['first name', 'last name'], false],
    [['first name', 'labels'], false],
    [['last name', 'labels'], false],
  ])('is known by the columns %j: %s', (columns, isKnown) => {
    expect(knows(googleTable, ...columns)).toBe(isKnown)
  })
})

describe('a phone of Google', () => {
  it('comes first if it is a mobile one, in Spanish too', () => {
    const phones = { 'phone 1 label': 'Home', 'phone 1 value': '1', 'phone 2 label': 'Móvil', 'phone 2 value': '2' }
    expect(read(googleTable, phones).phones).toEqual(['2', '1'])
  })
})

describe('a row of Outlook', () => {
  it('has all its columns read', () => {
    expect(
      read(outlookTable, {
        title: 'Dr.',
        'first name': 'Ada',
        'middle name': 'M.',
        'last name': 'Park',
        suffix: 'Jr.',
        nickname: 'Addie',
        company: 'Acme',
        'e mail address': 'ada@example.test',
        'e mail 2 address': 'two@example.test',
        'e mail 3 address': 'three@example.test',
        birthday: '5/17/1992',
        anniversary: '6/21/2014',
        'mobile phone': '1',
        'home phone': '2',
        'primary phone': '3',
        'home phone 2': '4',
        'business phone': '5',
        'other phone': '6',
        gender: 'Female',
        hobby: 'chess; tea',
        notes: 'Met in Paris',
        categories: 'Friends;Chess club',
        spouse: 'Sam',
        children: 'Leo, Rose;Mia',
        'home street': '1 Main St',
        'home street 2': 'Apt 2',
        'home street 3': '',
        'home address po box': 'Box 3',
        'home city': 'Springfield',
        'home state': 'IL',
        'home postal code': '62701',
        'home country region': 'USA',
        'other street': '2 Side St',
        'other country': 'Canada',
        'business street 3': '3 Work St',
      }),
    ).toEqual(
      raw({
        names: ['Dr. Ada M. Park Jr.', 'Addie', 'Acme', 'ada@example.test', 'two@example.test', 'three@example.test'],
        birthdays: [{ text: '5/17/1992' }],
        anniversaries: [{ text: '6/21/2014' }],
        emails: ['ada@example.test', 'two@example.test', 'three@example.test'],
        phones: ['1', '2', '3', '4', '5', '6'],
        addresses: [
          expect.stringMatching(/Box 3[^]*1 Main St\nApt 2[^]*Springfield[^]*IL[^]*62701[^]*USA/) as string,
          expect.stringMatching(/2 Side St[^]*Canada/) as string,
          '3 Work St',
        ],
        choices: { gender: 'Female' },
        interests: ['chess', 'tea'],
        notes: ['Met in Paris'],
        groups: ['Friends', 'Chess club'],
        related: [
          { name: 'Sam', kind: 'spouse' },
          { name: 'Leo', kind: 'child' },
          { name: 'Rose', kind: 'child' },
          { name: 'Mia', kind: 'child' },
        ],
      }),
    )
  })

  it('has no empty line between the lines of a street', () => {
    const { addresses } = read(outlookTable, { 'home street': '1 Main St', 'home street 3': 'Apt 2' })
    expect(addresses[0]).toBe('1 Main St\nApt 2')
  })

  it.each([
    [['first name', 'last name', 'e mail address'], true],
    [['first name', 'last name', 'home street'], true],
    [['first name', 'last name', 'business street'], true],
    [['first name', 'last name'], false],
    [['first name', 'home street'], false],
    [['last name', 'home street'], false],
  ])('is known by the columns %j: %s', (columns, isKnown) => {
    expect(knows(outlookTable, ...columns)).toBe(isKnown)
  })
})

describe('a row of Thunderbird', () => {
  it('has all its columns read', () => {
    expect(
      read(thunderbirdTable, {
        'display name': 'Ada P.',
        'first name': 'Ada',
        'last name': 'Park',
        nickname: 'Addie',
        organization: 'Acme',
        'primary email': 'ada@example.test',
        'secondary email': 'two@example.test',
        'birth year': '1992',
        'birth month': '5',
        'birth day': '7',
        'mobile number': '1',
        'home phone': '2',
        'work phone': '3',
        'home address': '1 Main St',
        'home address 2': 'Apt 2',
        'home city': 'Springfield',
        'home state': 'IL',
        'home zipcode': '62701',
        'home country': 'USA',
        notes: 'Met in Paris',
      }),
    ).toEqual(
      raw({
        names: ['Ada P.', 'Ada Park', 'Addie', 'Acme', 'ada@example.test'],
        birthdays: [{ text: '1992-05-07' }],
        emails: ['ada@example.test', 'two@example.test'],
        phones: ['1', '2', '3'],
        addresses: [expect.stringMatching(/1 Main St[^]*Apt 2[^]*Springfield[^]*IL[^]*62701[^]*USA/) as string],
        notes: ['Met in Paris'],
      }),
    )
  })

  it('is known by all four of its columns', () => {
    const columns = ['display name', 'birth year', 'birth month', 'birth day']
    expect(knows(thunderbirdTable, ...columns)).toBe(true)
    for (const missing of columns)
      expect(knows(thunderbirdTable, ...columns.filter((column) => column !== missing))).toBe(false)
  })
})

describe('a table that we exported', () => {
  const { fullName, relationship } = exportTexts.contactColumns
  const { interests, mailingAddress } = contactTextFields
  const { person, title, status, pricePaid } = exportTexts.giftColumns

  it.each([
    ['contacts', ownTable, [fullName, relationship, interests.label, mailingAddress.label]],
    ['gift ideas', ownGiftsTable, [person, title, status, pricePaid]],
  ] as const)('of %s is known by all four of its columns', (_, format, columns) => {
    const keys = columns.map(columnKey)
    expect(knows(format, ...keys)).toBe(true)
    for (const missing of keys) expect(knows(format, ...keys.filter((key) => key !== missing))).toBe(false)
  })
})
