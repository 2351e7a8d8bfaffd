import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profileOf } from '#domain/recommendations/profile.ts'
import { reasonsFor } from '#domain/recommendations/reasons.ts'
import { scorerFor } from '#domain/recommendations/score.ts'
import { ideaCandidates } from '#server/catalogue/embedded/candidates.ts'
import { embeddedProvider } from '#server/catalogue/embedded/provider.ts'
import { productOf } from '#server/catalogue/embedded/product.ts'
import { presentDeal, presentProduct } from '#server/catalogue/present-product.ts'
import type { Database } from '#server/db/connection.ts'
import { products } from '#server/db/schema.ts'
import { openTestDatabase } from '#server/db/testing.ts'
import { parseSettings } from '#server/settings.ts'

// What is said of a price beside it, read off the texts as a person reads them, for the whole embedded catalogue.

let database: Database
let rows: (typeof products.$inferSelect)[]
const settings = parseSettings({})

beforeAll(async () => {
  database = await openTestDatabase()
  rows = await database.db.select().from(products)
})
afterAll(() => database.close())

/** The prices that a card prints, in dollars: 'Typically $18–35' are 18 and 35. */
function printed(price: string): { low: number; high: number } {
  const [low = NaN, high = low] = (price.match(/\d[\d,]*(?:\.\d\d)?/g) ?? []).map((number) => +number.replace(',', ''))
  return price.includes('up to') ? { low: 0, high: low } : { low, high }
}

/** Whether a claim holds for every price that is printed under it. Under 'Homemade' none is. */
function holds(claim: string, price: string): boolean {
  if (price === 'Homemade') return true
  const { low, high } = printed(price)
  const [, under] = /^Under \$(\d+)$/.exec(claim) ?? []
  if (under !== undefined) return high < +under
  const [, from] = /^From \$([\d.]+)/.exec(claim) ?? []
  if (from !== undefined) return low === +from && +from > 0
  const [, , most] = /^Fits \$(?:(\d+)–)?([\d.]+)$/.exec(claim) ?? []
  return most === undefined ? !claim.includes('$') : high <= +most
}

describe('what is said of a price', () => {
  it('holds on every deal of every month for all that the card prints', async () => {
    const claims = new Map<string, number>()
    for (let month = 0; month < 12; month += 1) {
      const slot = Date.UTC(2026, month, 15) / 300_000
      const { products: picks } = await embeddedProvider(database.db, settings).deals({
        slot,
        page: 1,
        pageSize: 2_000,
      })
      const deals = picks.map(presentDeal)
      expect(deals.filter(({ dealBadge, price }) => !holds(dealBadge ?? '$', price))).toEqual([])
      for (const { dealBadge } of deals) {
        const kind = (dealBadge ?? '').replace(/\d.*/, '')
        claims.set(kind, (claims.get(kind) ?? 0) + 1)
      }
    }
    expect([...claims.keys()].toSorted()).toEqual(['From $', 'Good value', 'Seasonal', 'Under $'])
  })

  it('holds in every reason for every budget', () => {
    const maya = {
      id: 1,
      fullName: 'Maya Okafor',
      relationship: 'friend',
      birthday: null,
      gender: null,
      categoryIds: [],
      interests: null,
      dislikes: null,
      allergies: null,
    }
    const birthday = { id: 1, name: 'Birthday', type: 'birthday', date: '2026-12-01' } as const
    const rowOf = new Map(rows.map((row) => [row.productKey, row]))
    const ideas = ideaCandidates().flatMap((candidate) => {
      const row = rowOf.get(candidate.productKey)
      return row ? [{ candidate, price: presentProduct(productOf(row, settings)).price }] : []
    })
    expect(ideas.length).toBeGreaterThan(3_000)
    const said = new Set<string>()
    const untrue: string[] = []
    for (const [low, high] of [
      [0, 20],
      [20, 40],
      [25, 50],
      [30, 60],
      [50, 100],
      [100, 200],
      [38, 75.5],
      [35, 35],
    ] as const) {
      const profile = profileOf(maya, { ...birthday, budget: { low: low * 100, high: high * 100 } }, '2026-11-21')
      const score = scorerFor(profile, [])
      for (const { candidate, price } of ideas) {
        for (const reason of reasonsFor(profile, candidate, score(candidate), false)) {
          if (!holds(reason, price)) untrue.push(`${reason}: ${price}`)
          said.add(reason.replace(/\d.*/, ''))
        }
      }
    }
    expect(untrue).toEqual([])
    expect([...said]).toEqual(expect.arrayContaining(['Fits $', 'From $']))
  })
})
