import { areTogether, followsOn, textAt, type Word } from './words.ts'

/**
 * What is said about a word: explicitly 'liked', 'refused' ('no', 'hates', 'not into', 'allergic to'), 'told' as a fact
 * ('has a cat', 'is vegan'), 'elsewhere' where it's true of somebody else or of earlier ('his wife loves wine', 'used to love golf'), or just
 * mentioned. A word that only expresses this ('hates', 'loves') is a cue and names nothing.
 */
export type Polarity = 'liked' | 'refused' | 'told' | 'elsewhere' | 'mentioned' | 'cue'

/** How far a refusal reaches. 'clause': to the next comma; 'all': to the end of the sentence, as allergies do; 'list': over 'a, b and c' or 'a, b or c'. */
type Reach = 'all' | 'and-list' | 'or-list' | 'clause'

/**
 * The polarity of each word of a text, by its place. `isName` says which words belong to the name of something: 'love' in
 * 'love stories' loves nothing.
 */
export function polaritiesOf(words: readonly Word[], isName: readonly boolean[]): Polarity[] {
  const polarities: Polarity[] = words.map(() => 'mentioned')
  let mood: Mood | undefined
  let before: Mood | undefined
  for (let at = 0; at < words.length;) {
    if (words[at]?.after === 'stop') before = undefined
    if (mood && endsAt(words, isName, at, mood.reach)) {
      before = words[at]?.after === 'comma' ? mood : undefined
      mood = undefined
    }
    // 'Her son plays soccer and she likes yoga.' After 'and' a thing that somebody else likes as well can't be told from one that's theirs.
    if (mood?.polarity === 'elsewhere' && goesOn.has(textAt(words, at)) && !isOneMoreOfTheirs(words, at))
      mood = undefined
    if (isOfSomebodyElse(words, at)) mood = { polarity: 'elsewhere', reach: 'clause' }
    const cue = isName[at] ? undefined : cueAt(words, at)
    const isTheirs = cue?.means !== 'refused' || isOneMoreOfTheirs(words, at - 1)
    if (cue && mood?.polarity === 'elsewhere' && followsOn(words, at) && isTheirs) {
      polarities.fill('cue', at, at + cue.length)
      if (turns.has(textAt(words, at))) mood = { polarity: cue.means, reach: cue.reach }
      at += cue.length
    } else if (cue) {
      polarities.fill('cue', at, at + cue.length)
      const harms = isRefused(mood) && mood?.reach === 'all'
      if (cue.backwards) sayBackwards(words, polarities, at, cue.means)
      else if (
        exceptions.has(textAt(words, at)) &&
        isRefused(mood ?? (words[at]?.after === 'comma' ? before : undefined))
      ) {
        if (!harms) mood = { polarity: 'told', reach: 'clause' }
      } else if (!(cue.means === 'liked' && isStillRefused(words, polarities, at)))
        mood = { polarity: cue.means, reach: cue.reach }
      at += cue.length
    } else {
      if (mood) polarities[at] = mood.polarity
      at += 1
    }
  }
  return polarities
}

type Said = 'liked' | 'refused' | 'told' | 'elsewhere'

interface Mood {
  polarity: Said
  reach: Reach
}

function isRefused(mood: Mood | undefined): boolean {
  return mood?.polarity === 'refused'
}

/** 'His wife loves wine', 'her husband Tom collects stamps', 'her late husband collected stamps'. 'My wife' may be the one it's about. */
function isOfSomebodyElse(words: readonly Word[], at: number): boolean {
  if (followsOn(words, at) || !owners.has(textAt(words, at))) return false
  const kin = [at + 1, at + 2].find((place) => someone.has(textAt(words, place)))
  if (kin === undefined || !followsOn(words, kin + 1)) return false
  const isNamed = words[kin + 1]?.isCapital === true && followsOn(words, kin + 2)
  if (!doing.has(textAt(words, kin + 1)) && !(isNamed && doing.has(textAt(words, kin + 2)))) return false
  // 'Her wife loves hiking with her', 'her husband loves grilling and so does she'.
  const end = words.findIndex(({ after }, place) => place > at && after !== 'space')
  const clause = words.slice(kin + 1, end === -1 ? undefined : end).map(({ text }) => text)
  return !/\b(?:with|like|for|taught|makes) (?:her|him|them)\b|\bso (?:does|do|is|are) (?:she|he|they)\b/.test(
    clause.join(' '),
  )
}

