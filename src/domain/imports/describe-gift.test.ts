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

  it.each(['12/25', '2024-12', '2026', '2027', 'someday'])('with the date %s is told that this is no day', (date) => {
    expect(read({ status: 'Given', date })).toMatchObject({
      gift: { state: 'bought', date: null },
      problems: [`"${date}" isn't a day, so "Scarf" has no date.`],
    })
  })

  it('is bought rather than given on the day itself', () => {
    expect(read({ status: 'Bought', date: '2026-11-22' }).gift).toMatchObject({ state: 'given', date: '2026-11-22' })
    expect(read({ status: 'Bought', date: '2026-11-23' }).gift).toMatchObject({ state: 'bought', date: '2026-11-23' })
  })

  it.each(['5+25', '25/30', '1,2345', '12.345.67.8'])('does not cost %s', (price) => {
    expect(read({ price })).toMatchObject({
      gift: { price: null },
      problems: [`"${price}" isn't a price, so "Scarf" has none.`],
    })
  })

  it.each([
    ['12.345.678', 1_234_567_800],
    [' ', null],
  ])('costs %j', (price, cents) => expect(read({ price })).toMatchObject({ gift: { price: cents }, problems: [] }))

  it('is a card if the file says so', () => {
    expect([read({ type: 'gift card' }), read({ type: 'Gift' }), read({})].map(({ gift }) => gift?.itemType)).toEqual([
      'card',
      'gift',
      'gift',
    ])
  })

  it('says what it leaves out', () => {
    expect(read({ price: 'a lot', date: 'long ago', link: 'javascript:alert(1)' })).toMatchObject({
      gift: { price: null, date: null, productUrl: null },
      problems: ['"long ago" isn\'t a day, so "Scarf" has no date.', '"a lot" isn\'t a price, so "Scarf" has none.'],
    })
  })

  it('has a name', () => expect(read({ title: ' ' }).gift).toBeUndefined())
})
