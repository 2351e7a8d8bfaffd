import { factWords } from './fact-words.ts'
import { namesOf, type Name } from './names.ts'
import { canBeLiked, isLight, isOfTheBody, nounPhrasesOf, type NounPhrase } from './noun-phrases.ts'
import { adjectives, functionWords, plainVerbs } from './plain-words.ts'
import { polaritiesOf, type Polarity } from './polarity.ts'
import { tellsSomething } from './telling-words.ts'
import { isDone, joins, likeOthers, lookUp, phrasesOf, vocabulary, type Phrase } from './phrases.ts'
import { areTogether, followsOn, gerundOf, readable, textAt, wordsOf, type Word } from './words.ts'

/** What a free text mentions. */
export interface Mentions {
  /** Ids of the vocabulary, in the order in which they're mentioned. */
  liked: string[]
  /** The user's words for each of them. */
  quotes: ReadonlyMap<string, string>
  /** Those of which only things are named, and which: 'westerns', of all movies. */
  narrowed: ReadonlyMap<string, readonly string[]>
  refused: string[]
  /** Ids that are mentioned only in part: 'building things' may mean building bricks or building models. */
  hinted: string[]
  /** What the vocabulary doesn't know, in the user's words and phrase by phrase, to search by. */
  likedWords: string[]
  /** Meaningful words of everything that is liked, whether the vocabulary knows them or not; never a part of a name. */
  ownWords: string[]
  /** The same words, those that belong together in one string: 'roman history', 'long walk'. */
  ownPhrases: string[]
  /** Those of them that are names: they mean nothing but themselves. */
  names: string[]
  /** Everything that is liked, phrase by phrase, as it's compared with the tastes of ideas. */
  tastes: Taste[]
  /** What is refused of a kind: 'gold jewelry' leaves other jewelry. All its parts must meet. */
  refusals: Refusal[]
  /** Every word that is refused, in the vocabulary or not. */
  refusedWords: string[]
}

/** A phrase of what is liked, to be compared with the tastes for which ideas are right. */
export interface Taste {
  /** All of its words in the singular, names included. */
  words: string
  /** The interests that it names. */
  ids: readonly string[]
}

/**
 * Parts of a refused noun phrase. A part meets by its stem (by its singular, if its stem might be something else's), by one of its ids, or by
 * what it means of a gift (refused-kinds.ts): 'giftcard' is a gift card.
 */
export interface Refusal {
  /** The user's words. */
  said: string
  /** What it's about, in the singular: 'jewelry' in 'gold jewelry'. */
  head: string
  parts: readonly { stem: string; ids: readonly string[] }[]
}

/** 'Other interests' of a contact: whatever is mentioned is liked unless explicitly refused; 'has a dog' counts, too. */
export function readInterests(text: string): Mentions {
  return read(text, (polarity) => (polarity === 'refused' ? 'refused' : polarity === 'elsewhere' ? 'told' : 'liked'))
}

/** 'Please no …' of a contact: whatever is mentioned is refused unless explicitly liked ('prefers tea'). */
export function readDislikes(text: string): Mentions {
  return read(text, (polarity, word, isExplained) => {
    if (polarity === 'liked' || polarity === 'told') return polarity
    return (polarity === 'mentioned' || polarity === 'elsewhere') && (isExplained || factWords.has(word.singular))
      ? 'told'
      : 'refused'
  })
}

/** 'Allergies' of a contact: whatever is mentioned is refused, however it's put. */
export function readAllergies(text: string): Mentions {
  return read(text, () => 'refused')
}

/** What is told of an allergy elsewhere: refused as well, unless it's liked. */
export function readAllergyTold(text: string): Mentions {
  return read(text, (polarity) => (polarity === 'liked' ? 'liked' : 'refused'))
}

type Side = 'liked' | 'told' | 'refused'

