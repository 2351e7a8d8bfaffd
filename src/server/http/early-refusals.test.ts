import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { parseSettings } from '#server/settings.ts'
import { earlyRefusals } from './early-refusals.ts'

it('bytes that are no HTTP end their connection, also when the client never reads', async () => {
  const refusals = earlyRefusals(parseSettings({}))
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sender = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  const [socket] = (await once(server, 'connection')) as [Socket]
  // More than the buffers between the two hold: an answer behind it never leaves.
  socket.write(Buffer.alloc(32 * 1024 * 1024))
  refusals.clientErrorHandler(new Error('Parse Error'), socket)
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
  sender.destroy()
  server.close()
})
