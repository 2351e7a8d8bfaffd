import { describe, expect, test } from 'vitest'
import type { LinkPreview } from '#domain/link-preview/schema.ts'
import { previewPage } from './preview.ts'

const url = new URL('https://www.heathware.com/mugs/ceramic-mug?colour=red')

const read = (html: string | Buffer, contentType = 'text/html; charset=utf-8'): Promise<LinkPreview | undefined> =>
  previewPage(url.href, { url, contentType, body: Buffer.from(html) })

const ld = (...values: unknown[]): string =>
  values
    .map(
      (value) =>
        `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`,
    )
    .join('\n')

const mug = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Ceramic Mug',
  image: 'https://cdn.heathware.com/mug.jpg',
  offers: { '@type': 'Offer', price: '38.00', priceCurrency: 'USD' },
}
const whole = { title: 'Ceramic Mug', imageUrl: 'https://cdn.heathware.com/mug.jpg', price: '38.00', otherPrice: null }

describe('structured data', () => {
  test.each<[string, string]>([
    ['a product', ld(mug)],
    ['with a type among others', ld({ ...mug, '@type': ['Thing', 'http://schema.org/Product'] })],
    ['in a list', ld([{ '@type': 'BreadcrumbList' }, mug])],
    ['in a graph', ld({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name: 'Heath' }, mug] })],
    ['as what a page is about', ld({ '@type': 'ItemPage', mainEntity: mug })],
    ['with pictures in a list', ld({ ...mug, image: [mug.image, 'https://cdn.heathware.com/2.jpg'] })],
    ['with a picture as an object', ld({ ...mug, image: { '@type': 'ImageObject', url: mug.image } })],
    ['with pictures as objects', ld({ ...mug, image: [{ '@type': 'ImageObject', contentUrl: mug.image }] })],
    ['with a picture beside the page', ld({ ...mug, image: '//cdn.heathware.com/mug.jpg' })],
    ['with a price as a number', ld({ ...mug, offers: { price: 38, priceCurrency: 'USD' } })],
    [
      'with several offers',
      ld({ ...mug, offers: [{ price: '0' }, { price: '38.00', priceCurrency: 'USD' }, { price: '50' }] }),
    ],
    [
      'with an offer for this very link',
      ld({
        ...mug,
        offers: [
          { price: '50', url: '/other' },
          { price: '38', priceCurrency: 'USD', url: url.href },
        ],
      }),
    ],
    [
      'with a range of offers',
      ld({ ...mug, offers: { '@type': 'AggregateOffer', lowPrice: '38', highPrice: '60', priceCurrency: 'USD' } }),
    ],
    [
      'with offers in an offer',
      ld({ ...mug, offers: { '@type': 'AggregateOffer', offers: [{ price: 38, priceCurrency: 'USD' }] } }),
    ],
    [
      'with the price in a specification',
      ld({
        ...mug,
        offers: {
          priceSpecification: [
            { priceType: 'https://schema.org/ListPrice', price: 50 },
            { price: 38, priceCurrency: 'USD' },
          ],
        },
      }),
    ],
    [
      'with parts elsewhere',
      ld({
        '@graph': [
          { ...mug, offers: { '@id': '#o' }, image: { '@id': '#i' } },
          { '@id': '#o', price: '38', priceCurrency: 'USD' },
          { '@id': '#i', url: mug.image },
        ],
      }),
    ],
    [
      'as a group of variants',
      ld({
        '@type': 'ProductGroup',
        name: 'Ceramic Mug',
        hasVariant: [
          { '@type': 'Product', name: 'Blue', offers: { price: 50 } },
          {
            '@type': 'Product',
            name: 'Red',
            image: mug.image,
            offers: { price: 38, priceCurrency: 'USD', url: url.href },
          },
        ],
      }),
    ],
    ['with entities and tags in its name', ld({ ...mug, name: ' Ceramic&nbsp;<b>Mug</b> ' })],
    [
      'after related products with other addresses',
      ld({ ...mug, name: 'Bowl', url: '/bowl' }, { ...mug, url: url.href }),
    ],
    [
      'beside a list of related products',
      ld({ '@type': 'ItemList', itemListElement: [{ ...mug, name: 'Bowl' }] }, mug),
    ],
    ['beside the script of something broken', ld('{"@type": "Product", "name": ', mug)],
    ['in a comment', ld(`<!-- ${JSON.stringify(mug)} -->`)],
    ['in a section', ld(`//<![CDATA[\n${JSON.stringify(mug)}\n//]]>`)],
    ['with a comma too many', ld(JSON.stringify(mug).replace(/}$/, ', }'))],
    [
      'with a line break inside of a text',
      ld(JSON.stringify({ ...mug, description: 'one@two' }).replace('@two', '\n\ttwo')),
    ],
    ['at the very end of a large page', `${'<div class="row"><p>more</p></div>'.repeat(20_000)}${ld(mug)}`],
  ])('is read %s', async (_how, html) => {
    expect(await read(`<html><head><title>x</title></head><body>${html}</body></html>`)).toMatchObject(whole)
  })

  test('says more than what the page tells those who share it, but leaves gaps to it', async () => {
    const shared =
      '<meta property="og:title" content="Shared"><meta property="og:image" content="/shared.png"><meta property="og:price:amount" content="1.00">'
    expect(await read(shared + ld(mug))).toMatchObject(whole)
    expect(await read(shared + ld({ '@type': 'Product', name: 'Ceramic Mug' }))).toMatchObject({
      title: 'Ceramic Mug',
      imageUrl: 'https://www.heathware.com/shared.png',
      price: '1.00',
    })
  })

  test('of a book that is sold is read as well', async () => {
    expect(await read(ld({ ...mug, '@type': 'Book' }))).toMatchObject(whole)
  })

  test('that goes round in circles or very deep is left alone', async () => {
    const circle = { '@id': '#a', '@type': 'Product', name: 'Ceramic Mug', offers: { '@id': '#b' } }
    expect(await read(ld({ '@graph': [circle, { '@id': '#b', offers: { '@id': '#b' } }] }))).toMatchObject({
      price: null,
    })
    expect(await read(ld('['.repeat(400_000) + ']'.repeat(400_000)))).toMatchObject({ title: null })
  })
})

