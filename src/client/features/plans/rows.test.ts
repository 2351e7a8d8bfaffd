import { describe, expect, it } from 'vitest'
import type { Gift } from '#domain/gifts/schema.ts'
import type { Plan, PlanPerson } from '#domain/plans/schema.ts'
import { planRows, planSums } from './rows.ts'
import { byShop } from './shopping/by-shop.ts'

const today = '2026-11-23'
const christmas = '2026-12-25'

const person = (contactId: number, more: Partial<PlanPerson> = {}): PlanPerson => ({
  contactId,
  contactName: `Person ${contactId}`,
  relationship: 'child',
  emoji: null,
  contactPicture: null,
  occasionId: contactId * 10,
  eventName: 'Christmas',
  occurrenceDate: christmas,
  isComing: true,
  budget: '110.00',
  isBudgetFixed: false,
  spent: '0.00',
  bought: '0.00',
  counts: { purchased: 0, cards: 0, assigned: 0, ideas: 0, withoutPrice: 0 },
  needsGift: true,
  skipped: false,
  orderBy: '2026-12-20',
  lastYear: null,
  ...more,
})

const plan = (...people: PlanPerson[]) => ({ totalBudget: '900.00', people }) as Plan

let id = 0
const gift = (contactId: number, more: Partial<Gift>) =>
  ({
    id: (id += 1),
    contactId,
    occasionId: contactId * 10,
    title: `Gift ${id}`,
    price: '20.00',
    pricePaid: null,
    isSaved: false,
    isPurchased: false,
    occurrenceDate: null,
    itemType: 'gift',
    productUrl: null,
    ...more,
  }) as Gift
const assigned = { isSaved: true }
const bought = { isSaved: true, isPurchased: true, occurrenceDate: christmas } as const

describe('the rows of a plan', () => {
  it('have each gift in one state, general ideas among the ideas, and what was given before in none', () => {
    const gifts = [
      gift(1, {}),
      gift(1, { occasionId: null }),
      gift(1, assigned),
      gift(1, { ...bought, price: '240.00', pricePaid: '200.00' }),
      gift(1, { ...bought, occurrenceDate: '2025-12-25' }),
      gift(2, {}),
    ]
    const [row] = planRows(plan(person(1)), gifts, today)
    expect(row?.ideas).toHaveLength(2)
    expect(row?.assigned).toHaveLength(1)
    expect(row?.bought).toHaveLength(1)
    expect(row).toMatchObject({ spent: 220_00, budget: 110_00, hasGift: true, isBought: true, isOpen: true })
  })

  it('of a day that is over, or not the next one, have only what was bought for it', () => {
    const gifts = [gift(1, {}), gift(1, assigned), gift(1, bought)]
    for (const day of [person(1, { isComing: false }), person(1, { occurrenceDate: christmas })]) {
      const on = day.isComing ? '2026-12-26' : today
      const [row] = planRows(plan(day), gifts, on)
      expect(row).toMatchObject({ isOpen: false, ideas: [], assigned: [] })
      expect(row?.bought).toHaveLength(1)
    }
  })

  it('add up, and everything is bought when everyone who needs a gift has one and nothing is left', () => {
    const everyone = plan(person(1), person(2), person(3, { needsGift: false }), person(4, { skipped: true }))
    const sums = (...gifts: Gift[]) => planSums(everyone, planRows(everyone, gifts, today))
    const first = gift(1, bought)
    expect(sums(first, gift(2, assigned))).toMatchObject({
      spent: 40_00,
      budget: 900_00,
      people: 2,
      bought: 1,
      haveGift: 2,
      isAllBought: false,
    })
    expect(sums(first, gift(2, { ...bought, itemType: 'card' }))).toMatchObject({ bought: 1, isAllBought: false })
    expect(sums(first, gift(2, bought))).toMatchObject({ bought: 2, isAllBought: true })
    expect(sums(first, gift(2, bought), gift(3, assigned)).isAllBought).toBe(false)
  })
})

it('lists what is assigned by shop: most to buy first, without a shop last, bought ones at the end', () => {
  const amazon = { productUrl: 'https://www.amazon.com/dp/1' }
  const rows = planRows(
    plan(person(1), person(2)),
    [
      gift(1, { ...assigned, title: 'Scarf' }),
      gift(1, { ...bought, ...amazon, title: 'Bicycle' }),
      gift(2, { ...assigned, ...amazon, title: 'Kite' }),
      gift(2, { ...bought, title: 'Book', productUrl: 'https://books.example/1' }),
      gift(2, { title: 'An idea', ...amazon }),
    ],
    today,
  )
  expect(byShop(rows).map(({ shop, gifts }) => [shop, ...gifts.map((one) => one.gift.title)])).toEqual([
    ['amazon.com', 'Kite', 'Bicycle'],
    ['books.example', 'Book'],
    [null, 'Scarf'],
  ])
})
