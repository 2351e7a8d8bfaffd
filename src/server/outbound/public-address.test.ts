import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOpenToAll, isPublicAddress } from './public-address.ts'

// The same registries once more, as first and last address, and compared as numbers.
const closed4: [first: string, last: string][] = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['168.63.129.16', '168.63.129.16'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.31.196.0', '192.31.196.255'],
  ['192.52.193.0', '192.52.193.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['192.175.48.0', '192.175.48.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '255.255.255.255'],
]
/** In hexadecimal, without colons. */
const closed6: [first: string, last: string][] = [
  ['0'.repeat(32), '1fff'.padEnd(32, 'f')],
  ['20010000'.padEnd(32, '0'), '200101ff'.padEnd(32, 'f')],
  ['20010db8'.padEnd(32, '0'), '20010db8'.padEnd(32, 'f')],
  ['2002'.padEnd(32, '0'), '2002'.padEnd(32, 'f')],
  ['2620004f8000'.padEnd(32, '0'), '2620004f8000'.padEnd(32, 'f')],
  ['3ffe'.padEnd(32, '0'), '3ffe'.padEnd(32, 'f')],
  ['3fff0000'.padEnd(32, '0'), '3fff0fff'.padEnd(32, 'f')],
  ['4000'.padEnd(32, '0'), 'f'.repeat(32)],
]

const number4 = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
const text4 = (value: number): string => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.')
const ranges4 = closed4.map(([first, last]): [number, number] => [number4(first), number4(last)])
const open4 = (value: number): boolean => !ranges4.some(([first, last]) => value >= first && value <= last)

const ranges6 = closed6.map(([first, last]): [bigint, bigint] => [BigInt(`0x${first}`), BigInt(`0x${last}`)])
const open6 = (value: bigint): boolean => !ranges6.some(([first, last]) => value >= first && value <= last)
const groupsOf = (value: bigint): string[] => value.toString(16).padStart(32, '0').match(/.{4}/g) ?? []

/** An address in one of the ways it can be written. */
function text6(value: bigint, style: number): string {
  const groups = groupsOf(value)
  if (style === 0) return groups.join(':')
  const short = groups.map((group) => group.replace(/^0{1,3}/, ''))
  if (style === 1) return short.join(':').toUpperCase()
  if (style === 2) return short.join(':').replace(/(?:^|:)0(?::0)+(?:$|:)/, '::')
  return `${short.slice(0, 6).join(':')}:${text4(Number(value & 0xffffffffn))}`
}

const max4 = 0xffffffff
const max6 = (1n << 128n) - 1n
/** Anywhere, and around every border. */
const any4 = fc.oneof(
  fc.integer({ min: 0, max: max4 }),
  fc
    .tuple(fc.constantFrom(...ranges4.flat()), fc.integer({ min: -2, max: 2 }))
    .map(([border, off]) => Math.min(max4, Math.max(0, border + off))),
)
const any6 = fc.oneof(
  fc.bigInt({ min: 0n, max: max6 }),
  fc.bigInt({ min: 0x2000n << 112n, max: (0x4000n << 112n) - 1n }),
  fc
    .tuple(fc.constantFrom(...ranges6.flat()), fc.bigInt({ min: -2n, max: 2n }))
    .map(([border, off]) => (border + off < 0n ? 0n : border + off > max6 ? max6 : border + off)),
)

describe('an address is public', () => {
  test('when no registry keeps it for something else, in IPv4', () => {
    fc.assert(
      fc.property(any4, (value) => {
        expect(isPublicAddress(text4(value))).toBe(open4(value))
      }),
      { numRuns: 5_000 },
    )
  })

  test('when no registry keeps it for something else, in IPv6, however it is written', () => {
    fc.assert(
      fc.property(any6, fc.integer({ min: 0, max: 3 }), (value, style) => {
        expect(isPublicAddress(text6(value, style))).toBe(open6(value))
      }),
      { numRuns: 5_000 },
    )
  })

  test.each(['8.8.8.8', '93.184.215.14', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'])(
    '%s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
})

describe('an address is not public', () => {
  test('when it carries an IPv4 address in any of the known ways', () => {
    fc.assert(
      fc.property(any4, (value) => {
        const [high, low] = [(value >>> 16).toString(16), (value & 0xffff).toString(16)]
        for (const carrier of [`::ffff:${text4(value)}`, `::${text4(value)}`, `::ffff:0:${text4(value)}`])
          expect(isPublicAddress(carrier)).toBe(false)
        for (const carrier of [`64:ff9b::${high}:${low}`, `64:ff9b:1::${high}:${low}`, `2002:${high}:${low}::1`])
          expect(isPublicAddress(carrier)).toBe(false)
        expect(isPublicAddress(`2001:0:${high}:${low}::1`)).toBe(false)
      }),
    )
  })

  test.each([
    '',
    'localhost',
    '8.8.8',
    '8.8.8.8.',
    '08.8.8.8',
    '0x8.8.8.8',
    '134744072',
    '[2606:4700::1]',
    'fe80::1%eth0',
    '2606:4700::1%1',
    ' 8.8.8.8',
  ])('when it is none, or not written as resolvers write it: "%s"', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  )

  test("when it is this machine's own", () => {
    for (const address of ['127.0.0.1', '::1', '192.168.0.9']) expect(isOpenToAll(address)).toBe(false)
    expect(isOpenToAll('8.8.8.8')).toBe(true)
  })
})
