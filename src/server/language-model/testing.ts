import type { LanguageModel } from 'ai'
import { MockLanguageModelV3 } from 'ai/test'

/** A language model that answers this text, and remembers what it was asked. */
export function modelThatSays(text: string): MockLanguageModelV3 {
  return new MockLanguageModelV3({
    doGenerate: () =>
      Promise.resolve({
        content: [{ type: 'text', text }],
        finishReason: { unified: 'stop', raw: undefined },
        usage: {
          inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
          outputTokens: { total: 1, text: 1, reasoning: undefined },
        },
        warnings: [],
      }),
  })
}

export function modelThat(doGenerate: () => Promise<never>): MockLanguageModelV3 {
  return new MockLanguageModelV3({ doGenerate })
}

export function loading(model: LanguageModel): () => Promise<LanguageModel> {
  return () => Promise.resolve(model)
}

export const soundIdea = {
  title: 'Kick wheel lesson',
  keywords: 'pottery class',
  categoryId: 'gift-cards.experiences',
  priceBand: '50-100',
  why: 'They like working with clay.',
}
