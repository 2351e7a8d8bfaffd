import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { mailPage } from './frame.ts'
import { button as buttonHtml, heading as headingHtml, paragraph, smallPrint } from './parts.ts'
import { escapeHtml, wrapped } from './words.ts'

/** An e-mail as its template writes it: plain sentences, at most one button. */
export interface Letter {
  subject: string
  heading: string
  /** Paragraphs before the button. */
  before: string[]
  button?: { label: string; link: string }
  /** Paragraphs after it, in smaller type. */
  after: string[]
  /** Why it came and how to stop it: the line below the card. */
  why: string
}

/** The words of a security e-mail: what happened, and what to do if it was, or wasn't, the reader. */
interface SecurityTexts {
  subject: string
  fact: string
  ifYou: string
  ifNot: string
}

/** @param link the app, whose sign-in page leads to a new password */
export function securityLetter(link: string, { subject, fact, ifYou, ifNot }: SecurityTexts): MailContent {
  return renderLetter({
    subject,
    heading: subject,
    before: [fact],
    button: { label: letterTexts.openApp, link },
    after: [ifYou, ifNot],
    why: letterTexts.securityWhy,
  })
}

/** The same text in plain and in the product's look. */
export function renderLetter(letter: Letter): MailContent {
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter) }
}

function asText({ heading, before, button, after, why }: Letter): string {
  const link = button ? [`${button.label}:\n${button.link}`] : []
  return signedText(
    [heading, ...before.map((line) => wrapped(line)), ...link, ...after.map((line) => wrapped(line))],
    [wrapped(why)],
  )
}

/** Paragraphs, then the standard signature separator ('-- '), the sender and the reason. */
export function signedText(paragraphs: string[], footer: string[]): string {
  return `${paragraphs.join('\n\n')}\n\n-- \nRibbonry. ${letterTexts.tagline}.\n${footer.join('\n')}\n`
}

function asHtml({ subject, heading, before, button, after, why }: Letter): string {
  return mailPage({
    subject,
    preheader: before[0] ?? heading,
    body: [
      headingHtml(heading),
      ...before.map(paragraph),
      button ? buttonHtml(button.label, button.link) : '',
      ...after.map(smallPrint),
    ].join('\n'),
    footer: escapeHtml(why),
  })
}
