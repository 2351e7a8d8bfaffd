import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connection.ts'

/** What calling a retailer needs besides the retailer. */
export interface ProviderDeps {
  db: Db
  clock: Clock
  wait: (milliseconds: number) => Promise<void>
}