function read(text: string, sideOfWord: (polarity: Polarity, word: Word, isExplained: boolean) => Side): Mentions {
  const source = readable(text)
  const words = wordsOf(text)
  const names = namesIn(words, source)
  const polarities = polaritiesOf(words, markPlaces(words, [...names, ...phrasesOf(words).filter(isLong)]))
  const explained = explainedIn(words)
  const sides = words.map((word, at) => sideOfWord(polarities[at] ?? 'mentioned', word, explained[at] === true))
  const inName = markPlaces(words, names)
  const phrases = phrasesOf(words, polarities, inName)
  const isNamed = markPlaces(words, phrases)
  const group = (at: number) => (polarities[at] === 'cue' || inName[at] ? undefined : sides[at])
  const nounPhrases = nounPhrasesOf(words, group, (at) => isNamed[at] === true)
  const quote = (from: number, to: number) => source.slice(words[from]?.from, words[to - 1]?.to)

  const liked = new Map<string, string>()
  const likedWords = new Set<string>()
  const hinted = new Set<string>()
  const narrowed = new Map<string, string[]>()
  const refused = new Set<string>()
  const refusals: Refusal[] = []
  const like = (ids: readonly string[], said: string, narrowly = false) => {
    for (const id of ids) {
      const its = narrowed.get(id) ?? (liked.has(id) ? undefined : [])
      if (narrowly && its) narrowed.set(id, [...its, said])
      if (!narrowly) narrowed.delete(id)
      if (!liked.has(id)) liked.set(id, said)
    }
  }
  const together = joined(nounPhrases)
  const inOrder = [
    ...names
      .filter(({ from }) => !together.some((one) => one.from <= from && from < one.to))
      .map((name) => ({ from: name.from, read: () => readName(name) })),
    ...together.map((one) => ({ from: one.from, read: () => readNounPhrase(one) })),
  ]
  for (const one of inOrder.toSorted((a, b) => a.from - b.from)) one.read()
  // Someone who hates cooking and 'loves good food' doesn't want a pan.
  for (const id of refused) liked.delete(id)

  const ownNames = names
    .filter(({ from }) => sides[from] === 'liked')
    .map(({ from, length }) => quote(from, from + length))
  return {
    liked: [...liked.keys()],
    quotes: liked,
    narrowed: new Map([...narrowed].filter(([id]) => liked.has(id))),
    refused: [...refused],
    hinted: [...hinted].filter((id) => !liked.has(id) && !refused.has(id)),
    likedWords: [...likedWords],
    names: [...new Set(ownNames)],
    refusals,
    ownWords: tellingWords('liked'),
    ownPhrases: tellingPhrases(),
    tastes: tastesTold(),
    refusedWords: tellingWords('refused'),
  }

  /**
   * 'Books about war', 'books about Rome', 'clothes made of wool' and 'toys that make noise' are refused as one.
   * So are 'Star Wars toys'. 'No sugar in his coffee' says where, and refuses sugar.
   */
  function joined(some: readonly NounPhrase[]): NounPhrase[] {
    const all: NounPhrase[] = []
    const named = names.map(({ from, length }) => ({ from, to: from + length }))
    for (const one of [...some, ...named].toSorted((a, b) => a.from - b.from)) {
      const before = all.at(-1)
      const isRefused = sides[one.from] === 'refused'
      const name = named.find(({ to }) => isRefused && to === one.from && followsOn(words, to))
      if (before && isRefused && (before.to === name?.to || describesRefused(before, one))) before.to = one.to
      else if (!inName[one.from]) all.push({ from: name?.from ?? one.from, to: one.to })
    }
    return all
  }

  function describesRefused(before: NounPhrase, { from, to }: NounPhrase): boolean {
    if (sides[before.from] !== 'refused') return false
    const link = words.slice(before.to, from)
    if (link.length === 0 || !areTogether(words.slice(before.to - 1, from + 1))) return false
    const [first, ...more] = link[0]?.text === 'made' ? link.slice(1) : link
    if (first && prepositions.has(first.text))
      return (
        more.every(({ text }) => functionWords.has(text) && !joins.has(text)) &&
        !(joins.has(first.text) && more.some(({ text }) => owners.has(text)))
      )
    return (
      relatives.has(textAt(link, 0)) &&
      to === from + 1 &&
      madeOrNeeded.has(textAt(words, from)) &&
      link.every(({ text }) => functionWords.has(text) || plainVerbs.has(text))
    )
  }

  function readName({ from, length, ids }: Name): void {
    const said = quote(from, from + length)
    if (length === 1 && isOfTheBody(words[from] as Word)) return
    if (sides[from] === 'liked') {
      like(ids, said)
      likedWords.add(said)
    } else if (sides[from] === 'refused') {
      refusals.push({ said, head: '', parts: words.slice(from, from + length).map(asPart) })
    }
  }

  function readNounPhrase({ from, to }: NounPhrase): void {
    const inside = phrases.filter((one) => one.from >= from && one.from < to)
    if (sides[from] === 'liked') readLiking({ from, to }, inside)
    if (sides[from] === 'refused') readRefusal({ from, to }, inside)
  }

  /** What is named at its end is liked; what only describes something else is hinted at: 'garden gnomes'. */
  function readLiking({ from, to }: NounPhrase, inside: readonly Phrase[]): void {
    if (followsOn(words, from) && beforeTimes.has(textAt(words, from - 1))) return
    const telling = placesFrom(from, to).filter((at) => isNamed[at] || canBeLiked(words[at] as Word))
    const naming = telling.filter((at) => isNamed[at] || !isLight(words[at] as Word))
    const unknown = naming.filter((at) => !isNamed[at])
    const last = unknown.at(-1)
    for (const phrase of inside) {
      if (last === undefined || phrase.from > last)
        like(phrase.ids, quote(phrase.from, phrase.from + phrase.length), isNarrow(phrase))
      else for (const id of phrase.ids) hinted.add(id)
    }
    // 'Toys' alone is what they like, 'lover' after something else isn't.
    const isAlone = inside.length === 0 && !(inName[from - 1] === true && followsOn(words, from))
    const lone = isAlone ? (unknown.length > 0 ? unknown : telling) : unknown
    const [start] = telling
    const end = unknown.length > 0 ? naming.at(-1) : telling.at(-1)
    if (lone.length === 0 || start === undefined || end === undefined) return
    likedWords.add(quote(start, end + 1))
    for (const at of lone) for (const id of vocabulary().parts.get((words[at] as Word).stem) ?? []) hinted.add(id)
  }

  /** All of a kind if only the kind is named, otherwise what is of the kind and as described. */
  function readRefusal({ from, to }: NounPhrase, inside: readonly Phrase[]): void {
    if (placesFrom(from, to).some((at) => isGiftCard(words[at], words[at + 1])))
      return refuse(from, to, [{ stem: 'giftcard', ids: [] }])
    const rest = placesFrom(from, to).filter((at) => !isNamed[at] && tellsSomething(words[at] as Word))
    const [only] = inside
    if (only && inside.length === 1 && rest.every(isBroad) && isKind(only)) {
      for (const id of only.ids) refused.add(id)
      refuse(
        from,
        to,
        words
          .slice(only.from, only.from + only.length)
          .filter(({ text }) => !joins.has(text))
          .map(asPart),
      )
      return
    }
    const kinds = inside.filter(isKind)
    const byWord = markPlaces(
      words,
      inside.filter((phrase) => !isKind(phrase)),
    )
    const [verbal] = inside.filter((phrase) => !isKind(phrase) && plainVerbs.has(textAt(words, phrase.from)))
    const done = verbal && lookUp(words.slice(verbal.from + 1, verbal.from + verbal.length), 'singular')
    // 'Hates watching football' is about football.
    if (done) for (const id of done) refused.add(id)
    const described = placesFrom(from, to).filter(
      (at) => (byWord[at] && !isGrammar(words[at] as Word)) || (rest.includes(at) && !isBroad(at)),
    )
    const parts = [
      ...kinds.map(({ from: at, length, ids }) => ({ stem: (words[at + length - 1] as Word).stem, ids })),
      ...described.map((at) => asPart(words[at] as Word)),
    ]
    if (parts.length > 0) refuse(from, to, parts)
  }

  function refuse(from: number, to: number, parts: Refusal['parts']): void {
    const head = words.slice(from, to).findLast(tellsSomething)?.singular ?? ''
    refusals.push({ said: quote(from, to), head, parts })
  }

  function isBroad(at: number): boolean {
    return veryBroad.has(words[at]?.singular ?? '')
  }

  /**
   * Someone who is allergic to wool and nuts may knit with cotton, and who wants no yarn may like a bag for it; what isn't dark
   * chocolate may be welcome.
   */
  function isKind(phrase: Phrase): boolean {
    const { text = '', singular = '' } = words[phrase.from] ?? {}
    const isThing = materials.has(singular) || thingsMade.has(text) || adjectives.has(text)
    return !(phrase.length === 1 && isThing) && !isNarrow(phrase)
  }

  function isNarrow({ from, length }: Phrase): boolean {
    return vocabulary().narrow.has(
      words
        .slice(from, from + length)
        .map(({ singular }) => singular)
        .join(''),
    )
  }

  function tellingWords(side: Side): string[] {
    const telling = words.filter(
      (word, at) => polarities[at] !== 'cue' && sides[at] === side && !inName[at] && tellsSomething(word),
    )
    return [...new Set(telling.map(({ singular }) => singular))]
  }

  /** What is liked, divided at commas, stops and conjunctions, by the words that tell something. */
  function tellingPhrases(): string[] {
    const telling = placesTold((at) => !inName[at] && !joins.has(textAt(words, at))).map((places) =>
      places.flatMap((at) => (tellsSomething(words[at] as Word) ? [(words[at] as Word).singular] : [])),
    )
    return [...new Set(telling.filter(({ length }) => length > 0).map((some) => some.join(' ')))]
  }

  /** The same with names and every word: 'running' tells nothing in a phrase, and everything by itself. 'Loves to paint' is 'painting'. */
  function tastesTold(): Taste[] {
    return placesTold((at) => !divides.has(textAt(words, at))).map((places) => ({
      words: places
        .map((at) => (isDone(words, polarities, at) ? gerundOf(textAt(words, at)) : words[at]?.singular))
        .join(' '),
      ids: phrases.filter(({ from }) => places.includes(from)).flatMap(({ ids }) => ids),
    }))
  }

  /** Where what is liked is told, phrase by phrase. */
  function placesTold(isPart: (at: number) => boolean): number[][] {
    const told: number[][] = [[]]
    for (const [at, word] of words.entries()) {
      const isTold = polarities[at] !== 'cue' && sides[at] === 'liked' && isPart(at)
      if (word.after !== 'space' || !isTold) told.push([])
      if (isTold) told.at(-1)?.push(at)
    }
    return told.filter(({ length }) => length > 0)
  }
}

