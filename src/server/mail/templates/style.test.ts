import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { MailContent } from '#server/mail/mailer.ts'
import { accountDeletedMail } from './account-deleted.ts'
import { addressChangedMail } from './address-changed.ts'
import { contributeMail } from './contribute.ts'
import { digestMail } from './digest.ts'
import { feedbackReplyMail } from './feedback-reply.ts'
import { passwordChangedMail } from './password-changed.ts'
import { priceDropMail } from './price-drop.ts'
import type { MailedEvent } from './mailed-event.ts'
import { reminderMail } from './reminder.ts'
import { resetPasswordMail } from './reset-password.ts'
import { passkeyAddedMail } from './sign-in-changed.ts'
import { markColors, palette, type ToneName } from './style.ts'
import { verifyAddressMail } from './verify-address.ts'
import { waysInChangedMail } from './ways-in-changed.ts'
import { welcomeMail } from './welcome.ts'

/** Text colors and their backgrounds in e-mails. */
const pairs: [text: ToneName, ground: ToneName][] = [
  ['ink', 'card'],
  ['ink', 'paper'],
  ['soft', 'card'],
  ['soft', 'paper'],
  ['plum', 'card'],
  ['plum', 'paper'],
  ['plum', 'plumSoft'],
  ['near', 'card'],
  ['pine', 'card'],
  ['onPlum', 'plum'],
  ['onPlum', 'near'],
]

describe.each(['light', 'dark'] as const)('in the %s', (theme) => {
  it.each(pairs)('%s can be read on %s (WCAG 2.2, 1.4.3)', (text, ground) => {
    expect(contrast(palette[text][theme], palette[ground][theme])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['name', 'tagline'] as const)("the app's %s can be read on its band", (text) => {
    expect(contrast(markColors[text], palette.band[theme])).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the mails', () => {
  const link = 'https://gifts.example.com/'
  const event: MailedEvent = {
    contactName: 'Maya Okafor',
    relationship: 'Sister',
    type: 'birthday',
    eventName: 'Birthday',
    dateText: 'Saturday, November 28',
    daysText: 'in 7 days',
    date: '2026-11-28',
    planned: ['Kalimba (bought)'],
    missing: ['A card'],
    ideas: ['Puzzle'],
    before: '2025: Watercolor set',
    acts: [{ label: 'Bought it', link: 'https://gifts.example.com/act/abc' }],
    link,
  }
  const mails: Record<string, MailContent> = {
    'account-deleted': accountDeletedMail(link),
    'address-changed': addressChangedMail(link),
    'password-changed': passwordChangedMail(link),
    'price-drop': priceDropMail({
      title: 'Kalimba',
      contactName: 'Maya Okafor',
      drop: { price: 31_00, was: 36_00 },
      link,
      unsubscribeLink: link,
    }),
    reminder: reminderMail({
      recipientName: 'Anna',
      events: [event],
      unsubscribeLink: link,
      remindersLink: link,
      howLink: link,
    }),
    'several-events': reminderMail({
      recipientName: 'Anna',
      events: [event, event],
      unsubscribeLink: link,
      remindersLink: link,
      howLink: link,
    }),
    contribute: contributeMail({
      organizer: 'Anna',
      gift: 'Bicycle',
      share: '$48.00',
      total: '$240.00',
      link,
      expiresAt: new Date('2027-01-20T15:00:00Z'),
    }),
    digest: digestMail({
      recipientName: 'Anna',
      without: [{ line: 'Sat, Nov 28: Birthday for Maya Okafor (Sister)', link }],
      others: [{ line: 'Fri, Dec 25: Christmas for Maya Okafor (Sister)', link }],
      spending: ['Birthday, Maya Okafor: $45.00 of $60.00'],
      link,
      unsubscribeLink: link,
    }),
    'feedback-reply': feedbackReplyMail({ subject: 'The bell', reply: 'Fixed.', link }),
    'reset-password': resetPasswordMail({ link }),
    'sign-in-changed': passkeyAddedMail(link, 'Phone'),
    'verify-address': verifyAddressMail({ link, purpose: 'login', days: 7 }),
    'ways-in-changed': waysInChangedMail({ provider: 'Google', isConnected: true }, link),
    welcome: welcomeMail({ name: 'Anna', link }),
  }
  const pieces = ['frame', 'layout', 'mailed-event', 'parts', 'style', 'words']

  it('are all looked at here', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'))
    const names = files.map((file) => file.replace(/\.ts$/, ''))
    expect(names.toSorted()).toEqual([...Object.keys(mails), ...pieces].toSorted())
  })

  it.each(Object.entries(mails))(
    '%s has one button, and a last line that says why it came',
    (_name, { text, html }) => {
      expect(html.match(/display:block;padding:14px 28px/g)).toHaveLength(1)
      const [, lastLine = ''] = text.split('\n-- \n')
      expect(lastLine).toMatch(/You're receiving this because|We send this/)
    },
  )

  it.each(['account-deleted', 'address-changed', 'password-changed', 'sign-in-changed', 'ways-in-changed'])(
    '%s says what to do if it was the reader and if it was not',
    (name) => {
      const { text = '' } = mails[name] ?? {}
      const afterButton = text.slice(text.indexOf(link))
      expect(afterButton).toMatch(
        /If this was you, there's nothing to do\.[^]*If it wasn't[^]*can't\s+unsubscribe from/,
      )
    },
  )

  it.each(Object.entries(mails))('%s has a dark color for each light one', (_name, { html }) => {
    const [head = '', body = ''] = html.split('</head>')
    expect(head).toContain('<meta name="color-scheme" content="light dark">')
    const dark = head.slice(head.indexOf('@media (prefers-color-scheme:dark)'))
    const used = [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    const toned = used.filter((name) => /^[tbl]-/.test(name))
    expect(toned).toContain('b-paper')
    for (const name of toned) expect(dark).toContain(`.${name}{`)
  })
})

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of sRGB, WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
