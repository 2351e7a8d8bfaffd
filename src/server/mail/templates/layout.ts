import type { MailContent } from '#server/mail/mailer.ts'
import { mailPage, tagline } from './frame.ts'
import { button as buttonHtml, heading as headingHtml, paragraph, smallPrint } from './parts.ts'
import { escapeHtml, wrapped } from './words.ts'

/** A mail as its template writes it: plain sentences, at most one button. */
export interface Letter {
  subject: string
  heading: string
  /** Paragraphs before the button. */
  before: string[]
  button?: { label: string; link: string }
  /** Paragraphs after it, in smaller type. */
  after: string[]
  /** Why one gets it: the line below the card. */
  why: string
}

/** The same words as plain text and in the product's look. */
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

/** Paragraphs, and below the line that mail programs know as a signature's: who writes, and why. */
export function signedText(paragraphs: string[], footer: string[]): string {
  return `${paragraphs.join('\n\n')}\n\n-- \nRibbonry. ${tagline}.\n${footer.join('\n')}\n`
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
