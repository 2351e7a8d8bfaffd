import MiniSearch from 'minisearch'
import { wordsOf } from '#domain/catalogue/interests/words.ts'
import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import { embeddedIdeas } from './ideas.ts'

/**
 * How well the full text of each idea matches some words (BM25), by its key; ideas without any of the words are left out.
 */
export function textScores(words: readonly string[]): ReadonlyMap<string, number> {
  if (words.length === 0) return new Map()
  const found = index().search(words.join(' '))
  return new Map(found.map(({ id, score }) => [String(id), score]))
}

/** Built once, when first asked for; 4,000 ideas take about half a second and 14 MB. */
function index(): MiniSearch<CatalogueIdea> {
  return (built ??= build())
}
let built: MiniSearch<CatalogueIdea> | undefined

function build(): MiniSearch<CatalogueIdea> {
  const made = new MiniSearch<CatalogueIdea>({
    fields: ['text'],
    extractField: (idea, field) => (field === 'text' ? textOf(idea) : idea.id),
    tokenize: (text) => wordsOf(text).map(({ stem }) => stem),
    processTerm: (stem) => stem,
  })
  made.addAll(embeddedIdeas().filter(({ kind }) => kind !== 'card'))
  return made
}

function textOf({ title, summary, description, tags }: CatalogueIdea): string {
  return [title, summary, description, ...tags.synonyms].join('. ')
}

/** How many ideas a full-text search adds to the candidates. */
const MOST_BY_TEXT = 120

/** Keys of the best matches; a search lists them first. */
export function bestOf(scores: ReadonlyMap<string, number>): string[] {
  return [...scores.keys()].slice(0, MOST_BY_TEXT)
}