describe('a page without structured data', () => {
  test('is read from what it tells those who share it', async () => {
    const html = `<head><title>Nope</title>
      <meta property="og:site_name" content="Heath &amp; Co">
      <meta property="og:title" content="Tea &amp; Mug | Heath &amp; Co">
      <meta property="og:image" content="http://cdn.heathware.com/a.jpg">
      <meta property="og:image:secure_url" content="https://cdn.heathware.com/b.jpg?x=1&amp;y=2">
      <meta property="product:price:amount" content="1,038.50"><meta property="product:price:currency" content="USD"></head>`
    expect(await read(html)).toEqual({
      url: url.href,
      readFrom: 'page',
      title: 'Tea & Mug',
      imageUrl: 'https://cdn.heathware.com/b.jpg?x=1&y=2',
      price: '1038.50',
      otherPrice: null,
      siteName: 'Heath & Co',
      provider: 'manual',
      productKey: null,
      message: null,
    })
  })

  test('takes the price that is asked now', async () => {
    const html =
      '<meta property="product:price:amount" content="50"><meta property="product:sale_price:amount" content="38">'
    expect(await read(html)).toMatchObject({ price: '38.00' })
  })

  test('is read from its microdata, without taking the brand or a review for the product', async () => {
    const html = `<div itemscope itemtype="https://schema.org/Product">
      <div itemprop="brand" itemscope itemtype="https://schema.org/Brand"><span itemprop="name">Heath</span></div>
      <h1 itemprop="name">Ceramic <em>Mug</em></h1><img itemprop="image" src="https://cdn.heathware.com/mug.jpg">
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
        <meta itemprop="priceCurrency" content="USD"><span itemprop="price">$38.00</span></div></div>
      <div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Bowl</h1><span itemprop="price">9</span></div>`
    expect(await read(html)).toMatchObject(whole)
  })

  test('gives its title alone, without the shop', async () => {
    expect(await read('<title>\n Ceramic Mug &ndash; Heathware </title><svg><title>Cart</title></svg>')).toMatchObject({
      title: 'Ceramic Mug',
      imageUrl: null,
      price: null,
      siteName: null,
    })
  })

  test.each([
    '',
    '   ',
    '<html></html>',
    '<title> </title>',
    '<!doctype html><p>hello',
    '\u0000\u0001',
    '<'.repeat(5_000),
  ])('gives nothing when it says nothing: %j', async (html) =>
    expect(await read(html)).toMatchObject({ title: null, imageUrl: null, price: null }),
  )

  test.each(['Just a moment...', 'Access Denied', 'Robot or human?', 'Page not found | Heathware', '404'])(
    'is none of a product when it says "%s"',
    async (title) => expect(await read(`<title>${title}</title>`)).toBeUndefined(),
  )
})

