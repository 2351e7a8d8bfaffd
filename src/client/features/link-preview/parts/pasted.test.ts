import { describe, expect, test } from 'vitest'
import { bringsLink, hostOf, isWebLink, splitPasted } from './pasted.ts'

describe('what phones share is split into the words and the link', () => {
  test.each([
    ['Merino scarf https://shop.example/scarf', 'Merino scarf', 'https://shop.example/scarf'],
    ['https://shop.example/scarf', '', 'https://shop.example/scarf'],
    ['https://shop.example/scarf?a=1&b=2#top Merino scarf', 'Merino scarf', 'https://shop.example/scarf?a=1&b=2#top'],
    ['“Merino scarf” - https://shop.example/scarf', 'Merino scarf', 'https://shop.example/scarf'],
    ['Merino scarf:\nhttps://shop.example/scarf\n', 'Merino scarf', 'https://shop.example/scarf'],
    ['Look (https://shop.example/scarf).', 'Look .', 'https://shop.example/scarf'],
    ['Look at https://shop.example/scarf!', 'Look at !', 'https://shop.example/scarf'],
    ['Kalimba https://en.example/Kalimba_(toy)', 'Kalimba', 'https://en.example/Kalimba_(toy)'],
    ['Scarf www.shop.example/scarf', 'Scarf', 'https://www.shop.example/scarf'],
    ['HTTPS://SHOP.EXAMPLE/A Scarf', 'Scarf', 'HTTPS://SHOP.EXAMPLE/A'],
  ])('%j', (text, words, link) => {
    expect(splitPasted(text)).toEqual({ words: words.replace(/ [.!]$/, ''), link })
  })

  test.each(['A scarf', '  two  spaces ', 'https://', 'ftp://shop.example/a', 'www', ''])(
    '%j is words alone',
    (text) => {
      expect(splitPasted(text)).toEqual({ words: text, link: undefined })
    },
  )
})

describe('a link is taken out of the text', () => {
  test('when it was pasted', () => {
    expect(bringsLink('', 'https://shop.example/scarf')).toBe(true)
    expect(bringsLink('Scarf ', 'Scarf https://shop.example/scarf')).toBe(true)
  })

  test('when typing has gone on after it', () => {
    expect(bringsLink('https://shop.example/s', 'https://shop.example/sc')).toBe(false)
    expect(bringsLink('https://shop.example/scarf', 'https://shop.example/scarf ')).toBe(true)
  })

  test('not without one', () => {
    expect(bringsLink('', 'A scarf in blue')).toBe(false)
  })
})

test('only http and https are links of the web', () => {
  expect(['https://a.example', 'http://a.example/b', 'javascript:alert(1)', 'a.example', ''].map(isWebLink)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a shop goes by its host', () => {
  expect(hostOf('https://www.shop.example/scarf')).toBe('shop.example')
})
