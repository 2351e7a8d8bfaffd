import type { RouteName } from '#domain/contract.ts'
import { addressOf, type Answer } from './api.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { authToken, guestToken } from './storage.ts'

type Options = {
  params?: Record<string, string | number>
  /** Besides that of the file's name; percent-encoded here. */
  headers?: Record<string, string>
  /** From 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * Sends a file to a route that takes one, and tells how much of it has left, which `fetch` can't.
 * @throws {ApiError} any answer that is not 2xx
 * @throws {NetworkError} no answer, or half of one
 */
export async function sendFile<Name extends RouteName>(
  route: Name,
  file: File,
  options: Options,
): Promise<Answer<Name>> {
  const { status, statusText, text } = await send(route, file, options)
  if (status < 200 || status >= 300) throw new ApiError(status, text, statusText)
  try {
    return JSON.parse(text) as Answer<Name>
  } catch (cause) {
    throw new NetworkError(cause)
  }
}

type Response = { status: number; statusText: string; text: string }

function send(
  route: string,
  file: File,
  { params = {}, headers = {}, onProgress, signal }: Options,
): Promise<Response> {
  const [method = '', path = ''] = route.split(' ')
  const request = new XMLHttpRequest()
  request.open(method, `/api${addressOf(path, params)}`)
  request.setRequestHeader('Accept', 'application/json')
  request.setRequestHeader('Content-Type', 'application/octet-stream')
  for (const [name, value] of Object.entries({ 'X-Filename': file.name, ...headers }))
    request.setRequestHeader(name, encodeURIComponent(value))
  const bearer = authToken.read() ?? guestToken.read()
  if (bearer !== undefined) request.setRequestHeader('Authorization', `Bearer ${bearer}`)
  return new Promise((resolve, reject) => {
    const { upload } = request
    upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total))
    upload.addEventListener('load', () => onProgress(1))
    request.addEventListener('load', () => {
      const { status, statusText, responseText: text } = request
      resolve({ status, statusText, text })
    })
    request.addEventListener('error', () => reject(new NetworkError(undefined)))
    request.addEventListener('abort', () => reject(new DOMException('Canceled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
