// A mail server that takes 30 ms for each e-mail, as a process of its own. It says its address, and how many it has taken
// whenever it's asked.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

const LATENCY_MS = 30

let count = 0
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  maxClients: 1000,
  onData(stream, _session, done) {
    stream.resume()
    stream.on('end', () =>
      setTimeout(() => {
        count += 1
        done()
      }, LATENCY_MS),
    )
  },
})
server.on('error', () => undefined)
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` })
})
process.on('message', () => process.send?.({ count }))
process.on('disconnect', () => process.exit())
