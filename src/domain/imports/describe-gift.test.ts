import { describe, expect, it } from 'vitest'
import { describeGift, type RawGift } from './describe-gift.ts'

const nothing: RawGift = {
  title: 'Scarf',
  description: '',
  price: '',
  pricePaid: '',
  link: '',
  type: '',
  status: '',
  event: '',
  date: '',
}

function read(raw: Partial<RawGift>) {
  const problems: string[] = []
  return {
    gift: describeGift({ ...nothing, ...raw }, { order: 'month-first', today: '2026-11-23' }, problems),
    problems,
  }
}

describe('a gift of a table', () => {
  it.each([
    ['$1,234.50', 123_450],
    ['1.234,50 €', 123_450],
    ['25', 2_500],
    ['CHF 25.5', 2_550],
    ["1'000", 100_000],
    ['', null],
  ])('costs %s', (price, cents) => expect(read({ price })).toMatchObject({ gift: { price: cents }, problems: [] }))

  it.each([
    ['', '', 'idea', null],
    ['Idea', '2024-12-25', 'idea', null],
    ['Given', '12/25/2024', 'given', '2024-12-25'],
    ['', '2024', 'given', '2024-12-31'],
    ['yes', '', 'bought', null],
    ['Bought', '2026-12-25', 'bought', '2026-12-25'],
    ['Assigned', '', 'assigned', null],
  ])('with the status %j and the date %j', (status, date, state, day) => {
    expect(read({ status, date })).toMatchObject({ gift: { state, date: day }, problems: [] })
  })

  it('says what it leaves out', () => {
    expect(read({ price: 'a lot', date: 'long ago', link: 'javascript:alert(1)' })).toMatchObject({
      gift: { price: null, date: null, productUrl: null },
      problems: ['"long ago" isn\'t a day, so "Scarf" has no date.', '"a lot" isn\'t a price, so "Scarf" has none.'],
    })
  })

  it('has a name', () => expect(read({ title: ' ' }).gift).toBeUndefined())
})
