import net from 'node:net'
import { once } from 'node:events'

export interface SilentProxy {
  /** The address given, through the proxy. */
  url: string
  /**
   * From now on nothing of any connection gets through, and no end is told: as after a failover without RST, a NAT that
   * forgot, a frozen machine. Connections of that time stay silent for good.
   */
  fallSilent(): void
  /** New connections get through again. */
  recover(): void
  close(): Promise<void>
}

/** A TCP proxy on loopback in front of the server that `target` names. */
export async function openSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target)
  const pairs = new Set<[net.Socket, net.Socket]>()
  let isSilent = false
  const hush = ([near, far]: [net.Socket, net.Socket]) => {
    near.unpipe(far)
    far.unpipe(near)
    // Read on, so that the sender sees its bytes taken.
    near.resume()
    far.removeAllListeners('close').resume()
  }
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname)
    const pair: [net.Socket, net.Socket] = [near, far]
    pairs.add(pair)
    for (const socket of pair) socket.on('error', () => undefined)
    near.pipe(far)
    far.pipe(near)
    far.on('close', () => near.destroy())
    near.on('close', () => {
      far.destroy()
      pairs.delete(pair)
    })
    if (isSilent) hush(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as net.AddressInfo).port)
  return {
    url: url.href,
    fallSilent() {
      isSilent = true
      for (const pair of pairs) hush(pair)
    },
    recover() {
      isSilent = false
    },
    async close() {
      for (const [near, far] of pairs) {
        near.destroy()
        far.destroy()
      }
      server.close()
      await once(server, 'close')
    },
  }
}
