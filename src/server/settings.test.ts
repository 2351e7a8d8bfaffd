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
