import { dateParts, calendarDate, type CalendarDate } from '../shared/calendar-date.ts'
import { parseAmount, type Cents } from '../shared/money.ts'
import { foldText } from '../shared/search-text.ts'
import { linkSchema } from '../shared/wire.ts'
import { exportTexts } from '../texts/exports.ts'
import { importFileTexts } from '../texts/import-files.ts'
import { isNoDate, readDate, type DateReading } from './file-date.ts'
import type { FoundGift } from './found-gift.ts'
import { cut, plainLine, plainParagraphs } from './plain-text.ts'

/** The cells of one row about a gift, as they are. */
export interface RawGift {
  title: string
  description: string
  price: string
  pricePaid: string
  link: string
  type: string
  /** 'Idea', 'Bought', 'yes' … */
  status: string
  event: string
  date: string
}

/** The gift as a gift idea can hold it; undefined without a name. */
export function describeGift(raw: RawGift, reading: DateReading, problems: string[]): FoundGift | undefined {
  const title = cut(plainLine(raw.title), MAX_TITLE)
  if (title === '') return undefined
  const date = readDay(raw.date, reading)
  if (date === undefined) problems.push(importFileTexts.giftDate(title, shown(raw.date)))
  const [price, pricePaid] = [raw.price, raw.pricePaid].map((text) => {
    const cents = readPrice(text)
    if (cents === undefined) problems.push(importFileTexts.giftPrice(title, shown(text)))
    return cents ?? null
  })
  const link = plainLine(raw.link)
  return {
    title,
    description: cut(plainParagraphs(raw.description), MAX_DESCRIPTION) || null,
    price: price ?? null,
    pricePaid: pricePaid ?? null,
    productUrl: linkSchema().safeParse(link).success ? link : null,
    itemType: foldText(raw.type.slice(0, 40)) === foldText(exportTexts.giftType.card) ? 'card' : 'gift',
    ...stateOf(raw.status, date ?? null, reading.today),
    event: cut(plainLine(raw.event), MAX_EVENT) || null,
  }
}

const MAX_TITLE = 300
const MAX_DESCRIPTION = 5_000
const MAX_EVENT = 200
/** Of what a file says, within a sentence. */
const MAX_SHOWN = 40

function shown(text: string): string {
  return cut(plainLine(text), MAX_SHOWN)
}

/** A year alone is its last day. Null for no date, undefined for what isn't one. */
function readDay(text: string, reading: DateReading): CalendarDate | null | undefined {
  if (isNoDate(text)) return null
  const { year, month, day } = readDate({ text }, reading) ?? {}
  if (year === undefined) return undefined
  if (month !== undefined && day !== undefined) return calendarDate(year, month, day)
  return month === undefined && year < dateParts(reading.today).year ? calendarDate(year, 12, 31) : undefined
}

/** '$1,234.50', '1.234,50 €' and '25'; null for none, undefined for what is no price. */
function readPrice(text: string): Cents | null | undefined {
  const digits = text.slice(0, MAX_SHOWN).replaceAll(/[\p{Sc}\p{L}\p{Z}']/gu, '')
  if (text.trim() === '') return null
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(digits)
  if (!match) return undefined
  return parseAmount(`${(match[1] ?? '').replaceAll(/[.,]/g, '')}.${match[2] ?? '0'}`)
}

function stateOf(status: string, date: CalendarDate | null, today: CalendarDate): Pick<FoundGift, 'state' | 'date'> {
  const word = foldText(status.slice(0, 40))
  const isOver = date !== null && date < today
  if (isOver && !NOT_GIVEN.has(word)) return { state: 'given', date }
  if (GIVEN.has(word) || BOUGHT.has(word)) return { state: 'bought', date }
  return { state: ASSIGNED.has(word) ? 'assigned' : 'idea', date: null }
}

const GIVEN = new Set([
  'given',
  'yes',
  'y',
  'x',
  'true',
  '1',
  '✓',
  'done',
  'verschenkt',
  'ja',
  'regalado',
  'si',
  'offert',
  'oui',
])
const BOUGHT = new Set(['bought', 'purchased', 'ordered', 'gekauft', 'comprado', 'achete'])
const ASSIGNED = new Set(['assigned', 'planned', 'geplant', 'planeado', 'prevu'])
const NOT_GIVEN = new Set(['idea', 'ideas', 'no', 'n', 'false', '0', 'idee', 'nein', 'non', 'not given', ...ASSIGNED])
