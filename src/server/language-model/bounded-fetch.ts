/** Bytes of an answer that are read: sixty reasons have 20 kB. */
const MOST_BYTES = 1024 * 1024

/** `fetch` for a language model's API: follows no redirect, which would take the key along, and reads no endless answer. */
export const boundedFetch: typeof fetch = async (address, request) => {
  const { body, status, statusText, headers } = await fetch(address, { ...request, redirect: 'error' })
  let read = 0
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength
        if (read > MOST_BYTES) controller.error(new RangeError('The answer is too large'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted ?? null, { status, statusText, headers })
}
