import { take } from './take.ts'

/** Everyone from the one age to the other, in whole years. */
export interface Ages {
  from: number
  to: number
}

/**
 * Whose age a folded search names, and the text without it: '5 year old', '12yo', 'kids 8-10', 'teen', '50th birthday'. An idea has to
 * suit all ages of a group, so groups are named by their middle: a gift for teens suits those of 14 to 17.
 */
export function readAges(text: string): { ages?: Ages; rest: string } {
  for (const { pattern, read } of phrases) {
    const { found, rest } = take(text, pattern)
    const ages = found && read(...found.slice(1).map(numberOf))
    if (ages && ages.to <= OLDEST) return { ages, rest }
  }
  for (const [pattern, from, to] of groups) {
    const { found, rest } = take(text, pattern)
    if (found) return { ages: { from, to }, rest }
  }
  return { rest: text }
}

const OLDEST = 120

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const count = String.raw`(\d{1,3}|${numbers.join('|')})`
const people = String.raw`(?:kids?|child(?:ren)?|boys?|girls?|toddlers?|toys?|teens?|people)`
const years = String.raw`[\s-]*(?:years?|yrs?|yr|y)(?:'s)?[\s/.-]*(?:olds?|o)s?\b`

const phrases: { pattern: RegExp; read: (...ends: number[]) => Ages | undefined }[] = [
  {
    pattern: new RegExp(String.raw`\b(?:for )?${count} ?(?:-|–|to|or) ?${count}${years}`),
    read: (from = 0, to = 0) => ({ from, to }),
  },
  {
    pattern: new RegExp(String.raw`\b(?:(?:ages?|aged) |${people} )(\d{1,3}) ?(?:-|–|to) ?(\d{1,3})\b`),
    read: (from = 0, to = 0) => (from <= to ? { from, to } : undefined),
  },
  {
    pattern: new RegExp(String.raw`\b(?:for )?(?:an? )?${count}${years}`),
    read: (age = 0) => ({ from: age, to: age }),
  },
  {
    pattern:
      /\b(?:for )?(?:an? )?(\d{1,2})[\s-]*(?:months?|mos?)(?:[\s-]*olds?)?\b(?! (?:calendar|planner|membership|subscription))/,
    read: (months = 0) => ({ from: Math.floor(months / 12), to: Math.floor(months / 12) }),
  },
  { pattern: /\b(?:in (?:her|his|their) )(\d0)'?s\b/, read: (age = 0) => ({ from: age + 3, to: age + 7 }) },
  {
    pattern: new RegExp(String.raw`\b(?:ages?|aged|turning|turns) ${count}\b\+?(?! and under)`),
    read: (age = 0) => ({ from: age, to: age }),
  },
  { pattern: /\b(\d{1,3})(?:st|nd|rd|th)(?= (?:birthday|bday|b-day)\b)/, read: (age = 0) => ({ from: age, to: age }) },
  {
    pattern: new RegExp(String.raw`\b${people} (?:under|below) (\d{1,2})s?\b`),
    read: (age = 0) => (age > 0 && age <= 18 ? { from: Math.max(0, age - 2), to: age - 1 } : undefined),
  },
  {
    pattern: /\bunder (\d)s?$/,
    read: (age = 0) => (age > 0 ? { from: Math.max(0, age - 2), to: age - 1 } : undefined),
  },
]

const groups: [RegExp, number, number][] = [
  [
    /\b(?:newborns?|infants?|bab(?:y|ies))(?= (?:gifts?|presents?|boys?|girls?|toys?)\b)|^(?:newborns?|infants?|bab(?:y|ies))$/,
    0,
    0,
  ],
  [/\b(?:newborns?|infants?)\b/, 0, 0],
  [/\btoddlers?\b/, 2, 2],
  [/\b(?:preschool(?:ers?)?|kindergart(?:en|ners?|eners?))\b/, 4, 5],
  [/\b(?:pre-?teens?|tweens?|tweenagers?)\b/, 10, 12],
  [/\b(?:teen(?:age)?s?|teenagers?|adolescents?)\b/, 14, 17],
  [/\b(?:in college|college students?|university students?|undergrads?)\b/, 19, 21],
  [/\b(?:senior citizens?|seniors?|elderly|old (?:man|woman|lady|people|person)|older adults?|pensioners?)\b/, 70, 80],
  [/\b(?:for )?(?:adults?|grown-? ?ups?)\b/, 30, 50],
  [/\bfor (?:kids?|children|little (?:boys?|girls?|ones?))\b|\b(?:boys|girls)\b/, 7, 9],
]

function numberOf(text: string): number {
  const word = numbers.indexOf(text)
  return word === -1 ? Number(text) : word + 1
}
