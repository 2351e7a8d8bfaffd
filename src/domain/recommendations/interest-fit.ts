import { interests as vocabulary } from '../catalogue/interests/interests.ts'
import { wordsOf, type Word } from '../catalogue/interests/words.ts'
import { remembered } from '../shared/remembered.ts'
import { isUnder, isWithin, nameOf, type Candidate } from './candidate.ts'
import type { Profile } from './profile.ts'
import { weights } from './weights.ts'

/** How well an idea matches someone's interests, and the facts from which reasons are made. */
export interface InterestFit {
  /** 0 to 1. */
  value: number
  /** One of their interests that the idea is tagged with. */
  like?: string
  /** One of their categories that contains the idea. */
  categoryId?: string
  /** One of their words that is in its title or synonyms. */
  word?: string
  /** One of their phrases that its full text matches well; no reason is made of it. */
  phrase?: string
  /** The topic it counts under, so that a screen doesn't show one topic only. */
  subject: string
}

/** Returns a function for one person, with everything possible computed once. */
export function interestFitFor(profile: Profile): (candidate: Candidate) => InterestFit {
  const likes = inTurn(profile)
  const wanted = profile.likedWords.map((said) => ({
    said,
    words: wordsOf(said),
    isName: profile.names.has(said),
  }))
  const hints = new Set(profile.hints)
  const implied = new Set(
    vocabulary
      .filter(({ categories }) => categories.some((id) => profile.categoryIds.some((chosen) => isWithin(id, chosen))))
      .map(({ id }) => id),
  )
  const oneThing = new Map(
    [...profile.narrowed].map(([id, some]) => [
      id,
      some.map((said) => ({ said, words: wordsOf(said), isName: false })),
    ]),
  )
  const shareOf = (id: string, candidate: Candidate) => {
    if (states.has(id)) return strength.state
    const named = oneThing.get(id)
    if (named === undefined || wordIn(candidate, named) !== undefined) return 1
    return holdsUnlikeThings.has(id) ? strength.unlike : strength.narrowed
  }
  const neighbors = [
    ...new Set(vocabulary.filter(({ id }) => likes.has(id)).flatMap(({ categories }) => categories.slice(0, 1))),
  ]
  return (candidate) => {
    const strengths: number[] = []
    const place = candidate.interests.findIndex((id) => likes.has(id))
    const like = candidate.interests[place]
    for (const [at, id] of candidate.interests.entries()) {
      const turn = likes.get(id)
      if (turn !== undefined) strengths.push(central(at) * delight(candidate, at) * turn * shareOf(id, candidate))
    }

    const categoryId =
      profile.categoryIds.length > 0 ? mostExact(profile.categoryIds.filter((id) => isUnder(candidate, id))) : undefined
    if (categoryId !== undefined) strengths.push(exactness(categoryId))

    // A white elephant is nothing for someone who likes elephants.
    const things = candidate.interests.flatMap((id) => oneThing.get(id) ?? [])
    const word = wanted.length + things.length > 0 ? wordIn(candidate, [...wanted, ...things]) : undefined
    if (word !== undefined) strengths.push(strength.word)

    if (like === undefined && candidate.interests.some((id) => hints.has(id))) strengths.push(strength.hint)
    if (strengths.length === 0) {
      if (candidate.interests.some((id) => implied.has(id))) strengths.push(strength.implied)
      else if (neighbors.some((id) => isUnder(candidate, id))) strengths.push(strength.neighbor)
    }
    const subject = like ?? candidate.interests[0] ?? candidate.categoryId
    const fit: InterestFit = { value: together(strengths), subject }
    if (like !== undefined) fit.like = like
    if (categoryId !== undefined) fit.categoryId = categoryId
    if (word !== undefined) fit.word = word
    return fit
  }
}

const { strength } = weights

/** What each like is worth: people mention first what matters most. Several may be meant by the same words. */
function inTurn({ likes, quotes }: Profile): ReadonlyMap<string, number> {
  const said = [...new Set(likes.map((id) => quotes.get(id) ?? id))]
  return new Map(likes.map((id) => [id, 1 - strength.later * Math.min(said.indexOf(quotes.get(id) ?? id), 6)]))
}

/** 'Always cold', 'sleeps badly': how they are rather than what they like. */
const states: ReadonlySet<string> = new Set(['home-comfort', 'cozy-clothing', 'sleep', 'massage', 'first-aid'])

/** Interests that hold unlike things: who collects snow globes wants no stamps. */
const holdsUnlikeThings: ReadonlySet<string> = new Set(
  `collecting history wildlife nature science movies-and-tv music-listening sports-fan dance skating golf cooking baking
  gourmet-food chocolate kids-crafts pretend-play strategy-games adventure-outings faith vintage-style`.split(/\s+/),
)

/** Ideas name what they are most about first. */
function central(place: number): number {
  return strength.like[place] ?? strength.like.at(-1) ?? 0
}

/** What editors think of it as a present for someone who loves that. */
function delight(candidate: Candidate, place: number): number {
  return strength.delight[(candidate.delight[place] ?? 2) - 1] ?? 1
}

/** 'Fishing' says more than 'Sports & Outdoors'. */
function exactness(categoryId: string): number {
  return strength.category[categoryId.split('.').length - 1] ?? strength.category.at(-1) ?? 0
}

function mostExact(ids: readonly string[]): string | undefined {
  return ids.toSorted((a, b) => b.split('.').length - a.split('.').length)[0]
}

/** The strongest match counts most; matching twice, by interest and by category, adds a good deal. */
function together(strengths: readonly number[]): number {
  const [first = 0, second = 0, third = 0] = strengths.length > 1 ? strengths.toSorted((a, b) => b - a) : strengths
  const [share, ...shares] = strength.together
  return share * first + shares[0] * second + shares[1] * third
}

interface Wanted {
  said: string
  words: readonly Word[]
  isName: boolean
}

/** The first of their phrases that is in its title or synonyms as a whole. */
function wordIn(candidate: Candidate, wanted: readonly Wanted[]): string | undefined {
  const words = wordsOfName(nameOf(candidate))
  return wanted.find((one) => words.some((_, at) => isAt(words, at, one)))?.said
}

const wordsOfName = remembered(wordsOf)

/** 'Lighthouses' are in 'Lighthouse lamp'; the name 'Bears' isn't in 'Teddy bear'. */
function isAt(all: readonly Word[], from: number, { words, isName }: Wanted): boolean {
  return words.every((word, place) => {
    const found = all[from + place]
    if (!found || (place > 0 && found.after !== 'space')) return false
    return isName ? found.text === word.text && found.isCapital : found.singular === word.singular
  })
}
