import { foldText } from '../shared/search-text.ts'
import { reasonTexts } from '../texts/recommendation-reasons.ts'
import type { Candidate } from './candidate.ts'

/** What speaks for an idea by itself: its own words first, then what kind of thing it is. */
export function ideaReason({ title, summary, synonyms, kind, consumable, useYears }: Candidate): string | undefined {
  const text = foldText([title, summary, ...synonyms].join('. '))
  const said = sayings.filter(({ words }) => words.test(text)).map(({ reason }) => ofIdea[reason])
  if (said.length > 0)
    return said
      .map((text, at) => (at === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)))
      .slice(0, 2)
      .join(', ')
  if (kind === 'experience') return ofIdea.experience
  if (kind === 'giftcard') return ofIdea.giftCard
  if (kind === 'diy') return ofIdea.homemade
  if (consumable) return ofIdea.consumable
  return useYears >= LASTING ? ofIdea.lasting : undefined
}

const { ofIdea } = reasonTexts

/** In years of use. */
const LASTING = 8

const sayings: readonly { words: RegExp; reason: keyof typeof ofIdea }[] = [
  { words: /\b(?:large|big)[- ]print\b/, reason: 'largePrint' },
  { words: /\b(?:light|weightless) to hold\b/, reason: 'light' },
  { words: /\b(?:unscented|fragrance-free|without (?:any )?(?:scent|perfume))\b/, reason: 'unscented' },
  { words: /\bmachine[- ]washable\b/, reason: 'washable' },
  { words: /\b(?:no|without) (?:an? )?batter(?:y|ies)\b/, reason: 'noBatteries' },
  { words: /\bpocket[- ]siz(?:e|ed)\b|\bfits? (?:in|into) (?:a|any|the|every) (?:\w+ )?pocket\b/, reason: 'pocket' },
  { words: /\b(?:one[- ]handed|with one (?:good )?hand)\b/, reason: 'oneHanded' },
  { words: /\b(?:lies|lie) flat\b/, reason: 'flat' },
]
