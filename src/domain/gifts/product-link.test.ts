import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productLinkKey } from './product-link.ts'

const page = 'https://shop.example/tea/kettle?size=2'

describe('links to the same page', () => {
  it.each([
    ['http', 'http://shop.example/tea/kettle?size=2'],
    ['www.', 'https://www.shop.example/tea/kettle?size=2'],
    ['the dot that ends a full host name', 'https://shop.example./tea/kettle?size=2'],
    ['a capital host', 'HTTPS://Shop.Example/tea/kettle?size=2'],
    ['the port of the protocol', 'https://shop.example:443/tea/kettle?size=2'],
    ['a trailing slash', 'https://shop.example/tea/kettle/?size=2'],
    ['a doubled slash', 'https://shop.example//tea/kettle?size=2'],
    ["Amazon's trail of clicks", 'https://shop.example/tea/kettle/ref=sr_1_2?size=2'],
    ['a fragment', 'https://shop.example/tea/kettle?size=2#reviews'],
    ['spaces around', '  https://shop.example/tea/kettle?size=2\n'],
    ['a campaign', 'https://shop.example/tea/kettle?utm_source=mail&size=2&utm_campaign=xmas'],
    ['click ids', 'https://shop.example/tea/kettle?gclid=a&fbclid=b&msclkid=c&size=2'],
    ['partners', 'https://shop.example/tea/kettle?tag=me-20&ref=home&size=2&aff_id=7'],
    ['a capital campaign', 'https://shop.example/tea/kettle?UTM_Source=mail&size=2'],
    ['the letters in per cent', 'https://shop.example/te%61/kettle?si%7ae=2'],
    ['an empty parameter', 'https://shop.example/tea/kettle?&size=2&'],
    ['somebody signed in', 'https://me:secret@shop.example/tea/kettle?size=2'],
  ])('with %s', (_, link) => {
    expect(productLinkKey(link)).toBe('shop.example/tea/kettle?size=2')
  })

  it('in whichever order their parameters are', () => {
    const key = productLinkKey('https://shop.example/p?a=1&b=2')
    expect(productLinkKey('https://shop.example/p?b=2&a=1')).toBe(key)
    expect(productLinkKey('https://shop.example/p?b=3&a=1')).not.toBe(key)
  })
})

describe('links to another page', () => {
  it.each([
    ['path', 'https://shop.example/tea/kettles?size=2'],
    ['parameter', 'https://shop.example/tea/kettle?size=3'],
    ['further parameter', 'https://shop.example/tea/kettle?size=2&color=red'],
    ['shop', 'https://other.example/tea/kettle?size=2'],
    ['part of the shop', 'https://outlet.shop.example/tea/kettle?size=2'],
    ['port', 'https://shop.example:8443/tea/kettle?size=2'],
    ['www within the host', 'https://shop.www.example/tea/kettle?size=2'],
    ['capital in the path', 'https://shop.example/Tea/kettle?size=2'],
    ['name that only begins like a tracker', 'https://shop.example/tea/kettle?size=2&tagline=x'],
  ])('differ by the %s', (_, link) => {
    expect(productLinkKey(link)).not.toBe(productLinkKey(page))
    expect(productLinkKey(link)).not.toBe(null)
  })
})

it.each([
  ['https://shop.example/?id=5', 'https://shop.example/?id=6'],
  ['https://shop.example/tea?q=green', 'https://shop.example/tea?q=black'],
  ['https://shop.example/tea?cut=very+fine', 'https://shop.example/tea?cut=veryfine'],
  ['https://shop.example/tea?cut=a=b', 'https://shop.example/tea?cut=ab'],
  ['https://shop.example/ref=/tea', 'https://shop.example/sale-ref=/tea'],
])('%s and %s are two products', (a, b) => {
  expect(productLinkKey(a)).not.toBe(null)
  expect(productLinkKey(b)).not.toBe(null)
  expect(productLinkKey(a)).not.toBe(productLinkKey(b))
})

