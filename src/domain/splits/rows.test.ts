import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumCents } from '../shared/money.ts'
import {
  canAdd,
  canRemove,
  changeCount,
  clampCount,
  newDraft,
  rowsToSend,
  type DraftShare,
  type SplitDraft,
} from './rows.ts'

let made = 0
const blank = (): DraftShare => ({ id: `new-${++made}`, name: '', email: '', amountCents: 0, confirmed: false })
const person = (name: string, fields: Partial<DraftShare> = {}): DraftShare => ({ ...blank(), name, ...fields })
const draft = (...rows: DraftShare[]): SplitDraft => ({ rows, setAside: [] })
const names = ({ rows }: SplitDraft) => rows.map(({ name }) => name)
const sum = ({ rows }: SplitDraft) => sumCents(rows.map(({ amountCents }) => amountCents))

describe('the count field', () => {
  it.each([
    ['', 1],
    ['x', 1],
    ['0', 1],
    ['-3', 1],
    ['1', 1],
    ['4', 4],
    [' 4.9 ', 4],
    ['10', 10],
    ['11', 10],
    ['1e9', 10],
    [Number.NaN, 1],
  ])('reads %j as %i', (text, count) => {
    expect(clampCount(text)).toBe(count)
  })

  it('keeps the first row, which becomes yours, even if only another one is filled in', () => {
    const bo = person('Bo')
    const fewer = changeCount(draft(blank(), bo), 1, 1000, blank)
    expect(names(fewer)).toEqual(['You'])
    expect(fewer.setAside).toEqual([bo])
  })

  it('takes spaces for an empty row', () => {
    const [chidi, spaces] = [person('Chidi'), person('  ', { email: ' ' })]
    const fewer = changeCount(draft(person('You'), spaces, chidi), 2, 1000, blank)
    expect(names(fewer)).toEqual(['You', 'Chidi'])
    expect(fewer.setAside).toEqual([])
    expect(names(changeCount(draft(person(' ')), 1, 1000, blank))).toEqual(['You'])
  })

  it("names the first row 'You' unless another one is", () => {
    expect(names(changeCount(draft(blank(), person(' You ')), 2, 1000, blank))).toEqual(['', ' You '])
  })

  it("starts with 'You' who holds the full price", () => {
    expect(newDraft(4870, 'a')).toEqual(draft({ id: 'a', name: 'You', email: '', amountCents: 4870, confirmed: false }))
  })

  it("rebuilds the rows equally, the first named 'You' and the rest blank", () => {
    const three = changeCount(newDraft(1000, 'a'), 3, 1000, blank)
    expect(three.rows.map(({ name, amountCents }) => [name, amountCents])).toEqual([
      ['You', 334],
      ['', 333],
      ['', 333],
    ])
    expect(names(changeCount(draft(blank(), blank()), 2, 0, blank))).toEqual(['You', ''])
    expect(names(changeCount(draft(blank(), person('You')), 2, 0, blank))).toEqual(['', 'You'])
    expect(names(changeCount(draft(person('Ada')), 2, 0, blank))).toEqual(['Ada', ''])
  })

  it('keeps typed names: blank rows go first, then those from the end', () => {
    const five = draft(person('You'), person('Bo'), blank(), person('Chidi'), blank())
    expect(names(changeCount(five, 3, 0, blank))).toEqual(['You', 'Bo', 'Chidi'])
    expect(names(changeCount(five, 2, 0, blank))).toEqual(['You', 'Bo'])
    const byEmail = draft(person('You'), blank(), { ...blank(), email: 'bo@example.com' })
    expect(changeCount(byEmail, 2, 0, blank).rows[1]?.email).toBe('bo@example.com')
  })

  it('loses no name while 10 is typed over 3', () => {
    const three = draft(person('You'), person('Bo', { email: 'bo@example.com' }), person('Chidi'))
    const one = changeCount(three, 1, 900, blank)
    expect(names(one)).toEqual(['You'])
    const ten = changeCount(one, 10, 900, blank)
    expect(names(ten)).toEqual(['You', 'Bo', 'Chidi', ...Array<string>(7).fill('')])
    expect(ten.rows[1]?.email).toBe('bo@example.com')
    expect(ten.setAside).toEqual([])
  })

  it('keeps confirmed rows with their amounts, though there be more than asked for', () => {
    const rows = draft(
      person('You'),
      person('Bo', { confirmed: true, amountCents: 450 }),
      person('C', { confirmed: true }),
    )
    const one = changeCount(rows, 1, 1000, blank)
    expect(names(one)).toEqual(['Bo', 'C'])
    expect(one.rows[0]?.amountCents).toBe(450)
    expect(names(changeCount(rows, 3, 1000, blank))).toEqual(['You', 'Bo', 'C'])
  })

  it('any run of counts keeps every typed name, confirmed rows, ids apart, and the sum', () => {
    const row = fc.record({
      id: fc.uuid(),
      name: fc.constantFrom('', 'Bo', 'Chidi', 'You'),
      email: fc.constantFrom('', 'bo@example.com'),
      amountCents: fc.integer({ min: 0, max: 300 }),
      confirmed: fc.boolean(),
    })
    const counts = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 10 }), counts, (start, wanted) => {
        let now = draft(...start)
        for (const count of wanted) {
          now = changeCount(now, count, 5000, blank)
          const confirmed = start.filter((r) => r.confirmed)
          expect(now.rows).toHaveLength(Math.max(count, confirmed.length))
          for (const kept of confirmed) {
            const found = now.rows.find(({ id }) => id === kept.id)
            expect(found).toEqual(found === now.rows[0] && kept.name === '' ? { ...kept, name: found?.name } : kept)
          }
          const everybody = [...now.rows, ...now.setAside]
          expect(new Set(everybody.map(({ id }) => id)).size).toBe(everybody.length)
          for (const { id, name } of start.filter((r) => r.name !== ''))
            expect(everybody.find((r) => r.id === id)?.name).toBe(name)
          const open = now.rows.filter((r) => !r.confirmed)
          expect(sum(now)).toBe(open.length > 0 ? 5000 : sumCents(confirmed.map((r) => r.amountCents)))
        }
      }),
      { numRuns: 3_000 },
    )
  })
})

it('one row always stays, and ten are enough', () => {
  expect([canRemove([blank()]), canRemove([blank(), blank()])]).toEqual([false, true])
  const nine = Array.from({ length: 9 }, blank)
  expect([canAdd(nine), canAdd([...nine, blank()])]).toEqual([true, false])
})

it('rows of 0 or without a name stay on the screen', () => {
  const rows = [person('You', { amountCents: 5 }), person('Bo'), person(' ', { amountCents: 5 })]
  expect(rowsToSend(rows, 'custom').map(({ name }) => name)).toEqual(['You'])
  expect(rowsToSend(rows, 'equal').map(({ name }) => name)).toEqual(['You', 'Bo'])
})
