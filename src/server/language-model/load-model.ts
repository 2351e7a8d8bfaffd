import type { LanguageModel } from 'ai'
import type { ModelOffer } from '#domain/recommendations/model/schema.ts'
import type { Settings } from '#server/settings.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** What people are told of the model: its name, and where it is. */
export function modelOffer({ llm }: Pick<Settings, 'llm'>): ModelOffer {
  return llm && { name: llm.model, host: llm.baseUrl === undefined ? hosts[llm.provider] : new URL(llm.baseUrl).host }
}

/** Where a provider is asked if no address is set. */
const hosts = {
  // Its address is always set.
  'openai-compatible': '',
  anthropic: 'api.anthropic.com',
  ollama: '127.0.0.1:11434',
} as const

type LoadModel = () => Promise<LanguageModel>

/** The operator's model, or undefined if it's off. Its packages are loaded on first use: off costs nothing. */
export function modelOf({ llm }: Pick<Settings, 'llm'>): LoadModel | undefined {
  if (llm === null) return undefined
  const { provider, baseUrl, model, apiKey } = llm
  switch (provider) {
    case 'openai-compatible':
      return async () => {
        const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
        return createOpenAICompatible({
          name: 'operator',
          baseURL: baseUrl ?? '',
          supportsStructuredOutputs: true,
          fetch: boundedFetch,
          ...(apiKey === undefined ? {} : { apiKey }),
        })(model)
      }
    case 'anthropic':
      return async () => {
        const { createAnthropic } = await import('@ai-sdk/anthropic')
        return createAnthropic({
          fetch: boundedFetch,
          ...(apiKey === undefined ? {} : { apiKey }),
          ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
        })(model)
      }
    case 'ollama':
      return async () => {
        const { createOllama } = await import('ollama-ai-provider-v2')
        return createOllama({ fetch: boundedFetch, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) })(model)
      }
  }
}
