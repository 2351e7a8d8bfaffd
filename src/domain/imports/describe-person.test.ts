import { describe, expect, it } from 'vitest'
import { importFileTexts } from '../texts/import-files.ts'
import { describePerson, emptyPerson, type RawPerson } from './describe-person.ts'

const described = (facts: Partial<RawPerson>) =>
  describePerson({ ...emptyPerson(), names: ['Maya Okafor'], ...facts }, '1', {
    order: 'month-first',
    today: '2026-11-23',
  })

const dates = (...labeled: [label: string, text: string][]) =>
  labeled.map(([label, text]) => ({ label, date: { text } }))

describe('a person in a file', () => {
  it('has nothing that the file does not say', () => {
    expect(described({})).toMatchObject({
      fullName: 'Maya Okafor',
      birthday: null,
      email: null,
      interests: null,
      notes: null,
      categoryIds: [],
      events: [],
      gifts: [],
      groups: [],
      related: [],
      problems: [],
    })
  })

  it('is told of what its reader stumbled over, and keeps interests and notes without empty ones', () => {
    expect(
      described({ problems: ['A line was odd.'], interests: ['', 'kites', ' ', 'chess'], notes: ['', 'Tall'] }),
    ).toMatchObject({
      problems: ['A line was odd.'],
      interests: 'kites, chess',
      notes: 'Tall',
    })
  })

  it('has groups and relatives with a name only, and categories that we know', () => {
    const related = [
      { name: ' ', kind: 'spouse' },
      { name: 'Tom', kind: 'spouse' },
    ]
    const categoryIds = ['books', 'books', 'no-such-thing']
    expect(described({ groups: ['Family', ' '], related, categoryIds })).toMatchObject({
      groups: ['Family'],
      related: [{ name: 'Tom' }],
      categoryIds: ['books'],
    })
  })

  it('has the first e-mail address that is one, and says which is none', () => {
    expect(described({ emails: ['', 'nobody', 'mailto:maya@example.com'] })).toMatchObject({
      email: 'maya@example.com',
      problems: [],
    })
    expect(described({ emails: ['see mailto:maya@example.com'] })).toMatchObject({
      email: null,
      problems: [importFileTexts.emailInvalid('see mailto:maya@example.com')],
    })
  })

  it('has each date once, and the anniversary of marriage apart', () => {
    const found = described({
      anniversaries: [{ text: '2015-06-20' }],
      dates: dates(
        ['Anniversary', '06/20'],
        ['Name day', '10/31'],
        ['Name day', '10/31'],
        ['Name day', '11/01'],
        ['Work anniversary', '2015-06-20'],
      ),
    })
    expect(found).toMatchObject({
      anniversaryDate: '2015-06-20',
      events: [
        { name: 'Name day', date: '10/31' },
        { name: 'Name day', date: '11/01' },
        { name: 'Work anniversary', date: '2015-06-20' },
      ],
      problems: [],
    })
  })

  it.each(['circa 1990', '2015-06', '2015'])('keeps a date that is no day, such as %s, as a note', (text) => {
    const { events, notes, problems } = described({ dates: dates(['Party', text]) }) ?? {}
    const why = text === 'circa 1990' ? importFileTexts.notADate : importFileTexts.notADay
    expect({ events, notes, problems }).toEqual({
      events: [],
      notes: importFileTexts.dateNote('Party', text),
      problems: [why('Party', text)],
    })
  })

  it('keeps it even where the notes of the file are as long as notes can be', () => {
    const { notes, problems } = described({ notes: ['n'.repeat(5_000)], birthdays: [{ text: '1985-04' }] }) ?? {}
    expect(notes).toMatch(/^Birthday: 1985-04\nn+$/)
    expect(notes).toHaveLength(5_000)
    expect(problems).toContain(importFileTexts.tooLong('Notes', 5_000))
  })

  it('has an anniversary without its year among the events, and one of another kind too', () => {
    expect(described({ anniversaries: [{ text: '06/20' }] })).toMatchObject({
      anniversaryDate: null,
      events: [{ name: importFileTexts.anniversary, date: '06/20' }],
    })
  })

  it('has the month and day of a birthday that is to come', () => {
    expect(described({ birthdays: [{ text: '2027-05-17' }] })).toMatchObject({ birthday: '05/17' })
  })
})