/** 'His wife loves wine and hates golf': after 'and' a verb without anybody before it is still hers. */
function isOneMoreOfTheirs(words: readonly Word[], at: number): boolean {
  return textAt(words, at) === 'and' && feeling.has(textAt(words, at + 1))
}

const feeling = new Set(
  `loves likes enjoys adores prefers collects plays hates dislikes loathes detests despises avoids cant cannot doesnt`.split(
    ' ',
  ),
)

const goesOn = new Set(['and', 'now', 'still', 'he', 'she', 'they'])
const owners = new Set(['her', 'his', 'their'])
const someone = new Set(
  `husband wife partner boyfriend girlfriend fiance fiancee son daughter sister brother mother father mom mum dad grandmother grandfather
  grandma grandpa friend roommate boss ex cousin aunt uncle`.split(/\s+/),
)
const doing = new Set('loves loved likes liked enjoys enjoyed plays played collects collected adores adored'.split(' '))

/** 'No chocolate unless it's dark', 'no toys, except wooden ones': what follows a refusal isn't refused, unless it harms. */
const exceptions = new Set(['unless', 'except', 'apart', 'other'])

/** 'Not really into', "isn't that keen on": a word of liking that only completes a refusal. */
function isStillRefused(words: readonly Word[], polarities: readonly Polarity[], at: number): boolean {
  if (turns.has(textAt(words, at))) return false
  // 'No sweets like licorice', but 'no sweets, they like fruit'.
  const isComparison = textAt(words, at) === 'like' && followsOn(words, at) && !subjects.has(textAt(words, at - 1))
  if (isComparison && polarities[at - 1] === 'refused') return true
  for (let before = at - 1; before >= 0; before--) {
    if (!followsOn(words, before + 1)) return false
    if (polarities[before] === 'cue') return isRefusal(textAt(words, before))
    if (!fillers.has(textAt(words, before))) return false
  }
  return false
}

const subjects = new Set(['i', 'we', 'you', 'they', 'kids', 'who', 'would'])
const turns = new Set(['but', 'though', 'although', 'however', 'instead', 'mostly'])
const fillers = new Set(
  'really very that so much at all too even particularly especially a big huge to exactly'.split(' '),
)

function isRefusal(text: string): boolean {
  return cues.get(text)?.means === 'refused'
}

interface Cue {
  length: number
  means: Said
  reach: Reach
  /** Applies to the words before it: 'nut allergy', 'lactose intolerant', 'sugar free'. */
  backwards: boolean
}

function cue(means: Cue['means'], reach: Reach, phrases: string, backwards = false): [string, Cue][] {
  return phrases
    .split(',')
    .map((phrase) => phrase.trim())
    .map((phrase) => [phrase, { length: phrase.split(' ').length, means, reach, backwards }])
}

