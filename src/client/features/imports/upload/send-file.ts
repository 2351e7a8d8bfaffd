import type { Answer } from '#client/lib/api.ts'
import { ApiError, NetworkError } from '#client/lib/api-error.ts'
import { authToken, guestToken } from '#client/lib/storage.ts'

/**
 * Sends a file and tells how much of it has left, which `fetch` can't.
 * @param onProgress from 0 to 1
 * @throws {ApiError} any answer that is not 2xx
 * @throws {NetworkError} no answer, or half of one
 */
export async function sendFile(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Answer<'POST /imports'>> {
  const { status, statusText, text } = await post(file, onProgress, signal)
  if (status < 200 || status >= 300) throw new ApiError(status, text, statusText)
  try {
    return JSON.parse(text) as Answer<'POST /imports'>
  } catch (cause) {
    throw new NetworkError(cause)
  }
}

type Response = { status: number; statusText: string; text: string }

function post(file: File, onProgress: (part: number) => void, signal: AbortSignal): Promise<Response> {
  const request = new XMLHttpRequest()
  request.open('POST', '/api/imports')
  request.setRequestHeader('Accept', 'application/json')
  request.setRequestHeader('Content-Type', 'application/octet-stream')
  request.setRequestHeader('X-Filename', encodeURIComponent(file.name))
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
