import type { ModelOutcome } from '#domain/recommendations/model/log.ts'
import { apiFailureReasonTexts } from '#domain/texts/api-failure-reasons.ts'
import { modelInstructions } from '#domain/texts/language-model.ts'
import type { ProviderError } from '#server/catalogue/provider.ts'
import type { Settings } from '#server/settings.ts'
import { modelOf } from './load-model.ts'

/** Milliseconds to wait for the answer: sixty reasons take a while to write, and nobody has to wait for them. */
const MODEL_TIMEOUT_MS = 50_000

/** Sixty reasons have about 3,000 tokens. */
const MOST_TOKENS = 8_000

type Failed = {
  outcome: Extract<ModelOutcome, 'late' | 'failed' | 'unusable'>
  error: Pick<ProviderError, 'code' | 'message' | 'status'>
}

/** Asks the operator's language model once: what it answered, as JSON, or why it didn't. Never throws. */
export async function askLanguageModel(
  settings: Pick<Settings, 'llm'>,
  text: string,
  limitMs = MODEL_TIMEOUT_MS,
): Promise<{ answer: unknown } | Failed> {
  const signal = AbortSignal.timeout(limitMs)
  try {
    return { answer: await Promise.race([asked(settings, text, signal), refusedAt(signal)]) }
  } catch (thrown) {
    if (signal.aborted) return failed('late', 'TIMEOUT', apiFailureReasonTexts.modelLate)
    const { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } = await import('ai')
    // Its own words may contain what it was sent: administrators don't see that.
    if (NoObjectGeneratedError.isInstance(thrown) || NoOutputGeneratedError.isInstance(thrown))
      return failed('unusable', 'MALFORMED', apiFailureReasonTexts.modelUnusable)
    const status = APICallError.isInstance(thrown) ? thrown.statusCode : undefined
    return failed('failed', 'UPSTREAM', apiFailureReasonTexts.modelFailed(status), status)
  }
}

function failed(outcome: Failed['outcome'], code: ProviderError['code'], message: string, status?: number): Failed {
  return { outcome, error: { code, message, status } }
}

async function asked(settings: Pick<Settings, 'llm'>, text: string, abortSignal: AbortSignal): Promise<unknown> {
  const load = modelOf(settings)
  if (!load) throw new Error('No language model is configured')
  const [{ generateText, jsonSchema, Output }, model] = await Promise.all([import('ai'), load()])
  const { output } = await generateText({
    model,
    system: modelInstructions,
    prompt: text,
    output: Output.object({ schema: jsonSchema<unknown>(answerSchema) }),
    maxRetries: 0,
    maxOutputTokens: MOST_TOKENS,
    abortSignal,
  })
  return output
}

/** A model that ignores the signal is abandoned. */
function refusedAt(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(apiFailureReasonTexts.modelLate)))
  })
}

const words = { type: 'string' } as const
const listOf = <const Properties extends Record<string, object>>(properties: Properties) => ({
  type: 'array' as const,
  items: {
    type: 'object' as const,
    properties,
    required: Object.keys(properties),
    additionalProperties: false as const,
  },
})
const answerSchema = {
  type: 'object' as const,
  properties: {
    picks: listOf({ idea: { type: 'integer' }, reason: words, quote: words }),
    ideas: listOf({ title: words, search: words, reason: words, quote: words }),
  },
  required: ['picks', 'ideas'],
  additionalProperties: false as const,
}
