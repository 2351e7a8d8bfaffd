import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldKeys, groupSame, type Mixable } from './fold.ts'
import { fairlyBegun, FIRST_CARDS, mergeBlocks, mixBlocks, type SourceList } from './mix.ts'

const sources = ['amazon', 'ebay', 'feed:1']

const product = (source: string, id: string, more: Partial<Mixable> = {}): Mixable => ({
  provider: source,
  source: source.toUpperCase(),
  id,
  title: `Walnut kite ${source} ${id}`,
  priceKind: 'live',
  ...more,
})

const list = (source: string, products: readonly Mixable[], hasMore = false): SourceList<Mixable> => ({
  source,
  products,
  hasMore,
})

/** Blocks of up to three sources, some of whose products are the same thing. */
const anyBlocks = fc
  .record({
    number: fc.integer({ min: 1, max: 3 }),
    blocks: fc.array(
      fc.array(
        fc.array(
          fc.record({
            gtin: fc.option(fc.integer({ min: 10_000_000, max: 10_000_012 }).map(String), { nil: undefined }),
            brand: fc.constantFrom(undefined, 'Aerie', 'aërie'),
            title: fc.integer({ min: 0, max: 30 }).map((at) => `Walnut kite number${at}`),
            priceCents: fc.option(fc.integer({ min: 100, max: 9_000 }), { nil: undefined }),
            inStock: fc.constantFrom(true, false, undefined),
          }),
          { maxLength: 10 },
        ),
        { minLength: 3, maxLength: 3 },
      ),
      { maxLength: 4 },
    ),
  })
  .map(({ number, blocks }) =>
    blocks.map((lists, block) =>
      lists.slice(0, number).map((facts, at) => {
        const source = sources[at] ?? ''
        return list(
          source,
          facts.map((more, place) => product(source, `${block}-${place}`, more)),
          block < blocks.length - 1,
        )
      }),
    ),
  )

const idsOf = (mixed: readonly { best: Mixable }[]) => mixed.map(({ best }) => `${best.provider} ${best.id}`)

/** What is left out is, perhaps by way of another, the same as something that is shown. */
function expectNothingLost(blocks: readonly SourceList<Mixable>[][], mixed: readonly { keys: string[] }[]) {
  const all = blocks.flatMap((lists) => lists.flatMap(({ products }) => products))
  const reached = new Set(mixed.flatMap(({ keys }) => keys))
  for (let size = -1; size !== reached.size;) {
    size = reached.size
    for (const one of all)
      if (foldKeys(one).some((key) => reached.has(key))) for (const key of foldKeys(one)) reached.add(key)
  }
  expect(all.filter((one) => !foldKeys(one).some((key) => reached.has(key)))).toEqual([])
}

