import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressKey,
  exactAddressKey,
  foldAddress,
  imitatedAddress,
  imitatesAscii,
  isSameAddress,
  signInKeys,
} from './email-address.ts'
import { emailAddressSchema } from './wire.ts'

const accepts = (address: string) => emailAddressSchema.safeParse(address).success

/** Letters, digits and marks of any script, with those that are known to fold to ASCII among them more often. */
const sign = fc.oneof(
  fc.constantFrom(...Array.from('aAiIkK\u212AſİıªﬁＡ１²ǆΣςéÉ\u0301\u0307')),
  fc
    .nat(0x10_ffff)
    .map((code) => String.fromCodePoint(code))
    .filter((text) => /^[\p{L}\p{N}\p{M}]$/u.test(text)),
)
const address = fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => `${signs.join('')}@example.com`)

/** An address that a form accepts and that breaks the law. */
const exceptionTo = (law: (one: string) => boolean) =>
  fc.check(fc.property(address.filter(accepts), law), { numRuns: 2000 }).counterexample

describe('An address', () => {
  test.each([
    ['Ada@Example.com', 'ada@example.com'],
    ['É@example.com', 'e\u0301@example.com'],
    ['JOSÉ@example.com', 'josé@EXAMPLE.com'],
    ['ΝΊΚΗ@example.com', 'νίκη@example.com'],
    ['\u03AA\u0301@example.com', '\u0390@example.com'],
    ['\u1E9B@example.com', '\u017F\u0307@example.com'],
  ])('%s is the same as %s', (one, other) => {
    expect(isSameAddress(one, other)).toBe(true)
    expect([accepts(one), accepts(other)]).toEqual([true, true])
  })

  test.each([
    'İvan@example.com',
    'I\u0307van@example.com',
    '\u212Aate@example.com',
    'ａda@example.com',
    'ﬁona@example.com',
    'ada²@example.com',
    'maſon@example.com',
  ])('%s is refused with a sentence, and is no other address', (imitation) => {
    const plain = foldAddress(imitation).replaceAll('i\u0307', 'i')
    expect(emailAddressSchema.safeParse(imitation).error?.issues.map(({ message }) => message)).toEqual([
      'This address contains a character that looks like a plain letter or digit but is another one. Please type it again.',
    ])
    expect(accepts(plain)).toBe(true)
    expect(isSameAddress(imitation, plain)).toBe(false)
  })

  test('folds to itself once folded', () => {
    expect(exceptionTo((one) => foldAddress(foldAddress(one)) === foldAddress(one))).toBeNull()
  })

  test('has, once accepted, the key of an ASCII address only if it is written in ASCII', () => {
    const isAscii = (text: string) => /^[\u0021-\u007E]+$/.test(text)
    expect(exceptionTo((one) => !isAscii(addressKey(one)) || isAscii(one))).toBeNull()
  })

  test('never gains a letter or digit of ASCII by folding, once accepted', () => {
    const count = (text: string) => (text.match(/[A-Za-z0-9]/g) ?? []).length
    expect(exceptionTo((one) => count(foldAddress(one)) <= count(one))).toBeNull()
  })

  test('has one key however it is capitalized or composed', () => {
    expect(
      exceptionTo((one) =>
        [one.normalize('NFC'), one.normalize('NFD'), foldAddress(one)].every(
          (same) => addressKey(same) === addressKey(one),
        ),
      ),
    ).toBeNull()
  })

  test('that imitates ASCII shares a key with none that is accepted', () => {
    const imitation = address.filter(imitatesAscii)
    expect(
      fc.check(fc.property(imitation, address.filter(accepts), (one, other) => addressKey(one) !== addressKey(other))),
    ).toMatchObject({ failed: false })
    expect(fc.check(fc.property(imitation, (one) => addressKey(one) !== foldAddress(one)))).toMatchObject({
      failed: false,
    })
  })

  test('reaches its own account first by what is typed to sign in', () => {
    expect(signInKeys('Ada@example.com')).toContain(addressKey('ada@example.com'))
    expect(signInKeys('ivan@example.com')).toContain(addressKey('İvan@example.com'))
    expect(signInKeys('İvan@example.com')).not.toContain(addressKey('ivan@example.com'))
    expect(signInKeys('\u212Aate@example.com')).not.toContain(addressKey('kate@example.com'))
    expect(signInKeys('Ada@example.com')[0]).toBe(exactAddressKey('Ada@example.com'))
    expect(exactAddressKey('ada@example.com')).not.toBe(exactAddressKey('Ada@example.com'))
  })

  test('shares its rate limit with the plain letters it looks like', () => {
    for (const spelling of ['İvan@example.com', 'IVAN@example.com', 'ｉvan@example.com'])
      expect(imitatedAddress(spelling)).toBe('ivan@example.com')
  })

  test('may be missing, which is the same as empty', () => {
    expect([isSameAddress(null, ''), isSameAddress(undefined, null)]).toEqual([true, true])
    expect([isSameAddress('a@b.c', null), isSameAddress('', 'a@b.c')]).toEqual([false, false])
  })
})