describe('a price', () => {
  test('in another currency is told, and not filled in', async () => {
    const offers = { price: '38.00', priceCurrency: 'EUR' }
    expect(await read(ld({ ...mug, offers }))).toMatchObject({
      price: null,
      otherPrice: { amount: '38.00', currency: 'EUR' },
      message: 'The price on that page is 38.00 EUR.',
    })
  })

  test.each(['0', 'free', '-1', '9999999999', '10 - 20'])('of "%s" is none', async (price) => {
    expect(await read(ld({ ...mug, offers: { price, priceCurrency: 'USD' } }))).toMatchObject({
      price: null,
      otherPrice: null,
    })
  })
})

describe('a picture is taken only from the public web, by https', () => {
  test.each([
    'http://cdn.heathware.com/mug.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://me:secret@cdn.heathware.com/mug.jpg',
    'https://cdn.heathware.com:8443/mug.jpg',
    'https://127.0.0.1/mug.jpg',
    'https://192.168.1.1/logout',
    'https://2130706433/mug.jpg',
    'https://[::1]/mug.jpg',
    'https://router/mug.jpg',
    'https://m.media-amazon.com/images/I/mug.jpg',
    `https://cdn.heathware.com/${'x'.repeat(2_100)}.jpg`,
    'https://',
    '',
  ])('%s is passed over', async (image) => {
    expect(await read(ld({ ...mug, image }))).toMatchObject({ imageUrl: null })
    expect(await read(ld({ ...mug, image: [image, mug.image] }))).toMatchObject({ imageUrl: mug.image })
  })

  test('beside the address that the page names as its base', async () => {
    const html = '<base href="https://cdn.heathware.com/assets/"><meta property="og:image" content="mug.jpg">'
    expect(await read(html)).toMatchObject({ imageUrl: 'https://cdn.heathware.com/assets/mug.jpg' })
  })
})

describe('letters of other encodings', () => {
  const latin = Buffer.from('<title>Caf\xe9 au lait \x97 bowl</title>', 'latin1')
  // 茶椀 (a tea bowl) in Shift_JIS.
  const bowl = Buffer.from([0x92, 0x83, 0x98, 0x6f])
  const japanese = (head: string): Buffer =>
    Buffer.concat([Buffer.from(`${head}<title>`), bowl, Buffer.from('</title>')])
  const utf8 = Buffer.from('<title>Café 茶碗</title>')

  test.each<[string, Buffer, string, string]>([
    ['told by the server', latin, 'text/html; charset=windows-1252', 'Café au lait — bowl'],
    [
      'told by the server as a browser would understand it',
      latin,
      'text/html; charset="ISO-8859-1"',
      'Café au lait — bowl',
    ],
    ['told by nobody', latin, 'text/html', 'Café au lait — bowl'],
    ['told wrongly by the server', latin, 'text/html; charset=utf-8', 'Café au lait — bowl'],
    ['told in words nobody knows', latin, 'text/html; charset=klingon', 'Café au lait — bowl'],
    ['told by the page', japanese('<meta charset="Shift_JIS">'), 'text/html', '茶椀'],
    [
      'told by the page the old way',
      japanese('<meta http-equiv="Content-Type" content="text/html; charset=shift_jis">'),
      'text/html',
      '茶椀',
    ],
    ['UTF-8 told by nobody', utf8, 'text/html', 'Café 茶碗'],
    [
      'UTF-8 against what the page says in ASCII',
      Buffer.concat([Buffer.from('<meta charset="utf-16">'), utf8]),
      'text/html',
      'Café 茶碗',
    ],
    [
      'UTF-8 by its mark',
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8]),
      'text/html; charset=latin1',
      'Café 茶碗',
    ],
    ['UTF-16 by its mark', Buffer.from('\ufeff<title>Café 茶碗</title>', 'utf16le'), 'text/html', 'Café 茶碗'],
    ['cut off within a letter', Buffer.concat([utf8, Buffer.from([0xe8, 0x8c])]), 'text/html', 'Café 茶碗'],
  ])('%s', async (_how, body, contentType, title) => expect(await read(body, contentType)).toMatchObject({ title }))
})

