import { describe, expect, it } from 'vitest'
import type { MailedEvent } from './mailed-event.ts'
import { reminderMail } from './reminder.ts'

const mail = {
  recipientName: 'Anna',
  unsubscribeLink: 'https://gifts.example.com/unsubscribe?token=abc',
  remindersLink: 'https://gifts.example.com/reminders',
  howLink: 'https://gifts.example.com/how-reminders-work',
}
const usual: MailedEvent = {
  contactName: 'Maya Okafor',
  relationship: 'Sister',
  type: 'birthday',
  eventName: 'Birthday',
  dateText: 'Saturday, November 28',
  daysText: 'in 7 days',
  date: '2026-11-28',
  turning: 'Turning 40',
  planned: ['Kalimba (bought)'],
  missing: ['A card'],
  ideas: ['Puzzle'],
  before: '2025: Watercolor set',
  acts: [{ label: 'Bought it', link: 'https://gifts.example.com/act/abc' }],
  link: 'https://gifts.example.com/dashboard?event=42',
}
const written = ({ recipientName = mail.recipientName, ...change }: Change = {}) =>
  reminderMail({ ...mail, recipientName, events: [{ ...usual, ...change }] })
type Change = Partial<MailedEvent> & { recipientName?: string | null }
/** What a reader sees, without markup. */
const seen = (html: string) =>
  html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&middot;|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('a reminder', () => {
  it('says who, what and when in its subject', () => {
    expect(written().subject).toBe('Birthday for Maya Okafor is in 7 days')
  })

  it.each(['text', 'html'] as const)('says in its %s what is planned and what is missing', (form) => {
    const mail = form === 'html' ? seen(written().html) : written().text
    for (const words of ['Hello Anna', 'Sister', 'Saturday, November 28', 'Turning 40', 'Kalimba (bought)', 'A card'])
      expect(mail).toContain(words)
    // The HTML begins with what lists of mails show beside the subject.
    expect(mail.lastIndexOf('Planned')).toBeLessThan(mail.lastIndexOf('Still missing'))
  })

  it('says beside its subject what is missing, in one sentence', () => {
    const { html } = written({ missing: ['A gift', 'A card'] })
    expect(seen(html)).toContain('Saturday, November 28. Still missing: a gift, a card.')
  })

  it('leads to this very event and to the end of such mails, in both forms', () => {
    const { text, html } = written()
    for (const link of [usual.link, mail.unsubscribeLink]) {
      expect(text.split('\n')).toContain(link)
      expect(html).toContain(`href="${link}"`)
    }
  })

  it('loads nothing from anywhere and leads nowhere else', () => {
    const { html } = written()
    expect(html).not.toMatch(/<img|<svg|<script|<link|src=|@import|@font-face|url\(/)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(new Set(links)).toEqual(
      new Set([usual.link, ...usual.acts.map((act) => act.link), mail.unsubscribeLink, mail.howLink]),
    )
  })

  it('says when all is ready, and when nothing is needed', () => {
    expect(written({ missing: [] }).text).toContain('Everything is ready. Enjoy the day!')
    expect(written({ missing: [], planned: [] }).text).toContain('No gift or card is needed this time.')
  })

  it('names the first of many presents and counts the others', () => {
    const { text, html } = written({ planned: Array.from({ length: 20 }, (_, index) => `Present ${index + 1}`) })
    expect(text).toContain('Present 7\n+ and 13 more')
    expect(html).not.toContain('Present 8')
  })

  it('greets nobody by a name it does not know', () => {
    expect(written({ recipientName: null }).text).not.toContain('Hello')
    expect(written({ recipientName: ' ' }).html).not.toContain('Hello')
  })
})

describe('a reminder of several events', () => {
  const other: MailedEvent = {
    ...usual,
    contactName: 'Leo Okafor',
    relationship: 'Son',
    type: 'graduation',
    eventName: 'Graduation',
    daysText: 'in 9 days',
    turning: undefined,
    planned: [],
    missing: ['A gift', 'A card'],
    link: 'https://gifts.example.com/dashboard?event=43',
  }
  const of = (...events: [MailedEvent, ...MailedEvent[]]) => reminderMail({ ...mail, events })

  it('names the nearest in its subject, or the people who share an event', () => {
    expect(of(usual, other).subject).toBe('Birthday for Maya Okafor is in 7 days, and 1 more event')
    const christmas = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((contactName) => ({
      ...usual,
      contactName,
      type: 'christmas',
      eventName: 'Christmas',
    }))
    const [first = usual, ...more] = christmas
    expect(of(first, ...more).subject).toBe('Christmas is in 7 days: Ada, Bo, and 3 more')
    expect(of(first, ...more.slice(0, 2)).subject).toBe('Christmas is in 7 days: Ada, Bo, and Cy')
  })

  it('counts birthdays and anniversaries of one day in its subject, whatever they are called', () => {
    const sweet = { ...usual, contactName: 'Leo', eventName: 'Sweet 16' }
    expect(of(usual, sweet).subject).toBe('2 birthdays are in 7 days: Maya Okafor and Leo')
    const anniversary = { ...usual, type: 'wedding-anniversary', eventName: 'Anniversary', daysText: 'tomorrow' }
    const bo = { ...anniversary, contactName: 'Bo' }
    expect(of(anniversary, bo).subject).toBe('2 wedding anniversaries are tomorrow: Maya Okafor and Bo')
    expect(of(usual, bo).subject).toBe('Birthday for Maya Okafor is in 7 days, and 1 more event')
    expect(of(usual, { ...bo, daysText: usual.daysText }).subject).toBe(
      'Birthday for Maya Okafor is in 7 days, and 1 more event',
    )
  })

  it('names the plan first when they share one', () => {
    const planned = (...events: [MailedEvent, ...MailedEvent[]]) =>
      reminderMail({ ...mail, events, plan: 'Christmas 2026' })
    const both = planned(usual, other)
    expect(both.subject).toBe('Christmas 2026: Birthday for Maya Okafor is in 7 days, and 1 more event')
    for (const words of [both.text, seen(both.html)]) expect(words).toContain('Christmas 2026: 2 events coming up')
    expect(planned(usual, { ...other, daysText: usual.daysText }).subject).toBe(
      'Christmas 2026 is in 7 days: Maya Okafor and Leo Okafor',
    )
  })

  it.each(['text', 'html'] as const)(
    'says of each in its %s when it is, what is planned and what is missing',
    (form) => {
      const both = of(usual, other)
      const read = form === 'html' ? seen(both.html) : both.text.replaceAll(/\s+/g, ' ')
      for (const words of ['Hello Anna', '2 events coming up', 'Turning 40', 'Planned: Kalimba (bought).'])
        expect(read).toContain(words)
      expect(read).toContain('Still missing: a gift, a card.')
      expect(read.indexOf('Maya')).toBeLessThan(read.indexOf('Leo'))
    },
  )

  it('leads to each event, to all of them and to the end of such mails', () => {
    const { text, html } = of(usual, other)
    for (const link of [usual.link, other.link, mail.remindersLink, mail.unsubscribeLink]) {
      expect(text.split('\n')).toContain(link)
      expect(html).toContain(`href="${link}"`)
    }
  })

  it('says beside its subject how many need something', () => {
    expect(seen(of(usual, { ...other, missing: [] }).html)).toContain('Something is still missing for 1 of them.')
    expect(seen(of(usual, other).html)).toContain('Something is still missing for each of them.')
  })

  it('of very many is short enough not to be clipped, and still links them all', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ ...usual, link: `https://gifts.example.com/e/${index}` }))
    const { html } = of(usual, ...many)
    expect(html).toContain('href="https://gifts.example.com/e/199"')
    expect(html.length).toBeLessThan(140_000)
  })
})

