import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amazonTitleIn } from './amazon.ts'
import { linkToPreviewSchema } from './schema.ts'
import { namesOfHost, tidyLine, titleInPath, withoutShopName } from './title.ts'

test.each([
  ['/dp/B07XJ8C8F5', null],
  ['/Weighted-Blanket-Queen/dp/B07XJ8C8F5/ref=sr_1_3', 'Weighted Blanket Queen'],
  ['/-/de/Weighted-Blanket-Queen/dp/b07xj8c8f5', 'Weighted Blanket Queen'],
  ['/gp/product/0306406152', null],
  ['/Caf%C3%A9-au-Lait-Bowl/dp/B07XJ8C8F5', 'Café au Lait Bowl'],
  ['/gp/product-reviews/0306406152', null],
  ['/s', null],
])('the Amazon link %s names %s', (pathname, title) => expect(amazonTitleIn({ pathname })).toBe(title))

describe('a title', () => {
  test.each([
    ['  Ceramic\n\t Mug  ', 'Ceramic Mug'],
    ['Mug\u0000\u202e red\u200b', 'Mug red'],
    ['\u200b\u202e', null],
    ['', null],
    ['\u0301', null],
    ['Cafe\u0301', 'Café'],
    ['Family 👨‍👩‍👧 mug', 'Family 👨‍👩‍👧 mug'],
  ])('%j reads %j', (text, title) => expect(tidyLine(text)).toBe(title))

  test('is cut between words, and never within a character', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'word', ' ', '\n', 'e\u0301', '🎁', '\ud83c')),
        fc.nat(100),
        (parts, times) => {
          const line = tidyLine(parts.join('').repeat(times)) ?? ''
          expect(line.length).toBeLessThanOrEqual(300)
          expect(line).toBe(line.trim())
          expect(line).not.toMatch(/\p{Surrogate}/u)
        },
      ),
    )
    const [x, several] = [(times: number) => 'x'.repeat(times), 'several '.repeat(37).trim()]
    expect(tidyLine(x(300))).toBe(x(300))
    expect(tidyLine(`${several} several letters`)).toBe(`${several}…`)
    expect(tidyLine(`A ${x(400)}`)).toBe(`A ${x(297)}…`)
    expect(tidyLine(`🎁${x(296)}🎁🎁`)).toBe(`🎁${x(296)}…`)
    expect(tidyLine(x(5_000), 4_500)).toBe(x(4_000))
  })

  test.each([
    ['Ceramic Mug | Heathware', 'Ceramic Mug'],
    ['Ceramic Mug – Heath Ware', 'Ceramic Mug'],
    ['Ceramic Mug - Heathware.com', 'Ceramic Mug'],
    ['Ceramic Mug | Red', 'Ceramic Mug | Red'],
    ['Ceramic Mug | Heathware|Home', 'Ceramic Mug | Heathware|Home'],
    ['Heathware', 'Heathware'],
    ['Mug-Heathware', 'Mug-Heathware'],
  ])('%j loses the name of the shop: %j', (text, title) =>
    expect(withoutShopName(text, namesOfHost('www.heathware.com'))).toBe(title),
  )

  test('keeps an ending that has no letters, like the name of a shop that has none', () => {
    expect(withoutShopName('Ceramic Mug | ★', ['!!!'])).toBe('Ceramic Mug | ★')
  })

  test.each([
    ['www.heathware.co.uk', ['heathware.co.uk', 'heathware', 'co']],
    ['mywww.example', ['mywww.example', 'mywww']],
  ])('a shop at %s may be called %j', (host, names) => expect(namesOfHost(host)).toEqual(names))

  test.each([
    ['handmade-leather-journal', 'Handmade leather journal'],
    ['handmade.leather-journal', 'Handmade.leather journal'],
    ['handmade_leather_journal.html', 'Handmade leather journal'],
    ['12345', null],
    ['p-1-2', null],
    ['journal', null],
    ['%E0%A4%A', null],
    ['%20', null],
  ])('of the path %s is %j', (part, title) => expect(titleInPath(part)).toBe(title))
})

test.each([
  'shop.example/mug',
  'ftp://shop.example/',
  'javascript:alert(1)',
  'https://',
  'https://me:secret@shop.example/mug',
  'https://me@shop.example/',
  `https://shop.example/${'x'.repeat(2_100)}`,
  'https://shop.example/two words',
  '',
  7,
  null,
])('%j is no link to a page', (url) => {
  expect(linkToPreviewSchema.safeParse({ url }).error?.issues[0]?.message).toBe('Enter a valid link (https://…)')
})
