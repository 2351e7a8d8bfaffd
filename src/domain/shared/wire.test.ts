import { expect, test } from 'vitest'
import { linkSchema } from './wire.ts'

const isLink = (text: string) => linkSchema().safeParse(text).success

test.each([
  'https://shop.example/mug',
  'HTTP://SHOP.EXAMPLE.',
  'https://a',
  'https://a.b:8080?x#y',
  'https://münchen.example/ä',
])('%s is a link', (text) => expect(isLink(text)).toBe(true))

test.each(['https://', 'https:///mug', 'https://?x', 'https://@a', 'https://two words', 'https://a\\b', 'ftp://a.b'])(
  '%s is none',
  (text) => expect(isLink(text)).toBe(false),
)

// Tried in all ways, each of these would take an hour, and everybody else would wait.
test.each(['\\', ' x', '.\\'])(
  'a wrong link of a million letters that ends with %j is refused like a short one',
  (end) => expect(isLink(`https://${'a'.repeat(1_000_000)}${end}`)).toBe(false),
)
