import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCalendarDate } from '../shared/calendar-date.ts'
import {
  contactDateFrom,
  linkedEventsOf,
  planLinkedEvents,
  UNKNOWN_YEAR,
  type LinkedEventsPlan,
  type LinkedRow,
  type LinkingContact,
} from './linked-events.ts'

const maya: LinkingContact = {
  fullName: 'Maya Okafor',
  relationship: 'spouse',
  birthday: '1992-11-22',
  anniversaryDate: '2014-06-07',
}
const sam: LinkingContact = { fullName: 'Sam', relationship: 'friend', birthday: null, anniversaryDate: null }

const today = '2026-09-01'
const nothing: LinkedEventsPlan = { create: [], change: [], remove: [], detach: [] }

/** The events a contact has after it was saved, numbered, without gifts. */
function rowsOf(contact: LinkingContact, changes: Partial<LinkedRow> = {}): LinkedRow[] {
  return linkedEventsOf(contact).map(({ type: _type, levelOfImportance: _level, ...event }, index) => ({
    ...event,
    id: index + 1,
    hasGifts: false,
    ...changes,
  }))
}

function plan(
  before: LinkingContact | null,
  after: LinkingContact,
  rows = before ? rowsOf(before) : [],
  suppressed: string[] = [],
): LinkedEventsPlan {
  return planLinkedEvents({ before, after, rows, suppressed, leapDay: 'feb28', today })
}

describe('a new contact', () => {
  it('gets a birthday from month and day, and an anniversary as a spouse', () => {
    expect(plan(null, maya)).toEqual({
      ...nothing,
      create: [
        {
          linkedTo: 'birthday',
          type: 'birthday',
          name: "Maya Okafor's Birthday",
          date: '1992-11-22',
          yearKnown: true,
          isRecurring: true,
          dateRule: 'fixed',
          levelOfImportance: 'Medium',
        },
        {
          linkedTo: 'anniversary',
          type: 'wedding-anniversary',
          name: "Maya Okafor's Wedding Anniversary",
          date: '2014-06-07',
          yearKnown: true,
          isRecurring: true,
          dateRule: 'fixed',
          levelOfImportance: 'Medium',
        },
      ],
    })
  })

  it.each(['11/22', '02/29'])('gets a birthday without a known year from %s', (birthday) => {
    expect(plan(null, { ...sam, birthday }).create).toMatchObject([
      { date: `${UNKNOWN_YEAR}-${birthday.replace('/', '-')}`, yearKnown: false },
    ])
  })

  it('gets none from a month alone, nor an anniversary as a friend', () => {
    expect(plan(null, { ...sam, birthday: '11', anniversaryDate: '2014-06-07' })).toEqual(nothing)
    expect(plan(null, { ...sam, relationship: 'Partner', anniversaryDate: '2014-06-07' }).create.length).toBe(1)
  })
})

describe('an edit', () => {
  it('of something else changes nothing', () => {
    expect(plan(maya, { ...maya })).toEqual(nothing)
  })

  it('of the date moves the event and carries its coming occurrence', () => {
    expect(plan(maya, { ...maya, birthday: '1992-11-23' })).toEqual({
      ...nothing,
      change: [
        {
          id: 1,
          patch: { date: '1992-11-23' },
          carried: [{ from: '2026-11-22', to: '2026-11-23', what: 'everything' }],
        },
      ],
    })
    expect(plan(maya, { ...maya, anniversaryDate: '2014-10-07' }).change).toEqual([
      {
        id: 2,
        patch: { date: '2014-10-07' },
        carried: [
          { from: '2027-06-07', to: '2026-10-07', what: 'everything' },
          { from: '2026-06-07', to: '2026-10-07', what: 'presents and skip' },
        ],
      },
    ])
  })

  it('of the year alone carries nothing', () => {
    expect(plan(maya, { ...maya, birthday: '11/22' }).change).toEqual([
      { id: 1, patch: { date: '1904-11-22', yearKnown: false }, carried: [] },
    ])
    expect(plan({ ...sam, birthday: '11/22' }, { ...sam, birthday: '1992-11-22' }).change).toEqual([
      { id: 1, patch: { date: '1992-11-22', yearKnown: true }, carried: [] },
    ])
  })

  it('of the name renames the events, but not one that was named by hand', () => {
    const renamed = { ...maya, fullName: 'Maya Okafor-Lind' }
    expect(plan(maya, renamed).change.map(({ patch }) => patch)).toEqual([
      { name: "Maya Okafor-Lind's Birthday" },
      { name: "Maya Okafor-Lind's Wedding Anniversary" },
    ])
    expect(plan(maya, renamed, rowsOf(maya, { name: 'Our day' }))).toEqual(nothing)
  })

  it('that adds a date makes its event, beside one that is there', () => {
    const added = plan({ ...maya, anniversaryDate: null }, maya)
    expect(added.create.map(({ linkedTo }) => linkedTo)).toEqual(['anniversary'])
    expect({ ...added, create: [] }).toEqual(nothing)
  })

  it.each([
    ['clears the birthday', { ...maya, birthday: null }, 1],
    ['keeps only its month', { ...maya, birthday: '11' }, 1],
    ['clears the anniversary', { ...maya, anniversaryDate: null }, 2],
    ['leaves spouse and partner', { ...maya, relationship: 'friend' }, 2],
  ])('that %s takes the event away, unless it has gifts', (_what, after, id) => {
    expect(plan(maya, after)).toEqual({ ...nothing, remove: [id] })
    expect(plan(maya, after, rowsOf(maya, { hasGifts: true }))).toEqual({
      ...nothing,
      detach: [{ id, patch: { linkedTo: null, type: 'annual' } }],
    })
  })

  it('from spouse to partner keeps the anniversary', () => {
    expect(plan(maya, { ...maya, relationship: 'partner' })).toEqual(nothing)
  })
})