describe('mixing sources', () => {
  test('shows every thing once: nothing is lost, and no two cards are the same thing', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const mixed = mixBlocks(blocks)
        const shown = mixed.map(({ keys }) => new Set(keys))
        for (const [place, keys] of shown.entries())
          for (const other of shown.slice(0, place)) expect([...keys].some((key) => other.has(key))).toBe(false)
        expectNothingLost(blocks, mixed)
      }),
    )
  })

  test('a further block only adds, so that pages never repeat or lose anything', () => {
    fc.assert(
      fc.property(anyBlocks, fc.nat(3), (blocks, count) => {
        const some = idsOf(mixBlocks(blocks.slice(0, count)))
        expect(idsOf(mixBlocks(blocks)).slice(0, some.length)).toEqual(some)
      }),
    )
  })

  test('gives at most half of the first cards to one source while another has some', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const [first = []] = blocks
        const all = mixBlocks([first])
        const shown = all.slice(0, FIRST_CARDS)
        for (const source of sources) {
          const ofSource = (cards: typeof all) => cards.filter(({ best }) => best.provider === source).length
          const ofOthers = all.length - ofSource(all)
          expect(ofSource(shown)).toBeLessThanOrEqual(Math.max(FIRST_CARDS / 2, FIRST_CARDS - ofOthers))
        }
      }),
    )
  })

  test('a single source keeps its own order', () => {
    const products = Array.from({ length: 12 }, (_, at) => product('ebay', String(at)))
    expect(idsOf(mixBlocks([[list('ebay', products)]]))).toEqual(products.map(({ id }) => `ebay ${id}`))
  })

  test('what two sources put first comes before what only one knows', () => {
    const kite = { gtin: '012345678905' }
    const mixed = mixBlocks([
      [
        list('amazon', [product('amazon', 'a'), product('amazon', 'kite', kite)]),
        list('ebay', [product('ebay', 'kite', { gtin: '12345678905', priceCents: 900 }), product('ebay', 'b')]),
      ],
    ])
    expect(idsOf(mixed)).toEqual(['ebay kite', 'amazon a', 'ebay b'])
    expect(mixed[0]?.alsoAt).toEqual(['AMAZON'])
  })

  test('goes by rank alone behind the first cards, however few of them a source had', () => {
    const some = (source: string, count: number, from = 0) =>
      list(
        source,
        Array.from({ length: count }, (_, at) => product(source, String(from + at))),
      )
    const mixed = mixBlocks([
      [some('ebay', 4), some('amazon', 4)],
      [some('ebay', 2, 4), some('feed:1', 1)],
    ])
    expect(idsOf(mixed).slice(FIRST_CARDS)).toEqual(['ebay 4', 'feed:1 0', 'ebay 5'])
  })
})

describe('the offer on the card', () => {
  const best = (one: Partial<Mixable>, other: Partial<Mixable>) =>
    mixBlocks([
      [
        list('amazon', [product('amazon', '1', { gtin: '10000000', ...one })]),
        list('ebay', [product('ebay', '2', { gtin: '10000000', ...other })]),
      ],
    ])[0]?.best.provider

  test('is the lowest known price', () => {
    expect(best({ priceCents: 2_000 }, { priceCents: 1_900 })).toBe('ebay')
    expect(best({ priceCents: 1_900 }, { priceCents: 1_900 })).toBe('amazon')
    expect(best({}, { priceCents: 9_000 })).toBe('ebay')
  })

  test('is one that can be bought, and a price that a shop really asks', () => {
    expect(best({ priceCents: 1_000, inStock: false }, { priceCents: 1_900 })).toBe('ebay')
    expect(best({ priceCents: 1_900 }, { priceCents: 1_000, inStock: false })).toBe('amazon')
    expect(best({ priceCents: 1_900 }, { priceCents: 1_000, inStock: true })).toBe('ebay')
    expect(best({ priceCents: 1_000, priceKind: 'typical' }, { priceCents: 1_900 })).toBe('ebay')
  })

  test('has a typical price rather than none', () => {
    expect(best({ priceCents: 1_000, priceKind: 'typical' }, {})).toBe('amazon')
    expect(best({}, { priceCents: 1_000, priceKind: 'typical' })).toBe('ebay')
  })
})

