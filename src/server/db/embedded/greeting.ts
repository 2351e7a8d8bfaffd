/**
 * What a PostgreSQL server says to a client whose start-up packet it accepts. PGlite speaks the protocol only after that
 * point, so the worker sends it instead. (PostgreSQL manual, 'Message Formats')
 */
export function greeting(serverVersion: string): Uint8Array<ArrayBuffer> {
  const authenticationOk = message('R', Buffer.alloc(4))
  const backendKey = message('K', Buffer.alloc(8))
  const readyForQuery = message('Z', Buffer.from('I'))
  return Uint8Array.from(
    Buffer.concat([
      authenticationOk,
      parameter('client_encoding', 'UTF8'),
      parameter('server_version', serverVersion),
      backendKey,
      readyForQuery,
    ]),
  )
}

/** The client's message that it leaves. */
export const isTerminate = (bytes: Uint8Array) => bytes[0] === 'X'.charCodeAt(0)

function parameter(name: string, value: string): Buffer {
  return message('S', Buffer.from(`${name}\0${value}\0`))
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type, 0, 'latin1')
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, body])
}
