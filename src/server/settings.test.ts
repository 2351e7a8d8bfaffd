import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseSettings, SettingsError } from './settings.ts'

describe('settings', () => {
  it('need nothing to be set', () => {
    const settings = parseSettings({})
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      rateLimit: true,
      adminEmails: [],
      services: ['web', 'jobs'],
    })
    expect(settings.databaseUrl).toBeUndefined()
    expect(settings.dataDir).toMatch(/\/data$/)
  })

  it('take an empty variable as not set', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  it('lower-case the addresses of administrators', () => {
    expect(parseSettings({ ADMIN_EMAILS: 'Ada@Example.com, bo@example.com' }).adminEmails).toEqual([
      'ada@example.com',
      'bo@example.com',
    ])
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', ' '],
    ['PORT', '0x10'],
    ['PORT', '1e3'],
    ['PORT', '-1'],
    ['SMTP_CONNECTIONS', ' '],
    ['SMTP_CONNECTIONS', '0x10'],
    ['SMTP_CONNECTIONS', '101'],
    ['MAIL_FROM', 'foo'],
    ['MAIL_FROM', '@@@'],
    ['MAIL_FROM', 'Ribbonry <foo>'],
    ['MAIL_FROM', 'Ribbonry <hello@example.com'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['APP_URL', 'gifts.example.com'],
    ['APP_URL', 'https://example.com/gifts'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SMTP_URL', 'mail.example.com'],
    ['ADMIN_EMAILS', 'ada@example.com,nobody'],
    ['RATE_LIMIT', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['SERVICES', 'web,mail'],
    ['AFFILIATE_TAG', 'a b'],
    ['SEARCH_URL_TEMPLATE', 'https://shop.example/find'],
    ['SEARCH_URL_TEMPLATE', 'javascript:{searchTerms}'],
    ['SUPPORT_EMAIL', 'help'],
  ])('stop the start when %s is %s, with a sentence that names it', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(SettingsError)
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^${name} is '${value}' but should be .+\\.$`))
  })

  it.each([
    ['http://localhost:4835?a=1', 'http://localhost:4835?a=1'],
    ['http://x.org#f', 'http://x.org#f'],
    ['http://x.org/?', 'http://x.org/?'],
    ['http://ada:s3cret@x.org', 'http://…@x.org'],
    ['http://ada:s3c@ret@x.org', 'http://…@x.org'],
  ])('stop the start when links would break because APP_URL is %s', (value, shown) => {
    expect(() => parseSettings({ APP_URL: value })).toThrow(
      `APP_URL is '${shown}' but should be an address without a path, query, fragment or user name.`,
    )
  })

  it.each(['hello@example.com', 'Ribbonry <ribbonry@localhost>', '"Bücher" <hallo@bücher.example>'])(
    'take %s as a sender',
    (sender) => {
      expect(parseSettings({ MAIL_FROM: sender }).mailFrom).toBe(sender)
    },
  )

  it.each([
    ['METRICS_TOKEN', 'a'.repeat(201), '16 to 200 letters, digits, hyphens or underscores'],
    ['AFFILIATE_TAG', 'a'.repeat(41), 'a tag of up to 40 letters, digits and hyphens'],
    ['AMAZON_PARTNER_TAG', 'a'.repeat(65), 'your store id, a tag of up to 64 letters, digits and hyphens'],
    ['EBAY_CAMPAIGN_ID', '1'.repeat(21), 'the digits of your eBay Partner Network campaign, 20 at most'],
  ])('say how long %s may be', (name, value, expected) => {
    expect(() => parseSettings({ [name]: value })).toThrow(`but should be ${expected}`)
  })

  it('tell no password or token in that sentence', () => {
    expect(() => parseSettings({ SMTP_URL: 'mail://ada:s3cret@mail.example.com' })).toThrow(
      "SMTP_URL is 'mail://…@mail.example.com' but should be",
    )
    expect(() => parseSettings({ METRICS_TOKEN: 's3cret' })).toThrow('METRICS_TOKEN is not shown here but should be')
  })

  it('stop a public https start that names no address to write to', () => {
    expect(() => parseSettings({ APP_URL: 'https://gifts.example.com' })).toThrow(/SUPPORT_EMAIL/)
    expect(parseSettings({ APP_URL: 'https://gifts.example.com/', MAIL_FROM: 'Gifts <hi@example.com>' })).toMatchObject(
      {
        appUrl: 'https://gifts.example.com',
        supportEmail: 'hi@example.com',
      },
    )
  })
})

describe('settings of shops', () => {
  const amazon = { AMAZON_CLIENT_ID: 'id', AMAZON_CLIENT_SECRET: 's3cret', AMAZON_PARTNER_TAG: 'store-20' }

  it('are off unless they are set, and a tag alone is no account', () => {
    expect(parseSettings({}).shops).toEqual({ amazon: null, ebay: null })
    expect(parseSettings({ AMAZON_PARTNER_TAG: 'store-20' }).shops.amazon).toBeNull()
  })

  it('find the place of access tokens by the credential’s version', () => {
    expect(parseSettings(amazon).shops.amazon?.tokenUrl).toBe('https://api.amazon.com/auth/o2/token')
    expect(parseSettings({ ...amazon, AMAZON_CREDENTIAL_VERSION: '2.2' }).shops.amazon?.tokenUrl).toBe(
      'https://creatorsapi.auth.eu-south-2.amazoncognito.com/oauth2/token',
    )
  })

  it.each([
    [{ ...amazon, AMAZON_PARTNER_TAG: '' }, 'AMAZON_PARTNER_TAG is not set: AMAZON_CLIENT_ID needs it.'],
    [{ ...amazon, AMAZON_CLIENT_SECRET: '' }, 'AMAZON_CLIENT_SECRET is not set: AMAZON_CLIENT_ID needs it.'],
    [{ EBAY_CLIENT_SECRET: 's3cret' }, 'EBAY_CLIENT_ID is not set: EBAY_CLIENT_SECRET needs it.'],
  ])('stop the start when %j are not all of them', (environment, message) => {
    expect(() => parseSettings(environment)).toThrow(message)
  })

  it.each([
    ['AMAZON_API_URL', 'http://shop.example'],
    ['AMAZON_API_URL', 'foo'],
    ['AMAZON_TOKEN_URL', 'foo'],
    ['EBAY_API_URL', 'foo'],
    ['AMAZON_CREDENTIAL_VERSION', '4.0'],
    ['AMAZON_MARKETPLACE', 'amazon.example'],
    ['EBAY_CAMPAIGN_ID', 'mine'],
  ])('stop the start when %s is %s', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(`${name} is '${value}' but should be`)
  })

  it('put Amazon’s own tag before the general one', () => {
    expect(parseSettings({ AFFILIATE_TAG: 'other-20' }).affiliateTag).toBe('other-20')
    expect(parseSettings({ AFFILIATE_TAG: 'other-20', AMAZON_PARTNER_TAG: 'store-20' }).affiliateTag).toBe('store-20')
  })
})

describe('settings of providers', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const apple = {
    APPLE_CLIENT_ID: 'com.example.gifts',
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PRIVATE_KEY: pem.replaceAll('\n', String.raw`\n`),
  }

  it('are off unless they are set', () => {
    expect(parseSettings({}).social).toEqual({ google: null, github: null, apple: null, x: null })
  })

  it("take a client's id and secret, and a key for Apple on one line or several", () => {
    const { social } = parseSettings({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', ...apple })
    expect(social.google).toEqual({ issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b' })
    expect(social.apple?.privateKey).toBe(pem)
    expect(parseSettings({ ...apple, APPLE_PRIVATE_KEY: pem }).social.apple).not.toBeNull()
  })

  it.each([
    [{ GOOGLE_CLIENT_ID: 'a' }, 'GOOGLE_CLIENT_SECRET is not set: GOOGLE_CLIENT_ID needs it.'],
    [{ X_CLIENT_SECRET: 'b' }, 'X_CLIENT_ID is not set: X_CLIENT_SECRET needs it.'],
    [{ ...apple, APPLE_KEY_ID: '' }, 'APPLE_KEY_ID is not set: APPLE_CLIENT_ID needs it.'],
    [
      { ...apple, APPLE_PRIVATE_KEY: 'hunter2' },
      'APPLE_PRIVATE_KEY is not a key for Sign in with Apple but should be the text of the .p8 file.',
    ],
    [
      { GITHUB_ISSUER: 'http://github.example.com' },
      "GITHUB_ISSUER is 'http://github.example.com' but should be an https address (http on this machine only).",
    ],
    ...['GOOGLE_ISSUER', 'GITHUB_ISSUER', 'APPLE_ISSUER', 'X_ISSUER'].map((name): [Record<string, string>, string] => [
      { [name]: 'foo' },
      `${name} is 'foo' but should be an https address (http on this machine only).`,
    ]),
  ])('stop the start when they are incomplete or wrong: %o', (environment, sentence) => {
    expect(() => parseSettings(environment as Record<string, string>)).toThrow(new SettingsError(sentence))
  })
})
