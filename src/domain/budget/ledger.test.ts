import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budgetBar } from '../gifts/budget.ts'
import { countsFor } from '../gifts/counts.ts'
import { sumCents } from '../shared/money.ts'
import { shareEqually, type Share } from '../splits/shares.ts'
import { figuresBy, figuresOf, type Figures, type LedgerEntry, type LedgerGift } from './ledger.ts'

const share = (name: string, amountCents: number): Share => ({ name, amountCents, confirmed: false })
const assigned = (priceCents: number | null): LedgerGift => ({ isPurchased: false, priceCents, shares: null })
const bought = (priceCents: number | null, pricePaidCents: number | null = null): LedgerGift => ({
  isPurchased: true,
  priceCents,
  pricePaidCents,
  shares: null,
})

describe('the figures', () => {
  it('of a Christmas for two, with a shared bicycle', () => {
    const leo: LedgerEntry = {
      budgetCents: 8_000,
      gifts: [
        { ...assigned(24_000), shares: [share('You', 4_800), share('Gran', 19_200)] },
        bought(2_500, 1_999),
        assigned(null),
      ],
    }
    const sam: LedgerEntry = { budgetCents: null, gifts: [bought(1_050)] }
    expect(figuresOf([leo, sam], 90_000)).toEqual({
      budget: 90_000,
      spent: 27_049,
      bought: 3_049,
      open: 62_951,
      ownShare: 7_849,
      gifts: 4,
      withoutPrice: 1,
    })
  })

  it('of nothing are nothing, and nothing is open without a budget', () => {
    const nothing = { budget: null, spent: 0, bought: 0, open: null, ownShare: 0, gifts: 0, withoutPrice: 0 }
    expect(figuresOf([])).toEqual(nothing)
    expect(figuresOf([{ budgetCents: null, gifts: [assigned(500)] }])).toEqual({
      ...nothing,
      spent: 500,
      ownShare: 500,
      gifts: 1,
    })
  })

  it('say by how much a budget is exceeded', () => {
    expect(figuresOf([{ budgetCents: 1_000, gifts: [assigned(1_001)] }])).toMatchObject({ budget: 1_000, open: -1 })
  })

  it('take the price paid only of what is bought', () => {
    const notBought = { ...assigned(2_500), pricePaidCents: 1_999 }
    expect(figuresOf([{ budgetCents: null, gifts: [notBought] }]).spent).toBe(2_500)
  })
})

const price = fc.option(fc.nat({ max: 9_999_999 }))
const people = fc.uniqueArray(fc.constantFrom('You', 'Bo', 'Chidi', 'Ines'), { minLength: 1 })
const rows = fc.record({ names: people, total: fc.nat({ max: 9_999_999 }) }).map(({ names, total }) =>
  shareEqually(
    names.map((name) => share(name, 0)),
    total,
  ),
)
const anyGift: fc.Arbitrary<LedgerGift> = fc.record({
  isPurchased: fc.boolean(),
  priceCents: price,
  pricePaidCents: price,
  shares: fc.option(rows),
})
const anyEntry = fc.record({
  budgetCents: price,
  gifts: fc.array(anyGift, { maxLength: 5 }),
  month: fc.integer({ min: 1, max: 12 }),
  contactId: fc.integer({ min: 1, max: 4 }),
  relationship: fc.constantFrom('child', 'friend', 'other'),
  occasionId: fc.integer({ min: 1, max: 9 }),
})
const anyLedger = fc.array(anyEntry, { maxLength: 20 })

type Entry = typeof anyEntry extends fc.Arbitrary<infer E> ? E : never

const breakdowns: Record<string, (entry: Entry) => number | string> = {
  month: ({ month }) => month,
  person: ({ contactId }) => contactId,
  relationship: ({ relationship }) => relationship,
  occasion: ({ occasionId }) => occasionId,
}

describe('every breakdown', () => {
  it.each(Object.keys(breakdowns))('by %s adds up to the cent to the figures of all', (name) => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const groups = [...figuresBy(ledger, breakdowns[name] ?? (() => 0)).values()]
        const all = figuresOf(ledger)
        for (const figure of ['spent', 'bought', 'ownShare', 'gifts', 'withoutPrice'] as const) {
          expect(sumCents(groups.map((group) => group[figure]))).toBe(all[figure])
        }
        expect(sumCents(groups.map(({ budget }) => budget ?? 0))).toBe(all.budget ?? 0)
        expect(groups.every(({ budget }) => budget === null)).toBe(all.budget === null)
      }),
    )
  })

  it('has the same groups however the rows are ordered', () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const groups = figuresBy(ledger, ({ contactId }) => contactId)
        const reversed = ledger.map((entry) => ({ ...entry, gifts: entry.gifts.toReversed() })).toReversed()
        const again = figuresBy(reversed, ({ contactId }) => contactId)
        expect(again.size).toBe(groups.size)
        for (const [id, figures] of groups) expect(again.get(id)).toEqual(figures)
      }),
    )
  })
})

describe('any ledger', () => {
  it('has open as budget minus spent, for all of it and in every group', () => {
    fc.assert(
      fc.property(anyLedger, price, (ledger, envelope) => {
        const all = [
          figuresOf(ledger),
          figuresOf(ledger, envelope),
          ...figuresBy(ledger, ({ month }) => month).values(),
        ]
        for (const { budget, spent, open } of all) expect(open).toBe(budget === null ? null : budget - spent)
      }),
    )
  })

  it('has no amount that is negative, missing or a fraction, and never more bought than spent', () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const { spent, bought: paid, ownShare, gifts, withoutPrice } = figuresOf(ledger)
        for (const amount of [spent, paid, ownShare, gifts, withoutPrice]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        }
        expect(paid).toBeLessThanOrEqual(spent)
        expect(withoutPrice).toBeLessThanOrEqual(gifts)
      }),
    )
  })

  it('changes your share and nothing else when a gift is split', () => {
    fc.assert(
      fc.property(anyLedger, rows, (ledger, shares) => {
        const split = ledger.map((entry) => ({ ...entry, gifts: entry.gifts.map((gift) => ({ ...gift, shares })) }))
        const { ownShare: _before, ...before } = figuresOf(ledger)
        const { ownShare, ...after } = figuresOf(split)
        expect(after).toEqual(before)
        const yours = sumCents(shares.filter(({ name }) => name === 'You').map(({ amountCents }) => amountCents))
        expect(ownShare).toBe(yours * before.gifts)
      }),
    )
  })

  it("agrees with the event's own counts, and so with its budget bar", () => {
    fc.assert(
      fc.property(fc.array(anyGift), fc.nat({ max: 9_999_999 }), (gifts, budgetCents) => {
        const figures: Figures = figuresOf([{ budgetCents, gifts }])
        const facts = gifts.map((gift) => ({
          ...gift,
          isSaved: true,
          itemType: 'gift' as const,
          occasionId: 1,
          occurrenceDate: null,
        }))
        const counts = countsFor(facts, '2026-12-25')
        expect(counts).toMatchObject({ spent: figures.spent, withoutPrice: figures.withoutPrice })
        const { tone } = budgetBar({ budgetCents, spentCents: counts.spent })
        expect(tone === 'red').toBe((figures.open ?? 0) < 0)
      }),
    )
  })
})
