import type { PGlite } from '@electric-sql/pglite'

/**
 * Gives PostgreSQL a piece of its wire protocol and returns its answer to it.
 *
 * Streamed, because `execProtocolRaw` also parses each answer and keeps the parsed rows until a query that is not raw
 * comes by, and here all are raw: 24 kB of memory were lost with each answer of 16 kB (electric-sql/pglite issue #1025).
 */
export async function exchange(cluster: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  // Copies: what PGlite hands over is a view of PostgreSQL's memory, valid for this moment only.
  await cluster.execProtocolRawStream(bytes, { onRawData: (chunk) => void chunks.push(chunk.slice()) })
  return chunks.length === 1 && chunks[0] ? chunks[0] : joined(chunks)
}

/** Not Buffer.concat, whose memory may be shared with other buffers: the answer is handed over to another thread. */
function joined(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
