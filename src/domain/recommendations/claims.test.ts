import { expect, it } from 'vitest'
import { knownNames } from '../catalogue/interests/known-names.ts'
import { readInterests } from '../catalogue/interests/match.ts'
import { wordsOf } from '../catalogue/interests/words.ts'
import { interestFitFor } from './interest-fit.ts'
import { profileOf } from './profile.ts'
import { reasonsFor } from './reasons.ts'
import { mia, mug, today } from './testing/samples.ts'
import { sentenceOf, type Sentence } from './testing/sentences.ts'

const SENTENCES = 10_000
/** Ideas that share a word with the names, and mean something else. */
const traps = [
  'Green tea tin',
  'Pottery bowl',
  'Teddy bears',
  'War history atlas',
  'Golden retriever mug',
  'Black keys for a piano',
  'Chili peppers in a jar',
  'Pumpkin carving set',
  'Milk frother',
  'Cards for a house of cards',
  'Bee house',
  'Glass candle',
  'Beach towel',
  'Arm warmers',
]

it('whatever is written, nothing is taken for a like that the user did not say, and no reason claims it', () => {
  const wrong: string[] = []
  for (let number = 0; number < SENTENCES; number++) {
    const sentence = sentenceOf(number)
    for (const problem of problemsOf(sentence)) wrong.push(`${problem} · ${JSON.stringify(sentence.text)}`)
  }
  expect(wrong.slice(0, 20)).toEqual([])
})

function problemsOf(sentence: Sentence): string[] {
  const { text, names, likes, refused, conditions } = sentence
  const { liked, quotes, likedWords } = readInterests(text)
  const problems: string[] = []
  const said = [...quotes.values(), ...likedWords]

  for (const name of names) {
    const ids = knownNames.get(keyOf(name))?.ids ?? []
    const isQuoted = said.some((words) => keyOf(words).includes(keyOf(name)) || keyOf(name).endsWith(keyOf(words)))
    if (!isQuoted) problems.push(`${name} is lost`)
    for (const [id, quote] of quotes)
      if (
        isPart(quote, name) &&
        !isWholeName(quote, name) &&
        !ids.includes(id) &&
        !likes.some(({ words }) => keyOf(words).includes(keyOf(quote)))
      )
        problems.push(`${id} from ${name}`)
  }
  for (const condition of conditions)
    for (const one of said) if (isPart(one, condition) && !isDiet(one)) problems.push(`${one} from ${condition}`)
  for (const one of said)
    if (!isIn(one, text)) problems.push(`${one} isn't what was written`)
    else if (refused.some((words) => isPart(one, words)) && !likes.some(({ words }) => isIn(one, words)))
      problems.push(`${one} is refused`)
  return [...problems, ...falseReasons(sentence, liked)]
}

/** Reasons that say a word the user didn't write, or a part of a name. */
function falseReasons({ text, names, likes, refused }: Sentence, liked: readonly string[]): string[] {
  const profile = profileOf({ ...mia, interests: text }, null, today)
  const fitOf = interestFitFor(profile)
  const ideas = [
    ...liked.map((id) => ({ ...mug, title: 'Thing', synonyms: [], interests: [id] })),
    ...traps.map((title) => ({ ...mug, title, synonyms: [], interests: [] })),
  ]
  return ideas.flatMap((idea) => {
    const interest = fitOf(idea)
    const fit = {
      score: 0,
      interest,
      occasion: undefined,
      relationship: undefined,
      loved: undefined,
      inBudget: false,
      forEvent: false,
    }
    return reasonsFor(profile, idea, fit, false).filter((reason) => {
      const claim = /^(?:Because Mia likes|You wrote:) (.+)$/.exec(reason)?.[1]
      if (claim === undefined || !isIn(claim, text)) return true
      const others = [...likes.map(({ words }) => words), ...refused]
      return names.some((name) => isPart(claim, name) && keyOf(name) !== keyOf(claim)) &&
        !others.some((one) => isIn(claim, one))
        ? !names.some((name) => isWholeName(claim, name))
        : false
    })
  })
}

/** 'The Black Keys' without its article. */
function isWholeName(claim: string, name: string): boolean {
  return keyOf(name) === keyOf(claim) || keyOf(name) === `the ${keyOf(claim)}`
}

/** What they keep to, they may be given. */
function isDiet(words: string): boolean {
  return /^(?:vegan|vegetarian|halal|kosher)$/i.test(words)
}

function isIn(words: string, text: string): boolean {
  return ` ${keyOf(text)} `.includes(` ${keyOf(words)} `)
}

function isPart(words: string, whole: string): boolean {
  return isIn(words, whole)
}

const keys = new Map<string, string>()

/** Kept: it's asked for the same words hundreds of times. */
function keyOf(text: string): string {
  const key =
    keys.get(text) ??
    wordsOf(text)
      .map((word) => word.text)
      .join(' ')
  keys.set(text, key)
  return key
}
