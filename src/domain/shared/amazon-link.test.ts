import { describe, expect, test } from 'vitest'
import { asinIn, isAmazonLink } from './amazon-link.ts'

describe('Amazon is known by its links', () => {
  const countries =
    'com ca com.mx com.br co.uk de fr it es nl se pl be ie com.tr ae sa eg in co.jp cn sg com.au co.za com.co cl com.be'.split(
      ' ',
    )
  test.each([
    ...countries.flatMap((country) => [`amazon.${country}`, `www.amazon.${country}`]),
    'smile.amazon.com',
    'm.amazon.co.uk',
    'WWW.AMAZON.COM',
    'www.amazon.com.',
    'amzn.to',
    'amzn.eu',
    'amzn.asia',
    'amzn.com',
    'a.co',
    'z.cn',
    'm.media-amazon.com',
    'images-na.ssl-images-amazon.com',
    'store.amazon',
  ])('%s', (hostname) => expect(isAmazonLink({ hostname })).toBe(true))

  test.each([
    'example.com',
    'amazonia.com',
    'notamazon.com',
    'aa.co',
    'amazon-shop.example.com',
    'amazing.co.uk',
    'ba.co',
  ])('and not by %s', (hostname) => expect(isAmazonLink({ hostname })).toBe(false))

  test.each([
    ['/dp/B07XJ8C8F5', 'B07XJ8C8F5'],
    ['/Weighted-Blanket-Queen/dp/B07XJ8C8F5/ref=sr_1_3', 'B07XJ8C8F5'],
    ['/-/de/Weighted-Blanket-Queen/dp/b07xj8c8f5', 'B07XJ8C8F5'],
    ['/gp/product/0306406152', '0306406152'],
    ['/gp/aw/d/0306406152', '0306406152'],
    ['/exec/obidos/ASIN/0306406152/tag-20', '0306406152'],
    ['/o/ASIN/0306406152', '0306406152'],
    ['/gp/product-reviews/0306406152', '0306406152'],
    ['/s', null],
    ['/dp/TOOLONGTOBE1', null],
    ['/d/3xYzAbC', null],
  ])('the link %s names the product %s', (pathname, asin) => expect(asinIn({ pathname })).toBe(asin))
})
