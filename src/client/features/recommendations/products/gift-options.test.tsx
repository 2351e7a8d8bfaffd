import { describe, expect, it } from 'vitest'
import type { MenuItem } from '#client/ui/Menu.tsx'
import { giftOptions, mainOption, type OptionWays } from './gift-options.tsx'

const leo = { id: 7, fullName: 'Leo Park', relationship: 'child', birthday: null }
const christmas = { id: 3, name: 'Christmas' }
const listed = {
  ...christmas,
  contactId: leo.id,
  contact: leo,
  date: '2026-12-25',
  nextDate: '2026-12-25',
} as const

/** Writes down what was done instead of doing it. */
function waysOf(known: Partial<OptionWays>) {
  const done: unknown[] = []
  const ways: OptionWays = {
    productUrl: 'https://shop.example/1',
    contact: undefined,
    event: undefined,
    events: [listed],
    contacts: [leo],
    isNarrow: false,
    put: ({ contact, event, isSaved }) => done.push(['put', contact.id, event.id, isSaved]),
    assign: () => done.push('Assign Gift to Occasion'),
    saveIdea: (contact) => done.push(['Save Gift Idea', contact?.id]),
    chooseEvent: (of, actions) => done.push(['choose an event', of === 'everybody' ? of : of.contactId, ...actions]),
    chooseContact: () => done.push('choose a contact'),
    showDetails: () => undefined,
    dismiss: undefined,
    ...known,
  }
  return { ways, done }
}

function item(items: readonly MenuItem[], ...path: string[]): MenuItem {
  const [label, ...rest] = path
  const found = items.find((one) => one.label === label)
  if (found === undefined) throw new Error(`no item '${label}'`)
  return rest.length === 0 ? found : item(childrenOf(found), ...rest)
}

function childrenOf({ children = [] }: MenuItem): readonly MenuItem[] {
  return typeof children === 'function' ? children() : children
}

describe('the main button of a card', () => {
  it.each<[string, Partial<OptionWays>, string]>([
    ['an event', { contact: leo, event: christmas }, 'Assign to Christmas'],
    ['a person', { contact: leo }, 'Assign to Event'],
    ['nobody yet', {}, 'Select a Contact'],
  ])('is the first item of its menu for %s', (_, known, label) => {
    const { ways } = waysOf(known)
    expect(mainOption(ways).label).toBe(label)
    expect(giftOptions(ways)[0]?.label).toBe(label)
  })

  it('assigns at once where the event is known, and asks for it where it is not', () => {
    const known = waysOf({ contact: leo, event: christmas })
    mainOption(known.ways).onSelect()
    expect(known.done).toEqual([['put', 7, 3, true]])
    const unknown = waysOf({ contact: leo })
    mainOption(unknown.ways).onSelect()
    expect(unknown.done).toEqual(['Assign Gift to Occasion'])
  })
})

describe('the Gift Options menu', () => {
  it('opens no dialog where the event is known', () => {
    const { ways, done } = waysOf({ contact: leo, event: christmas, isNarrow: true })
    item(giftOptions(ways), 'Assign to Christmas').onSelect?.()
    item(giftOptions(ways), 'Save as Idea for Christmas').onSelect?.()
    expect(done).toEqual([
      ['put', 7, 3, true],
      ['put', 7, 3, false],
    ])
  })

  it("offers 'Without an event' before the events of a person", () => {
    const { ways, done } = waysOf({ contact: leo })
    const rows = childrenOf(item(giftOptions(ways), 'Save as Idea'))
    expect(rows.map(({ label }) => label)).toEqual(['Without an event', 'Christmas - Dec 25, 2026'])
    for (const row of rows) row.onSelect?.()
    expect(done).toEqual([
      ['Save Gift Idea', 7],
      ['put', 7, 3, false],
    ])
    expect(childrenOf(item(giftOptions(ways), 'Assign to Event')).map(({ label }) => label)).toEqual([
      'Christmas - Dec 25, 2026',
    ])
  })

  it("offers 'Without an event' to somebody who has no events", () => {
    const { ways } = waysOf({ contact: leo, events: [] })
    expect(childrenOf(item(giftOptions(ways), 'Save as Idea')).map(({ label }) => label)).toEqual([
      'Without an event',
      'No events available',
    ])
    const nobody = waysOf({ events: [] })
    item(giftOptions(nobody.ways), 'Select a Contact', 'Leo Park', 'Without an event', 'Save as Idea').onSelect?.()
    expect(nobody.done).toEqual([['Save Gift Idea', 7]])
    expect(item(giftOptions(nobody.ways), 'Select a Contact', 'Leo Park', 'No events for this contact')).toHaveProperty(
      'unavailable',
    )
  })

  it('asks in dialogs on a phone', () => {
    const { ways, done } = waysOf({ contact: leo, isNarrow: true })
    item(giftOptions(ways), 'Assign to Event').onSelect?.()
    item(giftOptions(ways), 'Save as Idea').onSelect?.()
    item(giftOptions({ ...ways, events: [] }), 'Save as Idea').onSelect?.()
    expect(done).toEqual(['Assign Gift to Occasion', ['choose an event', 7, 'idea'], ['Save Gift Idea', 7]])
  })

  it('searches among more events than fit', () => {
    const events = Array.from({ length: 12 }, (_, at) => ({ ...listed, id: 100 + at, name: `Concert ${at}` }))
    const { ways, done } = waysOf({ contact: leo, events })
    item(giftOptions(ways), 'Assign to Event', 'All events...').onSelect?.()
    item(giftOptions(ways), 'Save as Idea', 'All events...').onSelect?.()
    item(giftOptions({ ...ways, contact: undefined }), 'Select a Contact', 'Leo Park', 'All events...').onSelect?.()
    expect(done).toEqual([
      'Assign Gift to Occasion',
      ['choose an event', 7, 'idea'],
      ['choose an event', 7, 'idea', 'assign'],
    ])
  })
})
