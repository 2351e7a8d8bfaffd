import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { eventTexts } from '../texts/events.ts'
import { generalTexts } from '../texts/general.ts'
import { inputTexts } from '../texts/input.ts'
import {
  amountSchema,
  calendarDateSchema,
  dateOut,
  emailAddressSchema,
  idSchema,
  instantOut,
  linkSchema,
  moneyOut,
  moneyText,
  optionalAmountSchema,
  optionalEmailSchema,
  optionalLinkSchema,
  optionalText,
  plainText,
  requiredText,
  storedEmailSchema,
  storedText,
} from './wire.ts'

/** What it reads, or in a list what is wrong with it. */
function read(schema: z.ZodType, input: unknown): unknown {
  const { data, error } = schema.safeParse(input)
  return error ? error.issues.map(({ message }) => message) : data
}

const isLink = (text: string) => linkSchema().safeParse(text).success

test.each([
  'https://shop.example/mug',
  'HTTP://SHOP.EXAMPLE.',
  'https://a',
  'https://a.b:8080?x#y',
  'https://münchen.example/ä',
])('%s is a link', (text) => expect(isLink(text)).toBe(true))

test('a link loses the spaces around it', () => {
  expect(read(linkSchema(), ' https://shop.example ')).toBe('https://shop.example')
})

test.each(['https://', 'https:///mug', 'https://?x', 'https://@a', 'https://two words', 'https://a\\b', 'ftp://a.b'])(
  '%s is none',
  (text) => expect(isLink(text)).toBe(false),
)

// Tried in all ways, each of these would take an hour, and everybody else would wait.
test.each(['\\', ' x', '.\\'])(
  'a wrong link of a million letters that ends with %j is refused like a short one',
  (end) => expect(isLink(`https://${'a'.repeat(1_000_000)}${end}`)).toBe(false),
)