describe('words of users', () => {
  const nasty = `<script>alert("x")</script><img src=x onerror='y'>&amp;`

  it.each(['recipientName', 'contactName', 'relationship', 'eventName', 'dateText', 'turning', 'link'] as const)(
    'are words in %s, whatever they are',
    (field) => {
      const { html } = written({ [field]: nasty })
      expect(html).not.toMatch(/<script|<img|onerror='/)
      expect(html).toContain('&lt;script&gt;')
    },
  )

  it('are words in the lists', () => {
    expect(written({ planned: [nasty], missing: [nasty] }).html).not.toMatch(/<script|<img/)
  })

  it('are words among several events', () => {
    const event = { ...usual, contactName: nasty, eventName: nasty, planned: [nasty], missing: [nasty], link: nasty }
    const many = Array.from({ length: 40 }, () => event)
    expect(reminderMail({ ...mail, events: [event, ...many] }).html).not.toMatch(/<script|<img|onerror='/)
  })

  it('never begin a second line of the subject', () => {
    const { subject } = written({ contactName: 'Maya\r\nBcc: eve@example.com', eventName: 'A\u2028B\0C' })
    expect(subject).toBe('A B C for Maya Bcc: eve@example.com is in 7 days')
  })

  it('that are very long are cut in the subject and break anywhere in the mail', () => {
    const long = 'Donaudampfschifffahrt'.repeat(12)
    const { subject, html } = written({ contactName: long, eventName: long })
    expect(subject.length).toBeLessThan(150)
    expect(subject).toContain('…')
    expect(html).toContain(long)
    expect(html).toContain('overflow-wrap:anywhere')
  })

  it('are never cut inside of one sign', () => {
    const family = '👨‍👩‍👧‍👦'
    const { subject } = written({ contactName: family.repeat(61) })
    expect(subject).toContain(`${family}…`)
  })

  it('from right to left are isolated and turn nothing around them', () => {
    const { text, html } = written({ contactName: 'مريم', eventName: '\u202EBirthday' })
    expect(text).toContain('Birthday for \u2068مريم\u2069 (Sister) is in 7 days')
    expect(html).toContain('\u2068مريم\u2069')
    expect(text + html).not.toContain('\u202E')
  })
})
