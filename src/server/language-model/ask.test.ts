import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { modelInstructions } from '#domain/texts/language-model.ts'
import { parseSettings } from '#server/settings.ts'
import { moods, openLocalModel, refusing, type LocalModel } from '#server/testing/local-model.ts'
import { askLanguageModel } from './ask.ts'
import { modelOf, modelOffer } from './load-model.ts'

let local: LocalModel
beforeAll(async () => {
  local = await openLocalModel()
})
beforeEach(() => {
  local.mood = undefined
  local.asked.length = 0
})
afterAll(() => local.close())

const ask = (limitMs?: number, text = 'The person') => askLanguageModel(parseSettings(local.settings), text, limitMs)
/** On a busy machine a question of the test before may arrive during this one. */
const timesAsked = (text: string) => local.asked.filter((asked) => JSON.stringify(asked).includes(text)).length

describe('a language model', () => {
  it('is sent the instructions and the text, and nothing else', async () => {
    local.says = '{"picks": [], "ideas": []}'
    expect(await ask()).toEqual({ answer: { picks: [], ideas: [] } })
    expect(local.asked).toMatchObject([
      {
        model: 'small',
        messages: [
          { role: 'system', content: modelInstructions },
          { role: 'user', content: 'The person' },
        ],
        response_format: { type: 'json_schema' },
      },
    ])
  })

  it.each(['', 'Sure! Here are some ideas:', '{"picks": [', '<script>alert(1)</script>'])(
    'that talks instead (%j) is unusable',
    async (says) => {
      local.says = says
      expect(await ask()).toMatchObject({ outcome: 'unusable', error: { code: 'MALFORMED' } })
    },
  )

  it.each([400, 401, 404, 429, 500, 503])('that answers %d has failed, and is asked once', async (status) => {
    local.mood = refusing(status)
    expect(await ask()).toEqual({
      outcome: 'failed',
      error: { code: 'UPSTREAM', message: `The language model answered ${status}`, status },
    })
    expect(local.asked).toHaveLength(1)
  })

  it.each(['never answers', 'stops halfway', 'drips a byte at a time'] as const)('that %s is late', async (mood) => {
    local.mood = moods[mood]
    expect(await ask(150)).toMatchObject({ outcome: 'late', error: { code: 'TIMEOUT' } })
  })

  it.each(['hangs up', 'sends a page', 'sends nothing', 'never ends', 'sends one elsewhere'] as const)(
    'that %s has failed',
    async (mood) => {
      local.mood = moods[mood]
      const text = `The person whose model ${mood}`
      expect(await ask(undefined, text)).toMatchObject({ outcome: 'failed' })
      expect(timesAsked(text)).toBe(1)
    },
  )

  it('that is gone has failed', async () => {
    const settings = parseSettings({ ...local.settings, LLM_BASE_URL: 'http://127.0.0.1:9/v1' })
    expect(await askLanguageModel(settings, 'The person')).toMatchObject({ outcome: 'failed' })
  })
})

describe('the settings', () => {
  it('leave it off, and load nothing', () => {
    expect(modelOf(parseSettings({}))).toBeUndefined()
    expect(modelOf(parseSettings({ LLM_MODEL: 'some', LLM_API_KEY: 'key' }))).toBeUndefined()
    expect(modelOffer(parseSettings({}))).toBeNull()
  })

  it.each([
    [{ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'http://127.0.0.1:9/v1' }, '127.0.0.1:9'],
    [{ LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'key' }, 'api.anthropic.com'],
    [{ LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'key', LLM_BASE_URL: 'https://llm.test/v1' }, 'llm.test'],
    [{ LLM_PROVIDER: 'ollama' }, '127.0.0.1:11434'],
  ])('make a model of %o, and say where it is', async (environment: Record<string, string>, host) => {
    const settings = parseSettings({ ...environment, LLM_MODEL: 'small' })
    expect(await modelOf(settings)?.()).toMatchObject({ modelId: 'small' })
    expect(modelOffer(settings)).toEqual({ name: 'small', host })
  })

  it.each([
    [{ LLM_PROVIDER: 'ollama' }, 'LLM_MODEL is not set'],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'small' }, 'LLM_BASE_URL is not set'],
    [{ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'small' }, 'LLM_API_KEY is not set'],
    [{ LLM_PROVIDER: 'chat' }, "LLM_PROVIDER is 'chat'"],
    [{ LLM_PROVIDER: 'ollama', LLM_MODEL: 'small', LLM_BASE_URL: 'here' }, 'LLM_BASE_URL'],
  ])('that lack something stop the start: %o', (environment, sentence) => {
    expect(() => parseSettings(environment as Record<string, string>)).toThrow(sentence)
  })
})