describe('an id', () => {
  test.each([
    [1, 1],
    ['17', 17],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%j is %i', (input, id) => expect(read(idSchema, input)).toBe(id))

  test.each([0, -1, 1.5, 2 ** 53, '0', '', 'x', '1e3', ' 1', '1 ', '9007199254740992', '12345678901234567', null])(
    '%j is none',
    (input) => expect(read(idSchema, input)).toEqual([inputTexts.notAnId]),
  )
})

describe('a date', () => {
  test('is a real day', () => {
    expect(read(calendarDateSchema, '2028-02-29')).toBe('2028-02-29')
    expect(read(calendarDateSchema, '2026-02-29')).toEqual([inputTexts.realDate])
    expect([read(calendarDateSchema, ''), read(calendarDateSchema, undefined)]).toEqual([
      [eventTexts.dateRequired],
      [eventTexts.dateRequired],
    ])
    expect([dateOut.safeParse('2026-02-29').success, dateOut.safeParse('2026-02-28').success]).toEqual([false, true])
  })
})

describe('an amount', () => {
  const texts = { invalid: 'Enter an amount', tooLarge: 'Too much' }

  test.each([
    ['48.70', 4870],
    [48.7, 4870],
    [0, 0],
  ])('%j is %i cents', (input, cents) => {
    expect(read(amountSchema(texts), input)).toBe(cents)
    expect(read(optionalAmountSchema(texts), input)).toBe(cents)
  })

  test('that is none, or too large, is refused by a rule of ours', () => {
    expect(read(amountSchema(texts), 'a lot')).toEqual([texts.invalid])
    expect(read(amountSchema(texts), true)).toEqual([texts.invalid])
    expect(read(amountSchema(texts), '')).toEqual([texts.invalid])
    expect(read(optionalAmountSchema(texts), '999999999999')).toEqual([texts.tooLarge])
    expect(read(amountSchema(texts), '12.345')).toEqual([inputTexts.tooManyDecimals])
    expect(amountSchema(texts).safeParse('a lot').error?.issues[0]?.code).toBe('custom')
  })

  test('may be cleared where there may be none', () => {
    expect([read(optionalAmountSchema(texts), ''), read(optionalAmountSchema(texts), null)]).toEqual([null, null])
  })

  test('leaves with two decimals', () => {
    expect([moneyText(4870), moneyText(0), moneyText(null)]).toEqual(['48.70', '0.00', null])
    expect(['48.70', '48.7', '-1.00', '1.000', 'x1.00'].map((text) => moneyOut.safeParse(text).success)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('a text', () => {
  const unstorable = ['a\u0000b', 'a\u001fb', 'a\u007fb', 'half an emoji \ud83d']

  test('loses the spaces around it', () => {
    expect(read(requiredText(5, 'Name'), ' Maya\n')).toBe('Maya')
    expect(read(optionalText(5, 'Notes'), ' Maya\n')).toBe('Maya')
    expect(read(plainText(5), ' Maya\n')).toBe('Maya')
    expect(read(storedText(6), ' Maya\n')).toBe(' Maya\n')
  })

  test('may have tabs, line breaks and emoji', () => {
    for (const schema of [requiredText(20, 'Name'), optionalText(20, 'Notes'), plainText(20), storedText(20)])
      expect(read(schema, 'a\tb\nc\rd 🎁')).toBe('a\tb\nc\rd 🎁')
  })

  test.each(unstorable)('of %j is refused', (text) => {
    expect(read(requiredText(20, 'Name'), text)).toEqual([inputTexts.cannotStore('Name')])
    expect(read(optionalText(20, 'Notes'), text)).toEqual([inputTexts.cannotStore('Notes')])
    expect(read(plainText(20), text)).toEqual([inputTexts.cannotBeStored])
    expect(read(storedText(20), text)).toEqual([inputTexts.cannotBeStored])
  })

  test('that is too long is refused', () => {
    expect(read(requiredText(5, 'Name'), '123456')).toEqual([inputTexts.tooLong('Name', 5)])
    expect(read(optionalText(5, 'Notes'), '123456')).toEqual([inputTexts.tooLong('Notes', 5)])
    for (const schema of [requiredText(5, 'Name'), optionalText(5, 'Notes'), plainText(5), storedText(5)]) {
      expect(read(schema, '12345')).toBe('12345')
      expect(schema.safeParse('123456').success).toBe(false)
    }
  })

  test.each(['', '  ', '\u200d', '\u00a0', '\0', undefined])(
    'that is required is missing where there is only %j',
    (text) => {
      expect(read(requiredText(5, 'Name'), text)).toEqual([generalTexts.required('Name')])
      expect(read(requiredText(5, 'Name', 'Say who'), text)).toEqual(['Say who'])
    },
  )

  test('that is optional is cleared by nothing at all', () => {
    expect([read(optionalText(5, 'Notes'), ' '), read(optionalText(5, 'Notes'), null)]).toEqual([null, null])
  })

  test('by which programs know something may need letters', () => {
    expect(read(plainText(5, 1), 'a')).toBe('a')
    expect(plainText(5, 1).safeParse(' ').success).toBe(false)
    expect(read(plainText(5), ' ')).toBe('')
  })
})

describe('an e-mail address', () => {
  test.each(['ada@example.com', 'ada.l+gifts@a-b.example.co', "o'neill@example.com", 'jürgen@example.com', 'a@b.c1'])(
    '%s is one',
    (address) => {
      expect(read(storedEmailSchema, ` ${address} `)).toBe(address)
      expect(read(emailAddressSchema, address)).toBe(address)
      expect(read(optionalEmailSchema, address)).toBe(address)
    },
  )

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example.-com',
    'ada@exa_mple.com',
    'ada@example.com,grace@example.com',
    'Ada <ada@example.com>',
    'ada@example.com x',
    'a da@example.com',
    'ada＠example.com',
    `${'a'.repeat(250)}@b.co`,
    7,
  ])('%j is none', (address) => {
    expect(read(storedEmailSchema, address)).toContain(inputTexts.emailInvalid)
    expect(emailAddressSchema.safeParse(address).success).toBe(false)
  })

  test('can be cleared where there may be none', () => {
    expect([read(optionalEmailSchema, ''), read(optionalEmailSchema, null)]).toEqual([null, null])
    expect(read(optionalEmailSchema, 'ada')).toEqual([inputTexts.emailInvalid])
  })
})

test('an optional link can be cleared', () => {
  expect([read(optionalLinkSchema, ''), read(optionalLinkSchema, null)]).toEqual([null, null])
  expect(read(optionalLinkSchema, ' https://shop.example/a ')).toBe('https://shop.example/a')
  expect(read(optionalLinkSchema, 'shop.example')).toEqual([inputTexts.linkInvalid])
  expect(read(linkSchema(), `https://shop.example/${'a'.repeat(2048)}`)).toEqual([inputTexts.linkInvalid])
  expect(read(linkSchema(), 'https://shop.example/\u0007')).toEqual([inputTexts.linkInvalid])
  expect(read(linkSchema(), 'see https://shop.example')).toEqual([inputTexts.linkInvalid])
})

test('an instant is in UTC', () => {
  expect(instantOut.safeParse('2026-11-21T15:00:00.000Z').success).toBe(true)
  expect(instantOut.safeParse('2026-11-21T15:00:00').success).toBe(false)
})