/** A 'gift card' is no card. */
function isGiftCard(first: Word | undefined, second: Word | undefined): boolean {
  if (first?.singular === 'giftcard') return true
  return first?.text === 'gift' && second?.after === 'space' && /^(?:card|certificate|voucher)$/.test(second.singular)
}

function isGrammar({ text }: Word): boolean {
  return joins.has(text) || functionWords.has(text) || plainVerbs.has(text)
}

function isLong({ length }: Phrase): boolean {
  return length > 1
}

/**
 * Paintings are things; what has been painted, or is to be, isn't refused with them. Nor is what slips with slippers, or who hates
 * something with hats.
 */
function asPart({ text, singular, stem }: Word): Refusal['parts'][number] {
  const isThing = /(?:ings|ers?)$/.test(text) || likeOthers.has(singular)
  return { stem: isThing ? singular : stem, ids: [] }
}

function placesFrom(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

/** Which words are in one of these. */
function markPlaces(words: readonly Word[], some: readonly { from: number; length: number }[]): boolean[] {
  const marked = words.map(() => false)
  for (const { from, length } of some) marked.fill(true, from, from + length)
  return marked
}

/** Which words after a comma only say why, or what instead: 'no plants, she kills them', 'mugs, only books'. */
function explainedIn(words: readonly Word[]): boolean[] {
  let isExplained = false
  return words.map(({ text, after }, at) => {
    if (after === 'space') return isExplained
    const end = words.findIndex((word, place) => place > at && word.after !== 'space')
    const last = textAt(words, (end === -1 ? words.length : end) - 1)
    const isTheirs = owners.has(text) && household.has(words[at + 1]?.singular ?? '')
    const between = words.slice(at + (isTheirs ? 2 : 1), end === -1 ? undefined : end)
    // 'The dog breaks them': what is between the two is a verb.
    const namesNothing =
      between.length === 2 || between.every((word) => functionWords.has(word.text) || plainVerbs.has(word.text))
    const saysWhy = (subjects.has(text) || isTheirs) && namesNothing && objects.has(last)
    isExplained = after === 'comma' && (saysWhy || text === 'only' || last === 'only')
    return isExplained
  })
}

function namesIn(words: readonly Word[], source: string): Name[] {
  const noNames = words.map(() => false)
  const cues = polaritiesOf(words, noNames)
  const isOrdinary = (some: readonly Word[]) => lookUp(some, 'singular') !== undefined
  return namesOf(words, !/\p{Ll}/u.test(source), (at) => cues[at] === 'cue', isOrdinary)
}

/** What divides two tastes. Prepositions don't: 'coffee at the diner' is one. */
const divides = new Set(['and', 'or', 'und', 'oder', 'y', 'o'])
const subjects = new Set(['he', 'she', 'they', 'it'])
const objects = new Set(['them', 'it', 'those', 'her', 'him', 'me', 'us'])
const owners = new Set(['the', 'our', 'his', 'her', 'their', 'my'])
const household = new Set(['dog', 'cat', 'puppy', 'kitten', 'baby', 'toddler', 'kid', 'child', 'husband', 'wife'])

/** 'Until spring', 'since the operation': when, not what. */
const beforeTimes = new Set(['until', 'till', 'since', 'during', 'before', 'after'])
const relatives = new Set(['that', 'which'])
/** What things make or need: quiet toys aren't refused with 'toys that make noise'. */
const madeOrNeeded = new Set(
  'noise noises sound sounds mess battery batteries assembly wifi internet app apps'.split(' '),
)
const prepositions = new Set(['about', 'by', 'to', 'of', 'with', 'for', 'from', 'in', 'on', 'like'])
const materials = new Set(
  'wool nut egg milk dairy latex nickel soy gluten gold silver pearl leather silk honey mint lavender yarn fabric paint canvas bead'.split(
    ' ',
  ),
)

/** Nobody who paints paints less for having enough of them. */
const thingsMade = new Set(['paintings', 'drawings'])

/** 'No more kitchen things' is about things for the kitchen; 'no big presents' is about nothing that has a name. */
const veryBroad = new Set(
  'allergy food home house kitchen room item product set smell scent size expensive cheap household animal gear accessory equipment'.split(
    ' ',
  ),
)
