import { expect, it } from 'vitest'
import type { DraftShare } from '#domain/splits/rows.ts'
import { splitVersions } from './split-versions.ts'
import { looksSame, toBody } from './split-values.ts'
import type { SplitValues } from './split-values.ts'

const row = (name: string, amountCents: number, fields: Partial<DraftShare> = {}): DraftShare => ({
  id: name,
  name,
  email: '',
  amountCents,
  confirmed: false,
  ...fields,
})
const split = (rows: DraftShare[], fields: Partial<SplitValues> = {}): SplitValues => ({
  total: '30.00',
  method: 'custom',
  rows,
  setAside: [],
  ...fields,
})
const base = split([row('You', 1000), row('Bo', 2000)])

it('names people and amounts on which two versions differ', () => {
  const theirs = split([row('You', 1000), row('Bo', 1500, { confirmed: true }), row('Chidi', 500)], { total: '35' })
  expect(splitVersions.differences(base, theirs, null)).toEqual([
    { label: 'Total cost', mine: '$30.00', theirs: '$35.00' },
    { label: 'Bo', mine: 'Bo, $20.00, Pending', theirs: 'Bo, $15.00, Confirmed' },
    { label: 'Chidi', mine: '', theirs: 'Chidi, $5.00, Pending' },
  ])
})

it('takes over what only the other changed, added or removed, and keeps what was typed here', () => {
  const mine = split([row('You', 1200), row('Bo', 2000), row('new-1', 100)])
  const theirs = split([row('You', 900), row('Chidi', 500)], { total: '35.00', method: 'equal' })
  const { values, takenOver } = splitVersions.merge(theirs, mine, base)
  expect(values.rows.map(({ id, amountCents }) => [id, amountCents])).toEqual([
    ['You', 1200],
    ['new-1', 100],
    ['Chidi', 500],
  ])
  expect([values.total, values.method]).toEqual(['35.00', 'equal'])
  expect(takenOver).toEqual(['Bo', 'Chidi', 'Total cost', 'Split method'])
})

it('a row removed here stays removed, and one changed here stays though it was removed there', () => {
  const mine = split([row('Bo', 2500)])
  expect(splitVersions.merge(split([row('You', 1000)]), mine, base).values.rows).toEqual([row('Bo', 2500)])
})

it('never has more than ten rows', () => {
  const mine = split([...base.rows, ...Array.from({ length: 8 }, (_, index) => row(`new-${index}`, 1))])
  const theirs = split([...base.rows, row('Chidi', 500)])
  expect(splitVersions.merge(theirs, mine, base).values.rows).toHaveLength(10)
})

it('sends what is shown: equal shares to the cent, and no rows without a name or of nothing', () => {
  const rows = [row('You', 5), row('Bo', 7, { confirmed: true }), row('', 900, { id: 'new-1' }), row('Chidi', 0)]
  expect(toBody(split(rows)).contributors.map(({ name, amount }) => [name, amount])).toEqual([
    ['You', '0.05'],
    ['Bo', '0.07'],
  ])
  const equal = toBody(split(rows.toSpliced(2, 1), { method: 'equal', total: '10' }))
  expect(equal.contributors.map(({ amount }) => amount)).toEqual(['4.97', '0.07', '4.96'])
})

it('a gift without a price is shared as nothing, equally', () => {
  expect(toBody(split([row('You', 0)], { total: '' }))).toMatchObject({ totalCost: '0.00', splitMethod: 'equal' })
})

it('typing an amount another way changes nothing', () => {
  expect(looksSame(base, { ...base, total: '$30' })).toBe(true)
  expect(looksSame(base, { ...base, total: '31' })).toBe(false)
  expect(looksSame(base, split([row('You', 1001), row('Bo', 2000)]))).toBe(false)
})
