import { describe, expect, it } from 'vitest'
import { person } from './testing/person.ts'
import { eventsOf, missingEvents, missingFields, type ImportedEvent, type KnownEvent } from './what-it-adds.ts'

const contact = { ...person('Maya Okafor'), relationship: 'friend' }

describe('the fields that a contact gets', () => {
  it('are those that it lacks; what it has stays', () => {
    const found = person('Maya', { email: 'maya@example.test', birthday: '05/17', notes: 'Met in Paris' })
    expect(missingFields({ ...contact, birthday: '1992-05-17', notes: '' }, found)).toEqual({
      email: 'maya@example.test',
      notes: 'Met in Paris',
    })
    expect(missingFields({ ...contact, categoryIds: ['books'] }, person('Maya', { categoryIds: ['music'] }))).toEqual(
      {},
    )
    expect(missingFields(contact, person('Maya', { categoryIds: ['music'], sizes: '' }))).toEqual({
      categoryIds: ['music'],
    })
  })

  it('have a wedding anniversary only for a spouse or partner', () => {
    const found = person('Maya', { anniversaryDate: '2014-06-21' })
    expect(missingFields(contact, found)).toEqual({})
    expect(missingFields({ ...contact, relationship: 'spouse' }, found)).toEqual({ anniversaryDate: '2014-06-21' })
  })
})

describe('the events of a person', () => {
  it('are their labeled days, each year unless the file says otherwise', () => {
    const events = [
      { name: 'Name day', date: '05/17' },
      { name: 'Moved', date: '2019-02-01', type: 'custom', isRecurring: false },
      { name: 'Easter', date: '2024-03-31', type: 'easter', dateRule: 'easter' },
      { name: 'Some month', date: '05' },
      { name: 'No day', date: 'soon' },
    ] as const
    const yearly = { isRecurring: true, dateRule: 'fixed' }
    expect(eventsOf(person('Maya', { events: [...events] }), 'friend')).toEqual([
      { name: 'Name day', date: '1904-05-17', yearKnown: false, type: 'annual', ...yearly },
      { name: 'Moved', date: '2019-02-01', yearKnown: true, type: 'custom', isRecurring: false, dateRule: 'fixed' },
      { name: 'Easter', date: '2024-03-31', yearKnown: true, type: 'easter', isRecurring: true, dateRule: 'easter' },
    ])
  })

  it('begin with a wedding that is not shared with the user', () => {
    const found = person('Maya Okafor', {
      anniversaryDate: '2014-06-21',
      events: [{ name: 'Name day', date: '05/17' }],
    })
    const [wedding, ...rest] = eventsOf(found, 'friend')
    expect(wedding).toEqual({
      name: "Maya Okafor's Wedding Anniversary",
      date: '2014-06-21',
      yearKnown: true,
      type: 'wedding-anniversary',
      isRecurring: true,
      dateRule: 'fixed',
    })
    expect(rest.map(({ name }) => name)).toEqual(['Name day'])
    expect(eventsOf(found, 'partner').map(({ name }) => name)).toEqual(['Name day'])
    expect(eventsOf(person('Maya'), 'friend')).toEqual([])
  })
})

describe('the events that a contact lacks', () => {
  const event = (facts: Partial<ImportedEvent> = {}): ImportedEvent => ({
    name: 'Name day',
    date: '1904-05-17',
    yearKnown: false,
    type: 'annual',
    isRecurring: true,
    dateRule: 'fixed',
    ...facts,
  })
  const lacks = (known: Partial<KnownEvent>, found: Partial<ImportedEvent>) =>
    missingEvents([{ ...event(), ...known }], [event(found)]).length === 1

  it('have another name or day', () => {
    expect(lacks({}, {})).toBe(false)
    expect(lacks({ name: 'NAME  day' }, {})).toBe(false)
    expect(lacks({}, { name: 'Moved' })).toBe(true)
    expect(lacks({}, { date: '1904-05-18' })).toBe(true)
  })

  it('are on another day of the year, of a single day in another year, and of a feast another feast', () => {
    expect(lacks({}, { date: '2020-05-17' })).toBe(false)
    const once = { isRecurring: false }
    expect(lacks({ ...once, date: '2020-05-17' }, { ...once, date: '2020-05-17' })).toBe(false)
    expect(lacks({ ...once, date: '2020-05-17' }, { ...once, date: '2021-05-17' })).toBe(true)
    expect(lacks({ dateRule: 'easter', date: '2020-04-12' }, { dateRule: 'easter', date: '2024-03-31' })).toBe(false)
    expect(lacks({ dateRule: 'easter' }, { dateRule: 'mothers-day' })).toBe(true)
  })

  it('are no second wedding', () => {
    const wedding = { type: 'wedding-anniversary', date: '2014-06-21' } as const
    expect(lacks(wedding, { ...wedding, date: '2014-06-22' })).toBe(false)
    expect(lacks(wedding, { date: '2014-06-22' })).toBe(true)
    expect(lacks({}, wedding)).toBe(true)
  })
})
