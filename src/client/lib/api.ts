import type { Contract, RouteName } from '#domain/contract.ts'
import type { Exchange } from '#domain/shared/contract.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { cacheMode } from './cache-mode.ts'
import { authToken, guestToken } from './storage.ts'

type Options = {
  /** The same key within 24 h answers the first result again: make one per form, not per click. */
  idempotencyKey?: string | undefined
  /** The row's version: 409 STALE when somebody changed it since. */
  ifMatch?: number | undefined
  signal?: AbortSignal | undefined
  /** Sent as it is, to a route that takes no JSON. */
  file?: Blob
  /** This very request, if it's under way already. */
  begun?: Promise<Response> | undefined
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
  Options

/** The same for code that doesn't care which route it is. */
type Given = Options & {
  params?: Record<string, string | number>
  /** Left out of the address when undefined. */
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

/**
 * Calls a route of the contract: `api('GET /contacts/:id', { params: { id } })`. The one way to the server.
 * @throws {ApiError} any answer that is not 2xx
 * @throws {NetworkError} no answer
 */
export async function api<Name extends RouteName>(
  route: Name,
  ...[sent]: Nothing extends Sent<Name> ? [sent?: Sent<Name>] : [sent: Sent<Name>]
): Promise<Answer<Name>> {
  const text = await read((await answerTo(route, sent ?? {})).text())
  return (text === '' ? undefined : JSON.parse(text)) as Answer<Name>
}

/**
 * A file, with the name that the server gives it.
 * @param path below /api
 */
export async function download(path: string): Promise<{ content: Blob; name: string | undefined }> {
  const response = await answerTo(['GET', path].join(' '), {})
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  return { content: await read(response.blob()), name }
}

// Here a 401 means 'wrong password', which says nothing about the token that came along.
const credentialChecks: ReadonlySet<string> = new Set<RouteName>([
  'POST /auth/login',
  'POST /auth/login/code',
  'POST /auth/passkey-login',
  'POST /auth/merge-preview',
  'POST /auth/update-password',
  'DELETE /account',
])

async function answerTo(route: string, sent: Given): Promise<Response> {
  const bearer = authToken.read() ?? guestToken.read()
  let response = await (sent.begun ?? request(route, sent, bearer))
  if (response.status === 401 && bearer !== undefined && !credentialChecks.has(route)) {
    forget(bearer)
    response = await request(route, sent, undefined)
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

async function request(route: string, sent: Given, bearer: string | undefined): Promise<Response> {
  const { params = {}, query = {}, body, file, idempotencyKey, ifMatch, signal } = sent
  const [method = '', path = ''] = route.split(' ')
  const headers = new Headers({ Accept: 'application/json' })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`)
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey)
  if (ifMatch !== undefined) headers.set('If-Match', `"${ifMatch}"`)
  try {
    return await fetch(`/api${addressOf(path, params)}${searchOf(query)}`, {
      method,
      headers,
      cache: cacheMode,
      credentials: 'include',
      // Of a file the browser tells the type.
      body: file ?? (body === undefined ? null : JSON.stringify(body)),
      signal: signal ?? null,
    })
  } catch (cause) {
    // A request its own caller cancelled is no network fault; React Query knows the AbortError.
    if (signal?.aborted === true) throw cause
    throw new NetworkError(cause)
  }
}

/** '/contacts/:id' and { id: 7 } is '/contacts/7'. */
export function addressOf(path: string, params: Record<string, string | number>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function searchOf(query: Record<string, string | number | boolean | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? '' : `?${search.toString()}`
}

// Only the very token that was refused: another tab may have signed in while this request was under way.
function forget(bearer: string) {
  if (authToken.read() === bearer) authToken.remove()
  if (guestToken.read() === bearer) guestToken.remove()
}
