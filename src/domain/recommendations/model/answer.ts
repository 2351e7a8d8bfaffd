import { z } from 'zod'
import { wordsOf } from '../../catalogue/interests/words.ts'
import { storedText } from '../../shared/wire.ts'
import type { Candidate } from '../candidate.ts'

/** So many ideas of its own are read. */
const MOST_IDEAS = 3

/** Plain words on one line: no markup, no addresses, no prices. */
const words = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[\p{L}\p{N}'‘“"][\p{L}\p{N}\p{M} ,.;:!'’‘“”"&()/+–—-]*$/u)
    .refine((text) => !/\bwww\.|\.(?:com|net|org|io|app|shop|co)\b|\/\/|@/i.test(text))

const title = words(3, 70).refine((text) => !isBanned(text))
const reason = words(3, 200)
const quote = words(2, 120)

/** What was kept of an answer: the ideas in its order, and ideas of its own. */
export const modelAnswerSchema = z.strictObject({
  picks: z
    .array(
      z.strictObject({
        productKey: storedText(200).min(1),
        title: storedText(300).min(1),
        reason: reason.optional(),
        quote: quote.optional(),
      }),
    )
    .max(100),
  ideas: z.array(z.strictObject({ title, search: title, reason, quote })).max(MOST_IDEAS),
})
export type ModelAnswer = z.infer<typeof modelAnswerSchema>
export type OwnIdea = ModelAnswer['ideas'][number]

const pickSchema = z.object({ idea: z.int() })
const whySchema = z.object({ reason, quote })
const ownSchema = z.object({ title, search: title, reason, quote })

/**
 * The well-formed part of whatever was answered; undefined if there is none. What is claimed in it is checked when it's
 * shown (`checks.ts`).
 * @param ideas those that were sent, in that order
 */
export function readAnswer(answer: unknown, ideas: readonly Candidate[]): ModelAnswer | undefined {
  const picks = new Map<string, ModelAnswer['picks'][number]>()
  for (const pick of listIn(answer, 'picks')) {
    const number = pickSchema.safeParse(pick).data?.idea
    const idea = number === undefined ? undefined : ideas[number - 1]
    if (!idea || picks.has(idea.productKey)) continue
    picks.set(idea.productKey, { productKey: idea.productKey, title: idea.title, ...whySchema.safeParse(pick).data })
  }
  const own = listIn(answer, 'ideas')
    .flatMap((idea) => ownSchema.safeParse(idea).data ?? [])
    .slice(0, MOST_IDEAS)
  return picks.size === 0 && own.length === 0 ? undefined : { picks: [...picks.values()], ideas: own }
}

/** More than a model was asked for isn't read. */
const MOST_READ = 200

function listIn(answer: unknown, name: string): unknown[] {
  if (typeof answer !== 'object' || answer === null) return []
  const list = (answer as Record<string, unknown>)[name]
  return Array.isArray(list) ? list.slice(0, MOST_READ) : []
}

export function isBanned(text: string): boolean {
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
