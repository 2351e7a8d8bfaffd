import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../processes/product.ts'
import type { Scenario } from './scenario.ts'

const MINUTE_MS = 60_000

/** A program that sends a request byte by byte loses its connection within the minute that the docs promise. */
export const slowSender: Scenario = {
  name: 'slow-sender',
  async run(report) {
    const product = await startProduct({})
    try {
      const { hostname, port } = new URL(product.address)
      const starts = [
        'GET /api/version HTTP/1.1\r\nhost: x\r\nx-slow: ',
        'POST /api/auth/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nsec-fetch-site: same-origin\r\ncontent-length: 100000\r\n\r\n{"',
      ]
      for (const [index, seconds] of (
        await Promise.all(starts.map((start) => heldFor(hostname, Number(port), start)))
      ).entries())
        report.held(
          seconds * 1000 < MINUTE_MS,
          `${index === 0 ? 'headers' : 'a body'} sent byte by byte: the connection ended after ${seconds.toFixed(0)} s`,
        )
    } finally {
      await product.kill()
    }
  },
}

/** @returns seconds until the server closed, or two minutes */
async function heldFor(host: string, port: number, start: string): Promise<number> {
  const socket = net.connect(port, host)
  socket.on('error', () => undefined).resume()
  const since = performance.now()
  socket.write(start)
  while (!socket.closed && !socket.destroyed && performance.now() - since < 2 * MINUTE_MS) {
    if (socket.writable) socket.write('a')
    await sleep(500)
  }
  socket.destroy()
  return (performance.now() - since) / 1000
}
