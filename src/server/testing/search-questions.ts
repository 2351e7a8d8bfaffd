import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ideaKinds, type CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import { foldText } from '#domain/shared/search-text.ts'

const alternatives = z.array(z.string().min(1)).min(1)
const years = z.number().int().min(0).max(120)

/** What a right first hit must be; bench/search/README.md explains each rule. */
const rightSchema = z.strictObject({
  about: z.array(alternatives).optional(),
  not: alternatives.optional(),
  ages: z.tuple([years, years]).optional(),
  idealUpTo: years.optional(),
  minDollars: z.number().optional(),
  maxDollars: z.number().optional(),
  for: alternatives.optional(),
  occasions: alternatives.optional(),
  kinds: z.array(z.enum(ideaKinds)).optional(),
  closeness: z.number().optional(),
})
const questionSchema = z.strictObject({ query: z.string(), kind: z.string(), right: rightSchema })

export type Right = z.infer<typeof rightSchema>
export type SearchQuestion = z.infer<typeof questionSchema> & { heldOut: boolean }

/** The questions of bench/data; every third is held out. */
export function searchQuestions(): SearchQuestion[] {
  const file = path.resolve(import.meta.dirname, '../../../bench/data/search-questions.ndjson')
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line, at) => ({ ...questionSchema.parse(JSON.parse(line)), heldOut: at % 3 === 2 }))
}

/** The names of the rules that the idea breaks as the answer to a question. */
export function brokenRules(right: Right, idea: CatalogueIdea): string[] {
  const { age, tags, kind, typicalPrice } = idea
  const { idealMin = age.min, idealMax = age.max } = age
  const [from, to] = right.ages ?? [0, 0]
  // What the card prints; a homemade gift prints no price.
  const printed = kind === 'diy' ? 0 : typicalPrice.high
  const broken = {
    about: right.about?.some((group) => !group.some((one) => isAbout(idea, one))),
    not: right.not?.some((one) => isAbout(idea, one)),
    ages: right.ages && (age.min > from || age.max < to || idealMax < from - 3 || idealMin > to + 5),
    idealUpTo: right.idealUpTo !== undefined && idealMax > right.idealUpTo,
    minDollars: right.minDollars !== undefined && printed < right.minDollars,
    maxDollars: right.maxDollars !== undefined && printed > right.maxDollars,
    for: right.for && !right.for.some((one) => tags.relationships.some((other) => other === one)),
    occasions: right.occasions && !right.occasions.some((one) => tags.occasions.some((other) => other === one)),
    kinds: right.kinds ? !right.kinds.includes(kind) : kind === 'card',
    closeness: right.closeness !== undefined && idea.intimacy > right.closeness,
  }
  return Object.entries(broken).flatMap(([rule, isBroken]) => (isBroken === true ? [rule] : []))
}

/** '#id' is an interest, '@id' a category with all below it, anything else begins a word of its texts. */
function isAbout({ title, summary, tags, categoryId, extraCategoryIds }: CatalogueIdea, one: string): boolean {
  if (one.startsWith('#')) return tags.interests.includes(one.slice(1))
  if (one.startsWith('@'))
    return [categoryId, ...extraCategoryIds].some((id) => `${id}.`.startsWith(`${one.slice(1)}.`))
  const text = ` ${foldText([title, summary, ...tags.synonyms].join(' · '))}`
  return plain(text).includes(` ${plain(foldText(one))}`)
}

function plain(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
}