describe('an Amazon product', () => {
  it.each([
    'https://www.amazon.com/dp/B01LYCLS24',
    'http://amazon.com/dp/B01LYCLS24/',
    'https://www.amazon.com/LEGO-Star-Wars/dp/B01LYCLS24/ref=sr_1_1?keywords=lego&qid=1&tag=me-20',
    'https://www.amazon.com/gp/product/B01LYCLS24?psc=1',
    'https://www.amazon.com/gp/aw/d/B01LYCLS24',
    'https://smile.amazon.com/dp/b01lycls24?th=1#customerReviews',
    'https://www.amazon.de/-/en/Lego/dp/B01LYCLS24',
    'https://www.amazon.co.uk/exec/obidos/ASIN/B01LYCLS24/me-20',
  ])('%s', (link) => {
    expect(productLinkKey(link)).toBe('asin:B01LYCLS24')
  })

  it.each([
    'https://www.amazon.com/dp/B01LYCLS25',
    'https://notamazon.com/dp/B01LYCLS24',
    'https://amazon.evil.example/dp/B01LYCLS24',
    'https://www.amazon.com.evil.example/dp/B01LYCLS24',
    'https://shop.example/dp/B01LYCLS24',
    'https://www.amazon.com/dp/B01LYCLS241',
    'https://www.amazon.com/stores/page/B01LYCLS24',
  ])('is not %s', (link) => {
    expect(productLinkKey(link)).not.toBe('asin:B01LYCLS24')
  })
})

it.each([
  null,
  '',
  'the shop',
  'see https://shop.example/tea/kettle',
  'ftp://shop.example/kettle',
  'https://shop.example',
  'https://www.shop.example/?utm_source=mail',
  'https://www.amazon.com/s?k=kettle',
  'https://shop.example/search?q=kettle',
  'https://shop.example/search/kettle',
  'https://shop.example/?q=kettle',
  'https://shop.example/?q=kettle&page=2',
  'https://shop.example/tea/find?name=kettle',
  'https://shop.example/sch/i.html?_nkw=kettle',
])('%j leads to no product', (link) => {
  expect(productLinkKey(link)).toBe(null)
})

/** '%53' is the search page 'S'. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

describe('any link', () => {
  const segment = fc
    .stringMatching(/^[A-Za-z0-9._~%-]{1,12}$/)
    .filter((text) => !/^(?:search|sch|suche|recherche|buscar|s|find|results)$/i.test(decoded(text)))
  const parameter = fc.tuple(fc.stringMatching(/^x[a-z0-9%+]{0,6}$/), fc.stringMatching(/^[A-Za-z0-9%+=]{0,8}$/))
  const link = fc.record({
    path: fc.array(segment, { minLength: 1, maxLength: 4 }),
    parameters: fc.array(parameter, { maxLength: 4 }),
  })
  const written = (parameters: [string, string][]) => parameters.map((pair) => pair.join('=')).join('&')

  it('is the same with everything that does not matter', () => {
    const tracker = fc.constantFrom('utm_source', 'utm_medium', 'tag', 'ref', 'gclid', 'fbclid')
    fc.assert(
      fc.property(link, tracker, fc.webQueryParameters(), fc.nat(), ({ path, parameters }, name, value, cut) => {
        const key = productLinkKey(`https://shop.example/${path.join('/')}?${written(parameters)}`)
        const at = cut % (parameters.length + 1)
        const more = written(parameters.toSpliced(at, 0, [name, encodeURIComponent(value)]).toReversed())
        expect(key).not.toBe(null)
        expect(productLinkKey(`http://www.SHOP.example/${path.join('/')}/?${more}#${value}`)).toBe(
          productLinkKey(`https://shop.example/${path.join('/')}?${written(parameters.toReversed())}`),
        )
        expect(productLinkKey(`https://shop.example/${path.join('/')}?${written(parameters.toReversed())}`)).toBe(key)
      }),
      { numRuns: 3_000 },
    )
  })

  it('is another with another last part, or another value', () => {
    fc.assert(
      fc.property(link, ({ path, parameters }) => {
        const key = productLinkKey(`https://shop.example/${path.join('/')}?${written(parameters)}`)
        expect(productLinkKey(`https://shop.example/${path.join('/')}0?${written(parameters)}`)).not.toBe(key)
        expect(
          productLinkKey(`https://shop.example/${path.join('/')}?${written([...parameters, ['id', '1']])}`),
        ).not.toBe(key)
      }),
      { numRuns: 3_000 },
    )
  })

  it('whatever is written in it, is read', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `https://a.example/${rest}`),
        ),
        (text) => {
          expect(() => productLinkKey(text)).not.toThrow()
        },
      ),
      { numRuns: 5_000 },
    )
  })
})
