import type { Contract, RouteName } from '#domain/contract.ts'
import type { Exchange } from '#domain/shared/contract.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { authToken, guestToken } from './storage.ts'

export type RequestOptions = {
  /** Left out of the address when undefined. */
  query?: Record<string, string | number | boolean | undefined>
  /** The same key within 24 h answers the first result again: make one per form, not per click. */
  idempotencyKey?: string | undefined
  /** The row's version: 409 STALE when somebody changed it since. */
  ifMatch?: number | undefined
  signal?: AbortSignal | undefined
}

/** What a route of the contract answers. */
export type Answer<Name extends RouteName> = Exchange<Contract[Name]>['answer']

/** What a route takes as its body. */
export type Body<Name extends RouteName> = Exchange<Contract[Name]>['body']

type Nothing = Record<never, never>
type Part<Field extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Nothing extends Value
    ? { [Key in Field]?: Value }
    : undefined extends Value
      ? { [Key in Field]?: Value }
      : { [Key in Field]: Value }
type Sent<Name extends RouteName> = Part<'params', Exchange<Contract[Name]>['params']> &
  Part<'query', Exchange<Contract[Name]>['query']> &
  Part<'body', Exchange<Contract[Name]>['body']> &
  Omit<RequestOptions, 'query'>

type Given = RequestOptions & { params?: Record<string, string | number>; body?: unknown }

/**
 * Calls a route of the contract: `api('GET /contacts/:id', { params: { id } })`. The one way to the server.
 * @throws {ApiError} any answer that is not 2xx
 * @throws {NetworkError} no answer
 */
async function call<Name extends RouteName>(
  route: Name,
  ...[sent]: Nothing extends Sent<Name> ? [sent?: Sent<Name>] : [sent: Sent<Name>]
): Promise<Answer<Name>> {
  const { params = {}, body, ...options }: Given = sent ?? {}
  const [method = '', path = ''] = route.split(' ')
  return send(method, addressOf(path, params), body, options)
}

/** '/contacts/:id' and { id: 7 } is '/contacts/7'. */
function addressOf(path: string, params: Record<string, string | number>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

export const api = Object.assign(call, {
  get: <T>(path: string, options?: RequestOptions) => send<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: RequestOptions) => send<T>('POST', path, body, options),
  put: <T>(path: string, body: unknown, options?: RequestOptions) => send<T>('PUT', path, body, options),
  patch: <T>(path: string, body?: unknown, options?: RequestOptions) => send<T>('PATCH', path, body, options),
  delete: <T = void>(path: string, body?: unknown, options?: RequestOptions) => send<T>('DELETE', path, body, options),
  /** A file, with the name that the server gives it. */
  download: async (path: string): Promise<{ content: Blob; name: string | undefined }> => {
    const response = await answerTo('GET', path, undefined, {})
    const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
    return { content: await read(response.blob()), name }
  },
})

// Here a 401 means 'wrong password', which says nothing about the token that came along.
const credentialChecks = [
  '/auth/login',
  '/auth/login/code',
  '/auth/passkey-login',
  '/auth/merge-preview',
  '/auth/update-password',
  '/account',
]

async function send<T>(method: string, path: string, body?: unknown, options: RequestOptions = {}): Promise<T> {
  const text = await read((await answerTo(method, path, body, options)).text())
  return (text === '' ? undefined : JSON.parse(text)) as T
}

async function answerTo(method: string, path: string, body: unknown, options: RequestOptions): Promise<Response> {
  const bearer = authToken.read() ?? guestToken.read()
  let response = await request(method, path, body, options, bearer)
  if (response.status === 401 && bearer !== undefined && !credentialChecks.includes(path)) {
    forget(bearer)
    response = await request(method, path, body, options, undefined)
  }
  if (!response.ok) throw new ApiError(response.status, await read(response.text()), response.statusText)
  return response
}

/** An answer may be cut off on its way. */
async function read<Content>(content: Promise<Content>): Promise<Content> {
  try {
    return await content
  } catch (cause) {
    throw new NetworkError(cause)
  }
}

async function request(
  method: string,
  path: string,
  body: unknown,
  options: RequestOptions,
  bearer: string | undefined,
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`)
  if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey)
  if (options.ifMatch !== undefined) headers.set('If-Match', `"${options.ifMatch}"`)
  try {
    return await fetch(`/api${path}${searchOf(options.query)}`, {
      method,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    })
  } catch (cause) {
    // A request its own caller cancelled is no network fault; React Query knows the AbortError.
    if (options.signal?.aborted === true) throw cause
    throw new NetworkError(cause)
  }
}

function searchOf(query: RequestOptions['query']): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? '' : `?${search.toString()}`
}

// Only the very token that was refused: another tab may have signed in while this request was under way.
function forget(bearer: string) {
  if (authToken.read() === bearer) authToken.remove()
  if (guestToken.read() === bearer) guestToken.remove()
}