describe('an event that the user removed', () => {
  it.each([
    ['birthday', 'anniversary'],
    ['birthday', 'wedding-anniversary'],
  ])('is not made again (%s, %s)', (...suppressed) => {
    expect(plan(maya, { ...maya, birthday: '1992-11-23' }, [], suppressed)).toEqual(nothing)
  })

  it('does not keep the other from being made', () => {
    expect(plan(null, maya, [], ['anniversary']).create.map(({ linkedTo }) => linkedTo)).toEqual(['birthday'])
  })
})

describe("a new date of the event becomes the contact's", () => {
  it('in the form the birthday has', () => {
    expect(contactDateFrom({ linkedTo: 'birthday', yearKnown: true }, '1992-11-23')).toEqual({ birthday: '1992-11-23' })
    expect(contactDateFrom({ linkedTo: 'birthday', yearKnown: false }, '2026-11-23')).toEqual({ birthday: '11/23' })
    expect(contactDateFrom({ linkedTo: 'anniversary', yearKnown: true }, '2014-06-08')).toEqual({
      anniversaryDate: '2014-06-08',
    })
  })
})

describe('after any edit', () => {
  const anyContact: fc.Arbitrary<LinkingContact> = fc.record({
    fullName: fc.constantFrom('Maya Okafor', 'Sam'),
    relationship: fc.constantFrom('spouse', 'partner', 'friend'),
    birthday: fc.constantFrom(null, '11', '11/22', '02/29', '1992-11-22', '2000-02-29', '2026-08-31'),
    anniversaryDate: fc.constantFrom(null, '2014-06-07', '2012-02-29', '2030-01-01'),
  })

  it("the events without gifts are exactly those the contact's dates call for, and saving again does nothing", () => {
    fc.assert(
      fc.property(anyContact, anyContact, (before, after) => {
        const rows = carriedOut(rowsOf(before), plan(before, after))
        expect(rows.map(({ id: _id, ...row }) => row)).toEqual(rowsOf(after).map(({ id: _id, ...row }) => row))
        expect(plan(after, after, rows)).toEqual(nothing)
      }),
    )
  })

  it('no event with gifts is lost', () => {
    fc.assert(
      fc.property(anyContact, anyContact, (before, after) => {
        expect(plan(before, after, rowsOf(before, { hasGifts: true })).remove).toEqual([])
      }),
    )
  })

  it('every event has a real date', () => {
    fc.assert(
      fc.property(anyContact, (contact) => {
        expect(linkedEventsOf(contact).every(({ date }) => parseCalendarDate(date) === date)).toBe(true)
      }),
    )
  })
})

function carriedOut(rows: LinkedRow[], { create, change, remove }: LinkedEventsPlan): LinkedRow[] {
  const kept = rows.filter(({ id }) => !remove.includes(id))
  const changed = kept.map((row) => ({ ...row, ...change.find(({ id }) => id === row.id)?.patch }))
  const made = create.map(({ type: _type, levelOfImportance: _level, ...event }, index) => ({
    ...event,
    id: 100 + index,
    hasGifts: false,
  }))
  return [...changed, ...made].toSorted((a, b) => (a.linkedTo > b.linkedTo ? -1 : 1))
}
