import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from './connection.ts'

/**
 * Whether the database answers within `limitMs`. A connection that doesn't is destroyed, so that no request gets it.
 * @throws what the database or the network says against it
 */
export function reachable(db: Db, limitMs: number): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined
  const late = () => sleep(limitMs, false, { ref: false })
  const ask = async () => {
    const client = await db.$client.connect()
    let hasAnswered = false
    try {
      hasAnswered = await Promise.race([client.query('select 1').then(() => true), late()])
      return hasAnswered
    } finally {
      client.release(!hasAnswered)
    }
  }
  return () => {
    // Concurrent callers share it: however often they ask, they take one connection.
    underWay ??= ask().finally(() => {
      underWay = undefined
    })
    return Promise.race([underWay, late()])
  }
}
