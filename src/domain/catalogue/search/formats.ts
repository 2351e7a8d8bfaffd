import type { CatalogueIdea } from '../idea-schema.ts'
import type { Cents } from '../../shared/money.ts'
import { take } from './take.ts'

type Kind = CatalogueIdea['kind']

/** What a way of giving asks for: 'stocking stuffer' is small and cheap, 'Secret Santa' for anyone. */
export interface Format {
  maxCents?: Cents
  minCents?: Cents
  kinds?: readonly Kind[]
  /** How close the giver may have to be. */
  maxCloseness?: 0 | 1
  /** Words that lift an idea that has them. */
  hints?: readonly string[]
}

/** The ways of giving that a folded search names, and the text without them. */
export function readFormats(text: string): { formats: Format[]; rest: string } {
  const formats: Format[] = []
  let left = text
  for (const [pattern, format] of table) {
    const { found, rest } = take(left, pattern)
    if (!found) continue
    formats.push(format)
    left = rest
  }
  return { formats, rest: left }
}

const table: [RegExp, Format][] = [
  [
    /\bstocking (?:stuff|fill)(?:er|ers|ing)?\b/,
    { maxCents: 2_000, kinds: ['gift'], hints: ['stocking', 'small', 'pocket'] },
  ],
  [
    /\b(?:white elephant|yankee swap|dirty santa)(?: (?:gifts?|exchange|party))*\b/,
    { maxCents: 3_000, maxCloseness: 0, hints: ['white elephant', 'funny', 'party'] },
  ],
  [
    /\b(?:secret santa|kris kringle|gift (?:exchange|swap)|office party)(?: gifts?)?\b/,
    { maxCents: 3_000, maxCloseness: 0, hints: ['desk', 'office', 'mug'] },
  ],
  [
    /\b(?:cheap(?:er|est)?|inexpensive|affordable|low[- ]cost|budget(?![- ](?:planner|tracker|of)))\b/,
    { maxCents: 2_500 },
  ],
  [/\b(?:expensive|pricey|high[- ]end|splurge|extravagant)\b/, { minCents: 10_000 }],
  [
    /\bgift ?cards?\b|\bgift (?:certificates?|vouchers?)\b|\bvouchers?\b|\be-?gift(?: ?cards?)?\b/,
    { kinds: ['giftcard'] },
  ],
  [/\bexperiences?(?: gifts?| days?)?\b/, { kinds: ['experience'] }],
  [/\b(?:diy|home-?made|hand-?made by me|make (?:it )?(?:my|your)self)\b/, { kinds: ['diy'] }],
]

/** A class, a ticket or a day out is nothing that comes in a box. */
export function isOuting(text: string): boolean {
  return /\b(?:tickets?|class(?:es)?|lessons?|workshops?|spa day|day (?:out|trip)|(?:wine|beer|food) tasting|concerts?)\b(?! (?:ring|holder|books?|frame|box|stub))/.test(
    text,
  )
}