describe('pages made to harm', () => {
  test.each<[string, string]>([
    ['opens elements without end', '<b>'.repeat(500_000)],
    ['opens many and closes others', '<b>'.repeat(250_000) + '</i>'.repeat(180_000)],
    ['closes what was never opened', '</i>'.repeat(370_000)],
    ['nests to the limit and closes others', '<b>'.repeat(510) + '</i>'.repeat(360_000)],
    ['has one tag of many attributes', `<a ${'x=1 '.repeat(350_000)}>`],
    ['has one tag without end', `<a x="${'x'.repeat(1_400_000)}`],
    ['is one comment', `<!--${'-'.repeat(1_400_000)}`],
    ['is all entities', '&amp;'.repeat(290_000)],
    ['has a title without end', `<title>${'x '.repeat(700_000)}`],
    ['tells a thousand titles', '<meta property="og:title" content=" ">'.repeat(38_000)],
    ['is spaces', `<meta ${' '.repeat(1_400_000)}`],
    ['has many scripts', '<script type="application/ld+json">{}</script>'.repeat(32_000)],
    ['has a script of commas', `<script type="application/ld+json">${', '.repeat(700_000)}</script>`],
    ['has a script of lists', `<script type="application/ld+json">[${'[],'.repeat(400_000)}0]</script>`],
    [
      'has texts in microdata',
      `<div itemscope itemtype="https://schema.org/Product"><p itemprop="name">${'x<i>'.repeat(100_000)}`,
    ],
    ['has offers of offers of offers', ld({ '@graph': manyOffers() })],
    ['has offers with one long link', ld({ '@graph': manyOffers({ url: `/${'x'.repeat(1_000_000)}` }) })],
    ['has a script of spaces', `<script type="application/ld+json">x${' '.repeat(1_400_000)}x</script>`],
    ['has a script that begins with spaces', `<script type="application/ld+json">${' '.repeat(1_400_000)}x</script>`],
    ['has a script of ends', `<script type="application/ld+json">${'--> '.repeat(350_000)}x</script>`],
    ['tells an encoding of spaces', `${'<meta'.repeat(38)} charset=${' '.repeat(7_900)};`],
    ['has a title of accents', `<title>a${'\u0301\u0323'.repeat(370_000)}</title>`],
    ['has a name of accents', ld({ ...mug, name: `a${'\u0301\u0323'.repeat(370_000)}`, offers: [] })],
    [
      'has an item of a long type',
      `<div itemscope itemtype="${'x'.repeat(700_000)}schema.org/Product">${'<b itemprop=name></b>'.repeat(37_000)}`,
    ],
  ])('one that %s is read to its end', async (_what, html) => {
    expect(await read(html.slice(0, 1_500_000))).toMatchObject({ readFrom: 'page', price: null })
  })

  test('an answer whose header names an encoding of spaces is still read', async () => {
    const contentType = `text/html; charset=${' '.repeat(60_000)};`
    expect(await read('<title>Mug</title>', contentType)).toMatchObject({ title: 'Mug' })
  })

  test('nothing is read beyond the depth that browsers nest to', async () => {
    expect(await read(`${'<b>'.repeat(400)}<title>Mug</title>`)).toMatchObject({ title: 'Mug' })
    expect(await read(`${'<b>'.repeat(600)}<title>Mug</title>`)).toMatchObject({ title: null })
  })
})

/** A thousand products, each with two hundred offers that refer to two hundred others. */
function manyOffers(last: object = {}): unknown[] {
  const references = Array.from({ length: 200 }, () => ({ '@id': '#b' }))
  const products = Array.from({ length: 1_000 }, () => ({ '@type': 'Product', name: 'Mug', offers: { '@id': '#a' } }))
  return [
    { '@id': '#a', offers: references },
    { '@id': '#b', offers: references.map(() => ({ '@id': '#c' })) },
    { '@id': '#c', offers: references, ...last },
    ...products,
  ]
}
