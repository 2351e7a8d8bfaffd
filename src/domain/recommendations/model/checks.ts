import { readInterests } from '../../catalogue/interests/match.ts'
import { wordsOf } from '../../catalogue/interests/words.ts'
import { foldText } from '../../shared/search-text.ts'
import type { Cautions } from '../cautions.ts'
import { isBanned } from './answer.ts'

/** What a reason may be made of. */
export interface Grounds {
  /** The user's phrases about what the person likes. */
  said: readonly string[]
  /** What the model was told of the idea; '' for one of its own. */
  idea: string
  /** Interests that the idea is tagged with. */
  interests: readonly string[]
  cautions: Cautions
}

/**
 * Whether a model's reason may be shown: it quotes a fact that exists, and says nothing besides that would be a claim of
 * its own (a name, a number, a price, a taste that nobody mentioned, an illness).
 */
export function isGrounded({ reason, quote }: { reason: string; quote: string }, grounds: Grounds): boolean {
  const { said, idea, interests, cautions } = grounds
  const sources = [...said, idea].map(spaced)
  const wanted = spaced(quote)
  if (!tellsAnything(quote) || !spaced(reason).includes(wanted) || !sources.some((source) => source.includes(wanted)))
    return false
  if (isBanned(reason) || delicate.test(reason) || sellsOrRefuses.test(reason)) return false
  const known = sources.join(' ')
  if ((reason.match(/\p{N}+/gu) ?? []).some((number) => !known.includes(` ${number} `))) return false
  if (namesIn(reason).some((name) => !known.includes(spaced(name)))) return false
  const tastes = new Set([...interests, ...readInterests([...said, idea].join('. ')).liked])
  return readInterests(reason).liked.every((taste) => tastes.has(taste) && !cautions.interests.has(taste))
}

/** Its words alone, each between spaces, so that a word is found as a whole. */
function spaced(text: string): string {
  return ` ${(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
}

/** 'They like it' quotes nothing. */
function tellsAnything(quote: string): boolean {
  return wordsOf(quote).some(({ text }) => text.length > 2 && !empty.has(text))
}

const empty = new Set(
  'the and for with their they them she her his him has have had like likes love loves loved enjoy enjoys this that gift gifts who very really something things thing would want wants are was all any from about into out can'.split(
    ' ',
  ),
)

/** Words in capitals within a sentence. */
function namesIn(reason: string): string[] {
  return [...reason.matchAll(/(?<![.!?:]\s*|^|^["'“‘])(?<=[\s"'“‘(/-])\p{Lu}[\p{L}\p{M}]+/gu)].map(([name]) => name)
}

/** A card is no place for these, even if a note says so. */
const delicate =
  /\b(?:cancer|chemo\w*|tumou?r|disease|illness|ill|sick|diagnos\w*|died|dead|death|dying|grie\w*|mourn\w*|funeral|widow\w*|late (?:husband|wife|father|mother)|divorc\w*|separat\w*|miscarriage|infertil\w*|pregnan\w*|depress\w*|anxi\w*|suicid\w*|addict\w*|alcoholic|sober|rehab|overweight|obes\w*|fat|diet\w*|debt|broke|unemployed|fired|laid off|disab\w*)\b/i

/** Nobody knows what a shop asks or says today, and a refusal is no reason. */
const sellsOrRefuses =
  /[$€£%]|\b(?:dollars?|prices?|priced|cheap\w*|discount\w*|sale|deals?|bargain|affordable|budget|free|shipping|delivery|best ?sell\w*|top[- ]rated|rated|ratings?|reviews?|stars?|popular|guarantee\w*|hates?|dislikes?|allergic)\b/i
