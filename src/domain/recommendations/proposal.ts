import { z } from 'zod'
import { isKnownCategory } from '../catalogue/category-tree.ts'
import { findInterest } from '../catalogue/interests/interests.ts'
import { wordsOf } from '../catalogue/interests/words.ts'
import { relationshipLabel } from '../contacts/relationships.ts'
import type { Profile } from './profile.ts'

/** At most this many of a language model's ideas are read. */
export const MAX_PROPOSALS = 12

const priceBands = ['under-25', '25-50', '50-100', 'over-100'] as const

/** Plain words: no markup, no addresses, no commands to a search. */
const words = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M} ,.'’&()/+-]*$/u)
    .refine((text) => !/\bwww\.|\.(?:com|net|org|io)\b|\/\//i.test(text))

/** What a language model may propose: words to search the catalog with, and why. */
const proposalSchema = z.object({
  title: words(3, 70),
  keywords: words(3, 80),
  categoryId: z.string().refine(isKnownCategory),
  priceBand: z.enum(priceBands),
  why: words(3, 200),
})
export type Proposal = z.infer<typeof proposalSchema>

/** The valid part of an answer, whatever it was: the rest is dropped silently. */
export function soundProposals(answer: unknown): Proposal[] {
  const ideas = Array.isArray(answer)
    ? answer
    : typeof answer === 'object' && answer !== null && 'ideas' in answer && Array.isArray(answer.ideas)
      ? answer.ideas
      : []
  return ideas
    .slice(0, MAX_PROPOSALS)
    .flatMap((idea) => proposalSchema.safeParse(idea).data ?? [])
    .filter(({ title, keywords }) => !isBanned(`${title} ${keywords}`))
}

function isBanned(text: string): boolean {
  return wordsOf(text).some(({ singular }) => banned.has(singular))
}

/** Never suggested as a gift, whatever the source. */
const banned: ReadonlySet<string> = new Set(
  `gun pistol rifle firearm ammo ammunition bullet weapon taser bomb explosive firework dagger switchblade cocaine heroin
  cannabis marijuana weed thc cbd drug opioid steroid cigarette tobacco cigar vape nicotine erotic sex sexy porn pornographic
  nude dildo vibrator fetish casino gambling lottery viagra diet weightloss slimming surgery botox tattoo password ignore
  instruction system prompt`
    .split(/\s+/)
    .filter(Boolean),
)

/** A description of the person without anything that identifies them. */
export interface Pseudonym {
  age: string
  relationship: string
  occasion: string
  budget: string
  categories: readonly string[]
  likes: readonly string[]
  /** Single words of their free text, never sentences: text entered there can't instruct the model. */
  words: readonly string[]
  dislikes: readonly string[]
}

/** @param own words that must not be sent: the person's names */
export function pseudonymOf(profile: Profile, own: string): Pseudonym {
  const { age, budget, occasion, categoryIds, likes, likedWords, cautions } = profile
  const names = new Set(wordsOf(own).map(({ singular }) => singular))
  const plain = (word: string) => /^\p{L}{3,20}$/u.test(word) && !names.has(word) && !isBanned(word)
  const labels = (ids: Iterable<string>) => [...ids].flatMap((id) => findInterest(id)?.label ?? [])
  return {
    age: age === undefined ? 'unknown' : age < 18 ? String(age) : `${Math.floor(age / 10) * 10}s`,
    relationship: relationshipLabel(profile.bond.kinds[0] ?? 'other'),
    occasion: occasion.types[0] ?? 'none',
    budget: budget ? `$${budget.low / 100} to $${budget.high / 100}` : 'any',
    categories: categoryIds,
    likes: labels(likes),
    words: likedWords
      .flatMap((phrase) => wordsOf(phrase).map(({ singular }) => singular))
      .filter(plain)
      .slice(0, 12),
    dislikes: [...labels(cautions.interests), ...cautions.allergens, ...(cautions.alcohol ? ['alcohol'] : [])],
  }
}