const cues = new Map<string, Cue>([
  ...cue('refused', 'all', 'allergic to, allergic, allergies to, allergy to, intolerant to, sensitive to, reacts to'),
  ...cue(
    'refused',
    'and-list',
    `hate, hates, hated, dislike, dislikes, disliked, loathe, loathes, detest, detests, despise, despises, cant stand,
    cannot stand, cant bear, cant have, cannot have, cant eat, cannot eat, doesnt like, does not like, dont like, do not like,
    didnt like, did not like, doesnt enjoy, does not enjoy, doesnt want, does not want, dont want, doesnt care for,
    doesnt eat, does not eat, doesnt use, doesnt wear, does not wear, doesnt need, does not need, doesnt read, doesnt drink,
    does not drink, dont drink, doesnt do, sick of, tired of, bored of, bored with, bored by, fed up with, averse to,
    afraid of, scared of, terrified of, avoids, avoid, avoiding, gave up, given up, giving up, has enough, have enough,
    has too many, too many, has plenty of, rather not, please dont, do not, dont, doesnt, does not, isnt, is not, arent,
    wont, cant, cannot, hasnt, never had, refuses, refuse, not allowed, not into, not a fan of, no fan of, isnt into,
    isnt a fan of, not interested in, no interest in, not keen on, not much for, not big on, not one for, not fond of`,
  ),
  ...cue(
    'refused',
    'or-list',
    `no, not, none, without, unless, except, except for, apart from, other than, anything but, nothing, never, no more,
    no longer, not any, neither, nor, stopped, quit, zero, please no, already has, already have, has already,
    already owns`,
  ),
  // German and Spanish, without their accents. What one likes in them needs no cue: whatever is mentioned is liked.
  ...cue('refused', 'all', 'allergisch gegen, allergisch auf, alergico a, alergica a, alergia a, intolerante a'),
  ...cue(
    'refused',
    'or-list',
    `kein, keine, keinen, keinem, keiner, keinerlei, hasst, mag kein, mag keine, mag keinen, odia, no le gusta, no le gustan, no me gusta,
    no me gustan, no quiere, no come, no bebe, nada de`,
  ),
  ...cue(
    'elsewhere',
    'clause',
    `used to love, used to like, used to enjoy, used to play, used to collect, used to be into, grew out of, has grown out of, outgrew,
    has outgrown, too old for, too young for, lost interest in`,
  ),
  ...cue('told', 'and-list', 'has, have, owns, keeps, lives with, shares a home with, is, are, am'),
  ...cue(
    'refused',
    'or-list',
    `allergy, allergies, intolerance, intolerant, free, phobia, phobic, averse, isnt welcome, is not welcome, arent welcome,
    are not welcome, not welcome`,
    true,
  ),
  ...cue(
    'liked',
    'or-list',
    'is fine, is ok, is okay, is welcome, is great, are fine, are ok, are okay, are welcome, are great',
    true,
  ),
  ...cue(
    'liked',
    'or-list',
    `but, love, loves, loved, loving, like, likes, liked, enjoy, enjoys, enjoyed, adore, adores, prefer, prefers, into, fan of,
    a fan of, big fan of, huge fan of, crazy about, mad about, obsessed with, passionate about, keen on, fond of, though,
    although, however, instead, mostly, only wears, only likes, only drinks, only eats, only uses, only reads, only wants, happy with, fine with, ok with, okay with, good with, collects, into all`,
  ),
  // Idioms in which a negation refuses nothing.
  ...cue(
    'liked',
    'or-list',
    `cant get enough of, cannot get enough of, cant live without, cannot live without, never without, not without,
    never misses, never miss, not only, not just, nothing but, doesnt mind, does not mind, dont mind, never tires of,
    no end of, no stranger to, never too old for, not too old for, nobody is too old for, never too young for, not too young for, never grew out of,
    hasnt grown out of, never outgrew, hasnt outgrown, never lost interest in, cant resist, never says no to, cant go without, would not miss, wouldnt miss`,
  ),
])

const longestCue = 5

function cueAt(words: readonly Word[], at: number): Cue | undefined {
  for (let length = longestCue; length > 0; length--) {
    const some = words.slice(at, at + length)
    if (!areTogether(some)) continue
    const found = cues.get(some.map(({ text }) => text).join(' '))
    if (found && !(found.backwards && !followsOn(words, at))) return found
  }
  return undefined
}

/** Whether what was said before no longer holds at this word. */
function endsAt(words: readonly Word[], isName: readonly boolean[], at: number, reach: Reach): boolean {
  const word = words[at]
  if (!word || word.after === 'stop') return true
  if (word.after !== 'comma' || reach === 'all') return false
  if (reach === 'clause') return true
  return !listGoesOn(words, isName, at, reach)
}

/** Whether 'a, b or c' holds together from its comma on: what follows is short and joined by the right word at its end. */
function listGoesOn(words: readonly Word[], isName: readonly boolean[], at: number, reach: Reach): boolean {
  const joins = reach === 'or-list' ? orWords : andOrWords
  let short = 0
  for (let next = at; next < words.length; next++) {
    const word = words[next]
    if (!word || word.after === 'stop') return false
    if (word.after === 'comma') short = 0
    if (joins.has(word.text) && !isName[next]) return true
    if (cueAt(words, next)) return false
    short += 1
    if (short > 3) return false
  }
  return false
}

const orWords = new Set(['or', 'nor'])
const andOrWords = new Set(['or', 'nor', 'and'])

/** 'nut and dairy allergy', 'wine is fine': back to the comma, the sentence's beginning or a cue, at most four words. */
function sayBackwards(words: readonly Word[], polarities: Polarity[], cueAt: number, said: Said): void {
  for (let at = cueAt - 1; at >= Math.max(0, cueAt - 4); at--) {
    if (polarities[at] === 'cue') return
    polarities[at] = said
    if (!followsOn(words, at)) return
  }
}
