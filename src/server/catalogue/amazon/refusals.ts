import { z } from 'zod'
import { isProviderError, ProviderError, type ProviderErrorCode } from '#server/catalogue/provider.ts'
import { retryAfterMs, type JsonAnswer } from '#server/catalogue/remote/call-json.ts'
import type { AmazonSettings } from '#server/shop-settings.ts'

/** A refusal's body as documented, and as it has been seen otherwise: `__type`, a list of `errors`. */
const refusalSchema = z.object({
  type: z.string().optional().catch(undefined),
  __type: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
  retryAfterSeconds: z.number().positive().optional().catch(undefined),
  fieldList: z
    .array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]))
    .optional()
    .catch(undefined),
  errors: z
    .array(z.object({ code: z.string() }))
    .optional()
    .catch(undefined),
})
type Refusal = z.infer<typeof refusalSchema>

/** The account itself is wrong: it stays so until the operator changes something. */
const ACCOUNT_REASONS = ['InvalidAssociate', 'InvalidPartnerTag']
const DEPARTMENT_FIELD = 'searchIndex'

/** A search without results, or ids of which the shop knows none. */
export function isNothingFound({ status, body }: JsonAnswer): boolean {
  if (status !== 404) return false
  const { type, __type, errors } = read(body)
  return /ResourceNotFound/.test(type ?? __type ?? '') || (errors ?? []).some(({ code }) => code === 'NoResults')
}

export function refusalOf(answer: JsonAnswer, settings: AmazonSettings, now: Date): ProviderError {
  const { status, headers } = answer
  const refusal = read(answer.body)
  const { reason, retryAfterSeconds, fieldList = [] } = refusal
  const delay = retryAfterSeconds === undefined ? retryAfterMs(headers, now) : retryAfterSeconds * 1000
  return new ProviderError(codeOf(status, refusal), wordsOf(refusal, settings, fieldList), {
    status,
    ...(delay !== undefined && { retryAfterMs: delay }),
    // The next call gets a new token, or asks all departments.
    again: (status === 401 && reason === 'TokenExpired') || (status === 400 && fieldList.includes(DEPARTMENT_FIELD)),
  })
}

function codeOf(status: number, { reason = '' }: Refusal): ProviderErrorCode {
  if (status === 401) return 'AUTH'
  if (status === 403) return 'NOT_ELIGIBLE'
  if (status === 429) return 'THROTTLED'
  if (status === 400) return ACCOUNT_REASONS.includes(reason) ? 'AUTH' : 'BAD_REQUEST'
  return status >= 500 ? 'UPSTREAM' : 'BAD_REQUEST'
}

/** The shop's own words, in which nothing that is secret may come back. */
function wordsOf({ type, __type, reason, message }: Refusal, settings: AmazonSettings, fields: string[]): string {
  const words = [type ?? __type, reason, message, fields.join(', ')].filter(Boolean).join(': ')
  return withoutSecrets(words, settings)
}

export function tokenRefusalOf({ status, body }: JsonAnswer, settings: AmazonSettings): ProviderError {
  const { error, error_description: description } = z
    .object({ error: z.string().catch(''), error_description: z.string().catch('') })
    .catch({ error: '', error_description: '' })
    .parse(body)
  const code = status === 429 ? 'THROTTLED' : status >= 500 ? 'UPSTREAM' : 'AUTH'
  return new ProviderError(code, withoutSecrets(`token: ${error}: ${description}`, settings), { status })
}

export function isAboutDepartment(thrown: unknown): boolean {
  return isProviderError(thrown) && thrown.code === 'BAD_REQUEST' && thrown.again
}

function withoutSecrets(words: string, { clientId, clientSecret }: AmazonSettings): string {
  return words.replaceAll(clientSecret, '…').replaceAll(clientId, '…')
}

function read(body: unknown): Refusal {
  return refusalSchema.safeParse(body).data ?? {}
}
