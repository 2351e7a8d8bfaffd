import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { freshHosts } from './fresh-hosts.ts'

const ignore = () => undefined

describe('the hosts of pictures', () => {
  it('are looked up once for pages that are asked for together', async () => {
    let asked = 0
    const hosts = freshHosts(async () => [`https://${++asked}.example`], ignore)
    expect(await Promise.all([hosts(), hosts()])).toEqual([['https://1.example'], ['https://1.example']])
    expect(await hosts()).toEqual(['https://1.example'])
  })

  it('are those known before where the database fails', async () => {
    const errors: unknown[] = []
    const hosts = freshHosts(
      () => Promise.reject(new Error('away')),
      (error) => errors.push(error),
    )
    expect(await hosts()).toEqual([])
    expect(errors).toEqual([new Error('away')])
  })

  it('are waited for by one page while the database is busy, and by no other until it has answered', async () => {
    let answer: (hosts: string[]) => void = ignore
    const hosts = freshHosts(() => new Promise((resolve) => (answer = resolve)), ignore, 20)
    expect(await hosts()).toEqual([])
    const next = hosts().then((known) => known.length)
    expect(await Promise.race([next, sleep(0, 'waits')])).toBe(0)
    answer(['https://img.example'])
    await sleep(0)
    expect(await hosts()).toEqual(['https://img.example'])
  })
})
