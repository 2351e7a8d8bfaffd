import { isFullSnooze } from '#domain/reminders/acts.ts'
import { eventPath } from '#domain/reminders/event-link.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { actTexts } from '#domain/texts/acts.ts'
import { escapeHtml, named } from '#server/mail/templates/words.ts'
import { pageFrame, panel } from './page-frame.ts'
import type { ActState, ActView, UnboughtGift } from './state.ts'

const texts = actTexts.page

/**
 * The page of a link, in HTML alone: it opens in a mail program's own browser and needs no script. One button, which
 * posts to the page's own address.
 * @param isAskedAgain the form came without a choice
 */
export function actPage(view: ActView, today: CalendarDate, isAskedAgain = false): string {
  const { title, sign, text, form, button } = contentOf(view.state, today)
  const problem = isAskedAgain ? `<p class="problem" role="alert">${escapeHtml(texts.chooseFirst)}</p>` : ''
  const fields = button === undefined ? '' : `${problem}${form ?? ''}<button>${escapeHtml(button)}</button>`
  const about = texts.about(named(view.eventName), named(view.contactName), formatShortDate(view.occurrence))
  return pageFrame(
    title,
    panel({
      sign,
      title,
      about,
      text,
      form: fields && `<form method="post">${fields}</form>`,
      link: { href: eventPath(view.occasionId), label: texts.open },
    }),
  )
}

/** A link that doesn't work, or something else that went wrong: one page, whatever the reason. */
export function refusalPage(status: number, message: string): string {
  const title = status === 404 ? texts.invalid : status === 429 ? texts.tooMany : texts.failed
  const link = { href: '/', label: texts.openApp }
  return pageFrame(title, panel({ sign: 'refused', title, text: message, link }))
}

/** What happened, for a caller that shows no page. */
export function sentenceOf(state: ActState): string {
  const { title, text } = contentOf(state, null)
  return `${title}. ${text}`
}

interface Content {
  title: string
  text: string
  sign: 'open' | 'done' | 'over'
  /** HTML of the fields. */
  form?: string
  /** Without one there's nothing left to do. */
  button?: string
}

function contentOf(state: ActState, today: CalendarDate | null): Content {
  switch (state.kind) {
    case 'mark':
      return { ...markTexts(state.gifts), sign: 'open', form: giftFields(state.gifts), button: actTexts.bought }
    case 'ask':
      return { title: texts.ask, text: texts.askHint, sign: 'open', form: titleField(), button: actTexts.bought }
    case 'bought':
      return boughtContent(state.titles ?? [])
    case 'snooze': {
      const date = formatShortDate(state.until)
      const isFull = today !== null && isFullSnooze(state.until, today)
      const button = isFull ? actTexts.snooze : actTexts.snoozeUntil(date)
      return { title: texts.snoozeTitle, text: texts.snoozeText(date), sign: 'open', button }
    }
    case 'snoozed':
      return { title: texts.snoozed, text: texts.snoozedText(formatShortDate(state.until)), sign: 'done' }
    case 'noSnooze':
      return { title: texts.noSnooze, text: texts.noSnoozeText, sign: 'over' }
    case 'skip':
      return { title: texts.skipTitle, text: texts.skipText, sign: 'open', button: actTexts.skip }
    case 'skipped':
      return { title: texts.skipped, text: texts.skippedText, sign: 'done' }
    case 'noSkip':
      return { title: texts.noSkip, text: texts.noSkipText, sign: 'over' }
  }
}

function markTexts(gifts: UnboughtGift[]): Pick<Content, 'title' | 'text'> {
  const [first] = gifts
  if (gifts.length > 1) return { title: texts.markSeveral, text: texts.markHint }
  const title = first?.title ?? null
  return { title: title === null ? texts.markUnnamed : texts.markOne(named(title)), text: texts.markHint }
}

function boughtContent(titles: string[]): Content {
  if (titles.length === 0) return { title: texts.bought, text: texts.boughtText, sign: 'done' }
  return { title: texts.marked, text: texts.markedText(titles.map(named).join(', ')), sign: 'done' }
}

/** The one gift is sent along, so that sending the form again is about the same gift. */
function giftFields(gifts: UnboughtGift[]): string {
  const [only, ...others] = gifts
  if (only && others.length === 0) return `<input type="hidden" name="gift" value="${only.id}">`
  let unnamed = 0
  const choices = gifts.map(({ id, title }) => {
    const label = title === null ? texts.unnamed(++unnamed) : named(title)
    return `<label class="choice"><input type="checkbox" name="gift" value="${id}"><span>${escapeHtml(label)}</span></label>`
  })
  return `<fieldset><legend class="unseen">${escapeHtml(texts.markSeveral)}</legend>${choices.join('')}</fieldset>`
}

function titleField(): string {
  return `<label class="field"><span>${escapeHtml(texts.whatLabel)} <small>${escapeHtml(texts.optional)}</small></span><input name="title" maxlength="300" autocomplete="off"></label>`
}
