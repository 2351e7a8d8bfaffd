import type { Drop } from '#domain/gifts/offers/watch.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { letterTexts } from '#domain/texts/letters.ts'
import { offerTexts } from '#domain/texts/offers.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { mailPage } from './frame.ts'
import { signedText } from './layout.ts'
import { button as buttonHtml, footerLink, heading, paragraph, smallPrint } from './parts.ts'
import { escapeHtml, named, shortened, wrapped } from './words.ts'

const texts = offerTexts.drop

/** In characters: a subject line is cut by most programs before that. */
const SUBJECT_SHOWN = 80

/** A watched price has dropped. The only link is to our own page of the gift. */
export function priceDropMail(mail: {
  title: string
  contactName: string
  /** Null if its source forbids prices in e-mails. */
  drop: Drop | null
  link: string
  unsubscribeLink: string
}): MailContent {
  const title = named(shortened(mail.title, SUBJECT_SHOWN))
  const fact = factOf(title, named(mail.contactName), mail.drop)
  const subject = texts.title(title)
  const unsubscribe = letterTexts.reminder.unsubscribe
  return {
    subject,
    text: signedText(
      [subject, wrapped(fact), `${texts.button}:\n${mail.link}`, texts.mayChange],
      [wrapped(texts.why), `${unsubscribe}:\n${mail.unsubscribeLink}`],
    ),
    html: mailPage({
      subject,
      preheader: fact,
      body: [heading(subject), paragraph(fact), buttonHtml(texts.button, mail.link), smallPrint(texts.mayChange)].join(
        '\n',
      ),
      footer: `${escapeHtml(texts.why)}<br>${footerLink(unsubscribe, mail.unsubscribeLink)}`,
    }),
  }
}

function factOf(title: string, contact: string, drop: Drop | null): string {
  if (drop === null) return texts.mailFactWithoutPrice(title, contact)
  const price = formatMoney(drop.price)
  return drop.was === null
    ? texts.mailFact(title, contact, price)
    : texts.mailFactWas(title, contact, price, formatMoney(drop.was))
}