describe('the same thing', () => {
  const isSame = (one: Partial<Mixable>, other: Partial<Mixable>) =>
    mixBlocks([[list('amazon', [product('amazon', '1', one)]), list('ebay', [product('ebay', '2', other)])]]).length ===
    1

  test('has the same title and brand, however they are written', () => {
    expect(isSame({ title: 'The Walnut Kite', brand: 'Aërie' }, { title: 'walnut kites', brand: 'aerie' })).toBe(true)
    expect(isSame({ title: 'Walnut kite', brand: 'Aerie' }, { title: 'Walnut kite', brand: 'Other' })).toBe(false)
  })

  test('has the same title where neither has a brand', () => {
    expect(isSame({ title: 'Walnut kite', brand: '' }, { title: 'Walnut kite' })).toBe(true)
  })

  test('isn’t what has another trade number', () => {
    expect(isSame({ gtin: '10000000' }, { gtin: '10000017' })).toBe(false)
  })

  test('is one card at every source, also where only a later one shows that two are the same', () => {
    const one = { gtin: '10000000' }
    const other = { gtin: '10000017', title: 'Kite of walnut' }
    const both = { gtin: '10000000', title: 'Kite of walnut' }
    const mixed = mixBlocks([
      [
        list('amazon', [product('amazon', '1', { ...one, priceCents: 400 })]),
        list('ebay', [product('ebay', '2', { ...other, priceCents: 300 })]),
        list('etsy', [product('etsy', '3', { ...both, priceCents: 500 })]),
        list('feed:1', [product('feed:1', '4', { gtin: other.gtin, priceCents: 600 })]),
      ],
    ])
    expect(mixed.map(({ best }) => best.source)).toEqual(['EBAY'])
    expect(mixed[0]?.alsoAt.toSorted()).toEqual(['AMAZON', 'ETSY', 'FEED:1'])
  })

  test('is one group, and groups are in the order in which each was seen first', () => {
    const groups = groupSame([
      product('amazon', '1', { gtin: '10000000' }),
      product('amazon', '2'),
      product('ebay', '3', { gtin: '10000017', title: 'Kite of walnut' }),
      product('etsy', '4', { gtin: '10000000', title: 'Kite of walnut' }),
    ])
    expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['1', '3', '4'], ['2']])
  })

  test('isn’t known by a title that names only a kind of gift', () => {
    expect(isSame({ title: 'A book', brand: 'Aerie' }, { title: 'Book', brand: 'Aerie' })).toBe(false)
  })
})

describe('sorted lists', () => {
  const byPrice = (one: Mixable, other: Mixable) => (one.priceCents ?? 0) - (other.priceCents ?? 0)
  const priced = (source: string, ...prices: number[]) =>
    prices.map((priceCents) => product(source, String(priceCents), { priceCents }))

  test('stay sorted across blocks: a price waits until every source has got as far', () => {
    const first = [list('amazon', priced('amazon', 1, 5), true), list('ebay', priced('ebay', 2, 30), true)]
    const second = [list('amazon', priced('amazon', 6, 40)), list('ebay', priced('ebay', 31))]
    const pricesOf = (blocks: SourceList<Mixable>[][]) =>
      mergeBlocks(blocks, byPrice).map(({ best }) => best.priceCents)
    expect(pricesOf([first])).toEqual([1, 2, 5])
    expect(pricesOf([first, second])).toEqual([1, 2, 5, 6, 30, 31, 40])
  })

  test('wait for every source that has more, block by block', () => {
    const first = [list('amazon', priced('amazon', 1, 5), true), list('ebay', priced('ebay', 2, 30), true)]
    const second = [list('amazon', priced('amazon', 6, 10), true), list('ebay', priced('ebay', 31, 50), true)]
    expect(mergeBlocks([first, second], byPrice).map(({ best }) => best.priceCents)).toEqual([1, 2, 5, 6, 10])
  })

  test('go on with what costs the same as the last shown, and wait for its source', () => {
    const first = [list('amazon', priced('amazon', 1, 5), true)]
    const second = [
      list('amazon', [product('amazon', 'another', { priceCents: 5 })], true),
      list('ebay', priced('ebay', 7)),
    ]
    expect(idsOf(mergeBlocks([first, second], byPrice))).toEqual(['amazon 1', 'amazon 5', 'amazon another'])
  })

  test('show the same thing once, where it comes first', () => {
    const kite = { gtin: '10000000' }
    const lists = [
      list('amazon', [product('amazon', 'kite', { ...kite, priceCents: 5 })]),
      list('ebay', [product('ebay', 'kite', { ...kite, priceCents: 7 }), ...priced('ebay', 9)]),
    ]
    const merged = mergeBlocks([lists], byPrice)
    expect(idsOf(merged)).toEqual(['amazon kite', 'ebay 9'])
    expect(merged.flatMap(({ alsoAt }) => alsoAt)).toEqual([])
  })

  test('stay sorted when a source that wasn’t waited for tells what belongs on an earlier page, and leave that out', () => {
    const first = [list('amazon', []), list('ebay', priced('ebay', 20, 30), true)]
    const second = [list('amazon', priced('amazon', 10, 25, 40)), list('ebay', priced('ebay', 35))]
    expect(mergeBlocks([first, second], byPrice).map(({ best }) => best.priceCents)).toEqual([20, 30, 35, 40])
  })

  test('don’t wait for a source that is still behind what is shown', () => {
    const first = [list('amazon', []), list('ebay', priced('ebay', 20, 30), true)]
    const second = [list('amazon', priced('amazon', 10, 12), true), list('ebay', priced('ebay', 35))]
    expect(mergeBlocks([first, second], byPrice).map(({ best }) => best.priceCents)).toEqual([20, 30, 35])
  })

  test('wait for what a source told before, also while it tells nothing', () => {
    const first = [list('amazon', priced('amazon', 10), true), list('ebay', priced('ebay', 20, 30))]
    const second = [list('amazon', [], true)]
    const third = [list('amazon', priced('amazon', 15, 25))]
    const pricesOf = (blocks: SourceList<Mixable>[][]) =>
      mergeBlocks(blocks, byPrice).map(({ best }) => best.priceCents)
    expect(pricesOf([first, second])).toEqual([10])
    expect(pricesOf([first, second, third])).toEqual([10, 15, 20, 25, 30])
  })

  test('are in order whatever comes when, and a further block only adds to them', () => {
    fc.assert(
      fc.property(anyBlocks, fc.nat(3), (blocks, count) => {
        const all = mergeBlocks(blocks, byPrice)
        const some = idsOf(mergeBlocks(blocks.slice(0, count), byPrice))
        expect(idsOf(all).slice(0, some.length)).toEqual(some)
        expect(all.map(({ best }) => best)).toEqual(all.map(({ best }) => best).toSorted(byPrice))
      }),
    )
  })

  test('lose nothing as long as every source is waited for', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const sorted = blocks.map((lists, block) =>
          lists.map((one) => ({
            ...one,
            // Each source goes on where it ended.
            products: one.products
              .map((product) => ({ ...product, priceCents: block * 10_000 + (product.priceCents ?? 0) }))
              .toSorted(byPrice),
          })),
        )
        const merged = mergeBlocks(sorted, byPrice)
        expectNothingLost(sorted, merged)
        expect(merged.map(({ best }) => best)).toEqual(merged.map(({ best }) => best).toSorted(byPrice))
      }),
    )
  })
})

