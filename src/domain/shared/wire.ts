import { z } from 'zod'
import { inputTexts } from '../texts/input.ts'
import { eventTexts } from '../texts/events.ts'
import { generalTexts } from '../texts/general.ts'
import { isCalendarDate, parseCalendarDate, type CalendarDate } from './calendar-date.ts'
import { refusalTexts } from '../texts/refusals.ts'
import { imitatesAscii } from './email-address.ts'
import { amountError, type AmountTexts } from './amount-error.ts'
import { parseAmount, toDecimal, type Cents } from './money.ts'

// The small shapes that many others on the wire are made of.

const NO_ID = inputTexts.notAnId

/** A row's id: a number in bodies, its digits in addresses. */
export const idSchema = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,16}$/)
        .transform(Number),
    ],
    NO_ID,
  )
  .pipe(z.number().int(NO_ID).min(1, NO_ID))

/** 'YYYY-MM-DD', real dates only. */
export const calendarDateSchema = z
  .string(eventTexts.dateRequired)
  .min(1, { error: eventTexts.dateRequired, abort: true })
  .transform((input, ctx) => {
    const date = parseCalendarDate(input)
    if (date !== undefined) return date
    ctx.addIssue({ code: 'custom', message: inputTexts.realDate })
    return z.NEVER
  })
  .meta({ format: 'date' })

/** Money in: a string or number of dollars; integer cents in the code. */
export function amountSchema(texts: AmountTexts) {
  return z.union([z.string(), z.number()], texts.invalid).transform((input, ctx) => toCents(input, texts, ctx))
}

/** The same where there may be none: '' and null clear it. */
export function optionalAmountSchema(texts: AmountTexts) {
  return z
    .union([z.string(), z.number()], texts.invalid)
    .transform((input, ctx): Cents | null => (input === '' ? null : toCents(input, texts, ctx)))
    .nullable()
}

function toCents(input: string | number, texts: AmountTexts, ctx: z.RefinementCtx): Cents {
  const message = amountError(input, texts)
  if (message !== undefined) ctx.addIssue({ code: 'custom', message })
  return parseAmount(input) ?? 0
}

/** Optional free text: '' and null clear it. */
export function optionalText(max: number, what: string) {
  return z
    .string()
    .trim()
    .max(max, inputTexts.tooLong(what, max))
    .refine(canBeStored, inputTexts.cannotStore(what))
    .transform((text) => (text === '' ? null : text))
    .nullable()
}

export function requiredText(max: number, what: string, missing = generalTexts.required(what)) {
  return (
    z
      .string(missing)
      .trim()
      // Spaces and what only joins or separates letters are nothing to read.
      .regex(/[^\p{Z}\p{Cc}\p{Cf}]/u, { error: missing, abort: true })
      .max(max, inputTexts.tooLong(what, max))
      .refine(canBeStored, inputTexts.cannotStore(what))
  )
}

/** One address, never a list or a group: what is stored here is later mailed to. */
export const storedEmailSchema = z
  .string(inputTexts.emailInvalid)
  .trim()
  .max(254, inputTexts.emailInvalid)
  // Before the @ letters of any script, digits and the signs that need no quotes; the full-width ＠ is none of them.
  .regex(
    /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/u,
    inputTexts.emailInvalid,
  )

/** An address that somebody enters. */
export const emailAddressSchema = storedEmailSchema.refine(
  (address) => !imitatesAscii(address),
  refusalTexts.emailImitates,
)

export const optionalEmailSchema = z
  .union([z.literal('').transform(() => null), emailAddressSchema], inputTexts.emailInvalid)
  .nullable()

/** A name by which programs know something (a provider, a product's key), or text that they hand on. */
export function plainText(max: number, min = 0) {
  return z.string().trim().min(min).max(max).refine(canBeStored, inputTexts.cannotBeStored)
}

/** Text as it is kept, spaces and all. */
export function storedText(max: number) {
  return z.string().max(max).refine(canBeStored, inputTexts.cannotBeStored)
}

/** An http(s) link; '' and null clear it. */
export const optionalLinkSchema = z
  .union([z.literal('').transform(() => null), linkSchema()], inputTexts.linkInvalid)
  .nullable()

export function linkSchema() {
  return z.string().trim().max(2048, inputTexts.linkInvalid).refine(isHttpLink, inputTexts.linkInvalid)
}

// Money and instants on the way out.
export const moneyOut = z.string().regex(/^\d+\.\d\d$/)
/** An amount that may be below zero: what is left of a budget. */
export const signedMoneyOut = z.string().regex(/^-?\d+\.\d\d$/)
export const instantOut = z.iso.datetime()
export const dateOut = z.custom<CalendarDate>(isCalendarDate).meta({ type: 'string', format: 'date' })
export const moneyText = (cents: Cents | null): string | null => (cents === null ? null : toDecimal(cents))

function isHttpLink(text: string): boolean {
  // One way to read a text and no second: with two repeats side by side a long wrong link would be tried for hours.
  return /^https?:\/\/[^\s/?#@\\][^\s\\]*$/i.test(text) && canBeStored(text)
}

/**
 * PostgreSQL refuses NUL in text, and half of a surrogate pair in JSON; the other controls (but tab and line breaks) only
 * make trouble on screen and in mails.
 */
function canBeStored(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these are the very characters that are refused
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/u.test(text)
}
