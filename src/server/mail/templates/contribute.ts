import { formatShortDate } from '#domain/shared/date-format.ts'
import { todayIn } from '#domain/shared/zone.ts'
import { letterTexts } from '#domain/texts/letters.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { renderLetter } from './layout.ts'
import { named, shortened } from './words.ts'

const { subject, heading, share: shareText, answer, button, works, why } = letterTexts.contribute

/** In characters: a subject line is cut by most programs before that. */
const TITLE_SHOWN = 80

/** A contributor's link, sent because the organizer asked for it. It says no more than the page does. */
export function contributeMail(mail: {
  organizer: string | null
  gift: string
  share: string
  total: string
  link: string
  expiresAt: Date
}): MailContent {
  const who = mail.organizer === null ? undefined : named(mail.organizer)
  const gift = named(shortened(mail.gift, TITLE_SHOWN))
  return renderLetter({
    subject: subject(who, gift),
    heading: heading(who, gift),
    before: [shareText(mail.share, mail.total), answer],
    button: { label: button, link: mail.link },
    after: [works(formatShortDate(todayIn('UTC', mail.expiresAt)))],
    why: why(who),
  })
}
