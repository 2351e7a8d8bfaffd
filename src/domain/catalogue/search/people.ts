import { foldText } from '../../shared/search-text.ts'
import { bondOf, relationshipWords, type Bond } from '../../recommendations/relationships.ts'
import { take } from './take.ts'

export interface PersonRead {
  /** Whom the gift is for: 'grandma'. */
  bond?: Bond
  /** The word for them, which texts may have too: 'teacher'. */
  word?: string
  gender?: 'male' | 'female'
  rest: string
}

/** Whom a folded search names, and the text without it: 'gift for my brother-in-law', 'present for a girl'. */
export function readPerson(text: string): PersonRead {
  const { found, rest } = take(text, person)
  const word = found && (nicknames.get(found[1] ?? '') ?? found[1])
  const gender = genderOf(text)
  return {
    ...(word !== null && word !== undefined && { bond: bondOf(word), word }),
    ...(gender && { gender }),
    rest: withoutGender(word === null ? text : rest),
  }
}

/** 'Kids' and 'baby' are ages. */
const ages = new Set(['child', 'kid', 'baby', 'student', 'pupil', 'customer', 'client', 'family', 'twin'])
const nicknames = new Map(
  Object.entries({
    mother: 'mommy mummy stepmom stepmother moms mothers mamas',
    father: 'daddy stepdad stepfather dads fathers pops',
    grandmother: 'gran granny nan nanny nonna abuela oma mimi grandmas',
    grandfather: 'gramps granddad grandad opa pop-pop grandpas',
    grandparent: 'grandparents',
    wife: 'wifey',
    husband: 'hubby',
    sister: 'sis sisters stepsister',
    brother: 'bro brothers stepbrother',
    girlfriend: 'gf',
    boyfriend: 'bf',
    'best friend': 'bestie bff',
    aunt: 'auntie aunty',
    colleague: 'co-worker coworkers colleagues workmate office-mate',
    teacher: 'teachers',
    friend: 'friends buddy pal',
    neighbor: 'neighbors neighbours',
    son: 'sons',
    daughter: 'daughters',
    niece: 'nieces',
    nephew: 'nephews',
    cousin: 'cousins',
  }).flatMap(([one, others]) => others.split(' ').map((other): [string, string] => [other, one])),
)

const names = [...new Set([...relationshipWords().map(foldText), ...nicknames.keys()])]
  .filter((name) => !ages.has(name))
  .toSorted((one, other) => other.length - one.length)

/** Not "mother's day", and not 'teacher appreciation'. */
const person = new RegExp(
  String.raw`(?:\b(?:for |to )?(?:my |our |your |his |her |the |a |an )?)(?<!\b(?:new|first[ -]time|expecting|dog|cat|plant|imaginary) )\b((?:${names.map((name) => name.replaceAll(' ', '[ -]')).join('|')})(?:[ -]in[ -]law)?)(?:'s|s')?\b(?!'?s? day\b)`,
)

const female =
  'woman women womens girl girls lady ladies female her mother mom mum mama grandmother grandma granny nana wife girlfriend sister daughter niece aunt fiancee goddaughter granddaughter'.split(
    ' ',
  )
const male =
  'man men mens boy boys guy guys gentleman male him father dad papa grandfather grandpa husband boyfriend brother son nephew uncle fiance godson grandson'.split(
    ' ',
  )

/** Undefined for both, as in 'for him and her'. */
function genderOf(text: string): 'male' | 'female' | undefined {
  const words = text
    .replaceAll(/\b(?:mother|father)'?s'? day\b/g, '')
    .split(/[^\p{L}]+/u)
    .map((word) => nicknames.get(word) ?? word)
  const isFor = (list: readonly string[]) => words.some((word) => list.includes(word))
  if (isFor(female) === isFor(male)) return undefined
  return isFor(female) ? 'female' : 'male'
}

function withoutGender(text: string): string {
  return text.replaceAll(
    /\b(?:for )?(?:an? )?(?:wom[ae]n|m[ae]n|girl|boy|lad(?:y|ies)|guy|gentlem[ae]n|female|male)(?:'s|s'|s)?\b|\bfor (?:him|her|them)\b/g,
    ' ',
  )
}
