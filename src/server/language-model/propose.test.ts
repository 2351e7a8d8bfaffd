import { describe, expect, it } from 'vitest'
import type { Pseudonym } from '#domain/recommendations/proposal.ts'
import { parseSettings } from '#server/settings.ts'
import { modelOf } from './load-model.ts'
import { propose } from './propose.ts'
import { loading, modelThat, modelThatSays, soundIdea } from './testing.ts'

const person: Pseudonym = {
  age: '30s',
  relationship: 'Friend',
  occasion: 'birthday',
  budget: '$25 to $50',
  categories: ['arts-crafts-and-sewing.pottery-and-clay'],
  likes: ['pottery'],
  words: ['lighthouses'],
  dislikes: ['coffee'],
}

const says = (text: string) => propose(loading(modelThatSays(text)), person)

describe('a language model', () => {
  it('is told what is liked, and proposes words to search with', async () => {
    const model = modelThatSays(JSON.stringify({ ideas: [soundIdea] }))
    expect(await propose(loading(model), person)).toEqual([soundIdea])
    const [call] = model.doGenerateCalls
    expect(JSON.stringify(call?.prompt)).toContain('lighthouses')
    expect(call?.responseFormat?.type).toBe('json')
  })

  it.each([
    ['markup', { ...soundIdea, title: '<img src=x onerror=alert(1)>' }],
    ['an address', { ...soundIdea, keywords: 'https://shop.example/pot' }],
    ['a bare domain', { ...soundIdea, why: 'see www.shop.example' }],
    ['a category nobody has', { ...soundIdea, categoryId: 'weapons.guns' }],
    ['a price band nobody has', { ...soundIdea, priceBand: 'cheap' }],
    ['far too many words', { ...soundIdea, keywords: 'pot '.repeat(40) }],
    ['what no present is', { ...soundIdea, keywords: 'hunting rifles' }],
    ['nothing', { ...soundIdea, keywords: '   ' }],
    ['search syntax', { ...soundIdea, keywords: "pot' | !'mug" }],
    ['something else', { idea: 'a pot' }],
    ['a number', 7],
  ])('that proposes %s has that idea dropped, and no other', async (_, idea) => {
    const answer = JSON.stringify({ ideas: [idea, soundIdea] })
    expect(await says(answer)).toEqual([soundIdea])
  })

  it('is read no further than a dozen ideas', async () => {
    expect(await says(JSON.stringify({ ideas: Array.from({ length: 50 }, () => soundIdea) }))).toHaveLength(12)
  })

  it.each(['', 'Sure! Here are some ideas:', '{"ideas": [', '[]', 'null'])(
    'that answers %j proposes nothing or says so',
    async (rubbish) => {
      expect(await says(rubbish).catch(() => [])).toEqual([])
    },
  )

  it('is not waited for beyond the limit, whether it listens to the signal or not', async () => {
    const deaf = modelThat(() => new Promise(() => undefined))
    await expect(propose(loading(deaf), person, 30)).rejects.toThrow('took too long')
  })

  it('is asked once: what fails is not tried again', async () => {
    const model = modelThat(() => Promise.reject(new Error('503')))
    await expect(propose(loading(model), person)).rejects.toThrow('503')
    expect(model.doGenerateCalls).toHaveLength(1)
  })
})

describe('the settings', () => {
  it('leave it off, and load nothing', () => {
    expect(modelOf(parseSettings({}))).toBeUndefined()
    expect(modelOf(parseSettings({ LLM_MODEL: 'some', LLM_API_KEY: 'key' }))).toBeUndefined()
  })

  it.each([
    { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'small' },
    { LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'key', LLM_MODEL: 'small' },
    { LLM_PROVIDER: 'ollama', LLM_MODEL: 'small' },
  ])('make a model of $LLM_PROVIDER', async (environment) => {
    const model = await modelOf(parseSettings(environment))?.()
    expect(model).toMatchObject({ modelId: 'small' })
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
