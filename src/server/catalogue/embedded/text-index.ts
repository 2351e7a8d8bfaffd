import MiniSearch from 'minisearch'
import { wordsOf } from '#domain/catalogue/interests/words.ts'
import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import { searchWordsOf } from '#domain/recommendations/fusion.ts'
import type { Profile } from '#domain/recommendations/profile.ts'
import type { Texts } from '#domain/recommendations/texts.ts'
import { embeddedIdeas } from './ideas.ts'
import { tasteFits } from './taste-index.ts'

/** How much more a word of the title or the synonyms counts. */
const TITLE = 3
/** How much an idea loses that has only some of the words of a phrase. */
const INCOMPLETE = 1.5

/** What the full texts of the ideas say about a person; ideas that have none of the words are left out. */
export function textsFor(profile: Profile): Texts {
  return {
    scores: scoresFor(searchWordsOf(profile)),
    phrases: phraseFits(profile.ownPhrases),
    tastes: tasteFits(profile.ownTastes),
  }
}

function scoresFor(words: readonly string[]): ReadonlyMap<string, number> {
  if (words.length === 0) return new Map()
  const found = index().search(words.join(' '))
  return new Map(found.map(({ id, score }) => [String(id), score]))
}

/** 1 for the best match of a phrase that has all its words. */
function phraseFits(phrases: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const fits = new Map<string, number[]>()
  for (const [at, phrase] of phrases.entries()) {
    const words = new Set(stemsOf(phrase)).size
    const found = index().search(phrase, { boost: { title: TITLE } })
    for (const { id, score, queryTerms } of found) {
      const fit = fits.get(String(id)) ?? phrases.map(() => 0)
      fit[at] = (score / (found[0]?.score ?? score)) * (queryTerms.length / words) ** INCOMPLETE
      fits.set(String(id), fit)
    }
  }
  return fits
}

/** Built once, when first asked for; 4,000 ideas take about half a second and 14 MB. */
function index(): MiniSearch<CatalogueIdea> {
  return (built ??= build())
}
let built: MiniSearch<CatalogueIdea> | undefined

function build(): MiniSearch<CatalogueIdea> {
  const made = new MiniSearch<CatalogueIdea>({
    fields: ['title', 'text'],
    extractField: (idea, field) => (field === 'title' ? titleOf(idea) : field === 'text' ? textOf(idea) : idea.id),
    tokenize: stemsOf,
    processTerm: (stem) => stem,
  })
  made.addAll(embeddedIdeas().filter(({ kind }) => kind !== 'card'))
  return made
}

function stemsOf(text: string): string[] {
  return wordsOf(text).flatMap(({ text: word, stem }) => (grammar.has(word) ? [] : [stem]))
}

/** They are in nearly every text, so they tell nothing, and finding 4,000 ideas by them takes longer than all the rest. */
const grammar: ReadonlySet<string> = new Set(
  'a an and are as at be but by for from has have in into is it its of on or so than that the their them they this to was with'.split(
    ' ',
  ),
)

function titleOf({ title, tags }: CatalogueIdea): string {
  return [title, ...tags.synonyms].join('. ')
}

function textOf({ summary, description }: CatalogueIdea): string {
  return `${summary} ${description}`
}
