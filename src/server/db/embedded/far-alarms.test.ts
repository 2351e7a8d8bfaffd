import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { waitForFarAlarms } from './far-alarms.ts'

test('a timer for in two months waits, and one for now rings', async () => {
  const own = globalThis.setTimeout
  try {
    waitForFarAlarms()
    const rung: string[] = []
    const far = setTimeout(() => rung.push('in two months'), 60 * 24 * 3600_000)
    setTimeout((when: string) => rung.push(when), 1, 'now')
    await sleep(100)
    clearTimeout(far)
    expect(rung).toEqual(['now'])
  } finally {
    globalThis.setTimeout = own
  }
})