describe('one list that was ranked as a whole', () => {
  const ranked = ['idea', 'idea', 'idea', 'idea', 'idea', 'idea', 'feed', 'idea', 'idea', 'feed', 'idea', 'feed']
  const begun = (answers: (place: number) => boolean) =>
    fairlyBegun(
      [...ranked.entries()],
      ([, source]) => source,
      ([place]) => answers(place),
    ).map(([place]) => place)

  test('has at most half of its first cards from one source while another answers, each source in its order', () => {
    expect(begun(() => true)).toEqual([0, 1, 2, 3, 6, 9, 11, 4, 5, 7, 8, 10])
    expect(begun((place) => place === 9)).toEqual([0, 1, 2, 3, 9, 4, 5, 6, 7, 8, 10, 11])
  })

  test('is by rank alone behind them', () => {
    const sources = ['idea', 'idea', 'idea', 'idea', 'feed', 'feed', 'feed', 'feed', 'idea', 'shop']
    const ordered = fairlyBegun(
      sources,
      (source) => source,
      () => true,
    )
    expect(ordered).toEqual(sources)
  })

  test('may be shorter than the first cards', () => {
    expect(
      fairlyBegun(
        ['tea', 'mug'],
        (source) => source,
        () => true,
      ),
    ).toEqual(['tea', 'mug'])
  })

  test('stays as it is where there is one source', () => {
    expect(
      fairlyBegun(
        [1, 2, 3, 4, 5, 6, 7, 8, 9],
        () => 'idea',
        () => true,
      ),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})
