import { findInterest } from '../catalogue/interests/interests.ts'
import { readDislikes, readInterests } from '../catalogue/interests/match.ts'
import { phrasesOf } from '../contacts/phrases.ts'
import { foldText } from '../shared/search-text.ts'
import { understoodTexts } from '../texts/understood.ts'
import { cautionsOf, type Cautions } from './cautions.ts'

/** What we made of someone's words: an interest, or what is left out. */
export interface Understood {
  kind: 'likes' | 'leavesOut'
  /** As it's shown, and as it's stored once the user says that it wasn't meant. */
  label: string
  /** The user's words, if they differ from it. */
  said?: string
}

interface Told {
  interests: string | null
  dislikes: string | null
  allergies: string | null
  /** Labels that the user took out, separated by commas. */
  notMeant?: string | null
}

/** Everything that recommendations go by and the words don't say by themselves, without what wasn't meant. */
export function understoodOf({ interests, dislikes, allergies, notMeant }: Told): Understood[] {
  const isMeant = meantBy(notMeant ?? null)
  const cautions = cautionsAsMeant(cautionsOf(interests ?? '', dislikes ?? '', allergies ?? ''), isMeant)
  const said = [readInterests(interests ?? ''), readDislikes(dislikes ?? '')]
  const quotes = new Map(said.flatMap(({ quotes: some }) => [...some]))
  const likes = [...quotes].flatMap(([id, quote]): Understood[] => {
    const label = labelOf(id)
    if (cautions.interests.has(id) || foldText(label) === foldText(quote)) return []
    return [{ kind: 'likes', label, said: quote }]
  })
  const leftOut = labelsOf(cautions).map((label): Understood => ({ kind: 'leavesOut', label }))
  // What they wrote themselves needs no chip.
  const text = foldText([interests, dislikes, allergies].join('. '))
  return [...likes, ...leftOut.filter(({ label }) => !text.includes(foldText(label)))].filter(({ label }) =>
    isMeant(label),
  )
}

/** Returns a function that says whether the user left this reading in. */
export function meantBy(notMeant: string | null): (label: string) => boolean {
  const out = new Set(phrasesOf(notMeant ?? '').map(foldText))
  return (label) => !out.has(foldText(label))
}

export function labelOf(id: string): string {
  return findInterest(id)?.label ?? id
}

/** Without the limits that weren't meant. Refusals are the user's own words, and stay. */
export function cautionsAsMeant(cautions: Cautions, isMeant: (label: string) => boolean): Cautions {
  const some = <T extends string>(values: ReadonlySet<T>, label: (value: T) => string = (value) => value) =>
    new Set([...values].filter((value) => isMeant(label(value))))
  return {
    ...cautions,
    interests: some(cautions.interests, labelOf),
    allergens: some(cautions.allergens),
    contents: some(cautions.contents),
    lacks: some(cautions.lacks, (ability) => understoodTexts.needs[ability]),
    drawbacks: some(cautions.drawbacks, (drawback) => understoodTexts.drawbacks[drawback]),
    alcohol: cautions.alcohol && isMeant(understoodTexts.alcohol),
    pets: cautions.pets && isMeant(understoodTexts.toxic),
  }
}

function labelsOf({ allergens, contents, lacks, drawbacks, alcohol, pets }: Cautions): string[] {
  return [
    ...new Set([
      ...(alcohol ? [understoodTexts.alcohol] : []),
      ...contents,
      ...allergens,
      ...[...lacks].map((ability) => understoodTexts.needs[ability]),
      ...[...drawbacks].map((drawback) => understoodTexts.drawbacks[drawback]),
      ...(pets ? [understoodTexts.toxic] : []),
    ]),
  ]
}
