import { plainLine } from '../plain-text.ts'

/** What the title of a calendar's event says: whose day it is, and since when. */
export interface NamedDay {
  kind: 'birthday' | 'anniversary'
  /** '' where the title names nobody, such as 'Happy birthday!'. */
  name: string
  /** From '(1990)'. */
  year?: number
}

/**
 * Undefined for a title that says neither birthday nor anniversary.
 * @param isBirthday something else says so, such as the calendar's name; then the title may be the name alone
 */
export function readTitle(title: string, isBirthday = false): NamedDay | undefined {
  const isRing = title.includes('💍')
  const isCake = /[🎂🎉🎈]/u.test(title)
  const { text, year } = withoutYear(plainLine(title).slice(0, MAX_TITLE))
  for (const { kind, before, after, alone } of forms) {
    const name = alone.test(text) ? '' : (before.exec(text)?.[1] ?? nameAfter(after, text))
    if (name !== undefined) return { kind, name: cleaned(name), ...(year !== undefined && { year }) }
  }
  // "Ann's birthday dinner" is neither her birthday nor her name.
  if (sayingDay.test(text)) return isBirthday ? { kind: 'birthday', name: '' } : undefined
  if (!isRing && !isCake && !isBirthday) return undefined
  return { kind: isRing ? 'anniversary' : 'birthday', name: cleaned(text), ...(year !== undefined && { year }) }
}

/** The name alone, where the title is nothing else. */
export function nameOfTitle(title: string): Omit<NamedDay, 'kind'> {
  const { text, year } = withoutYear(plainLine(title).slice(0, MAX_TITLE))
  return { name: cleaned(text), ...(year !== undefined && { year }) }
}

/** Whether a calendar's or a category's name says that its events are birthdays. */
export function saysBirthday(text: string): boolean {
  return new RegExp(BIRTHDAY, 'iu').test(text.slice(0, MAX_TITLE))
}

const MAX_TITLE = 300

const BIRTHDAY = [
  'birthdays?',
  'b-?days?',
  'geburtstage?',
  'cumplea(?:ñ|n)os',
  'cumple',
  'anniversaires?',
  'compleann[oi]',
  'verjaardag(?:en)?',
  'anivers[áÁ]rios?',
  'födelsedag(?:ar)?',
  'fødselsdag(?:e)?',
  'syntymäpäivä',
  'urodziny',
].join('|')
const ANNIVERSARY = [
  '(?:wedding )?anniversary',
  'hochzeitstag',
  'jahrestag',
  'aniversario(?: de (?:bodas?|matrimonio))?',
  'anniversaire de mariage',
  'anniversario(?: di matrimonio)?',
  'trouwdag',
].join('|')

/** Also as the beginning of a longer word: 'Geburtstagsessen'. */
const sayingDay = new RegExp(String.raw`(?<![\p{L}-])(?:${ANNIVERSARY}|${BIRTHDAY})`, 'iu')

/** Anniversaries first: the French word for a birthday is a part of theirs. */
const forms = [formsOf('anniversary', ANNIVERSARY), formsOf('birthday', BIRTHDAY)]

function formsOf(kind: NamedDay['kind'], words: string) {
  return {
    kind,
    // "Ada's 1st birthday", "James' birthday", 'Ada – Geburtstag', 'Ada hat Geburtstag', 'Ada (birthday)'
    before: new RegExp(
      String.raw`^(.+?)(?:['’´]s|['’´]| hat|:| [-–—])? ?(?:\d+(?:st|nd|rd|th|\.) )?\(?\b(?:${words})\)?$`,
      'iu',
    ),
    // 'Birthday of Ada', 'Geburtstag: Ada', "L'anniversaire d'Ada", 'Happy birthday Ada'
    after: new RegExp(
      String.raw`^(?:happy |l['’])?(?:\d+\. )?(?:${words})(?: (?:of|for|von|vom|für|del?|des|du|di|van|do|da|av) | d['’]|[:,] ?| [-–—] | )(.+)$`,
      'iu',
    ),
    // 'Happy birthday'
    alone: new RegExp(String.raw`^(?:happy )?(?:${words})$`, 'iu'),
  }
}

/** A word in lower case is no name: 'Birthday party'. */
function nameAfter(pattern: RegExp, text: string): string | undefined {
  const name = pattern.exec(text)?.[1]
  return name !== undefined && /^\p{Ll}/u.test(name) ? '' : name
}

/** Without pictures at the edges, and without the year or the age in parentheses at the end. */
function withoutYear(title: string): { text: string; year?: number } {
  const text = title
    .replaceAll(/\p{Extended_Pictographic}|\u200D|\uFE0F/gu, '')
    .replaceAll(/[!¡*†]/g, '')
    .trim()
  const match = /^(.*\S) ?\((?:[^()\d]{0,20}(\d{1,4})[^()\d]{0,20})\)$/u.exec(text)
  if (!match) return { text }
  const [, before = '', digits = ''] = match
  return digits.length === 4 ? { text: before, year: Number(digits) } : { text: before }
}

function cleaned(name: string): string {
  return name.replaceAll(/^[\s:,–—-]+|[\s:,–—-]+$/g, '')
}
