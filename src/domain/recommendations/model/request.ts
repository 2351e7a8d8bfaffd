import { typicalPriceText } from '../../catalogue/price-text.ts'
import { languageModelTexts } from '../../texts/language-model.ts'
import type { Candidate } from '../candidate.ts'
import { factSentences, type Subject } from './facts.ts'

/** So many of the ordinary recommendations are put in order. */
export const RERANKED = 60

const { request: texts } = languageModelTexts

/** Everything about this person and these ideas that a language model is sent: the user reads it before it is sent. */
export function requestText(subject: Subject, ideas: readonly Candidate[], names: readonly string[]): string {
  return [
    texts.person,
    ...factSentences(subject, names).map((sentence) => `- ${sentence}`),
    '',
    texts.ideas,
    ...ideas.map((idea, at) => `${at + 1}. ${ideaText(idea)}`),
  ].join('\n')
}

/** What it is told of one idea, and what a reason may quote of it. */
export function ideaText({ title, summary, kind, printed }: Candidate): string {
  const price = printed === null ? '' : typicalPriceText(kind, printed.low, printed.high)
  return [title, price, summary]
    .map((part) => part.replaceAll(/\s+/g, ' ').replace(/\.$/, '').trim())
    .filter(Boolean)
    .join('. ')
}
