import { expect, it } from 'vitest'
import { feedbackReplyMail } from './feedback-reply.ts'

const link = 'https://gifts.example.com/feedback'
const hostile = '<img src=x onerror=alert(1)> & "always"'

it('says the whole reply, line by line, in text and HTML', () => {
  const { subject, text, html } = feedbackReplyMail({ subject: 'The bell', reply: 'Fixed.\n\nThank you!', link })
  expect(subject).toBe('We replied to your feedback: The bell')
  expect(text).toContain(
    `We replied to your feedback\n\nFixed.\n\nThank you!\n\nView your feedback:\n${link}\n\nYour feedback was: The bell`,
  )
  expect(html).toMatch(/<p [^>]*>Fixed\.<\/p>\n<p [^>]*>Thank you!<\/p>/)
})

it('escapes what people wrote', () => {
  const { subject, text, html } = feedbackReplyMail({ subject: hostile, reply: hostile, link })
  expect([subject, text]).toEqual([expect.stringContaining(hostile), expect.stringContaining(hostile)])
  expect(html).not.toContain('<img')
  expect(html.split('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;always&quot;').length - 1).toBe(4)
})

it('has one line as its subject, cut where it is long, without marks that reverse it', () => {
  const { subject } = feedbackReplyMail({ subject: `a\r\nBcc: x@y.z\u202E${'b'.repeat(200)}`, reply: 'Yes', link })
  expect(subject).toMatch(/^We replied to your feedback: a Bcc: x@y\.z b+…$/)
  expect(subject.length).toBeLessThan(120)
})
