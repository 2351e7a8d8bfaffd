import { once } from 'node:events'
import net from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { orExplain } from './program.ts'

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

describe('what stops a program is said in one sentence', () => {
  it.each([
    [
      'nosuch.invalid',
      'No address was found for nosuch.invalid. Set HOST to an address of this machine, such as 127.0.0.1.',
    ],
    ['999.1.1.1', 'No address was found for 999.1.1.1. Set HOST to an address of this machine, such as 127.0.0.1.'],
    ['192.0.2.1', 'This machine has no address 192.0.2.1. Set HOST to one it has.'],
  ])('when it listens on %s', async (host, sentence) => {
    expect(await said(() => listen(host))).toBe(sentence)
    expect(process.exitCode).toBe(1)
  })
})

async function listen(host: string): Promise<void> {
  const server = net.createServer().listen(0, host)
  await once(server, 'listening')
  server.close()
}

/** On standard error, without the line's end. */
async function said(run: () => Promise<void>): Promise<string> {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  await orExplain(run)
  return lines.join('').trimEnd()
}
