import { adminTexts } from '#domain/texts/feedback.ts'
import { recordFailure } from '#server/catalogue/remote/failures.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connection.ts'
import { damageIn } from '#server/db/damage.ts'

interface Log {
  error(details: object, message: string): void
}

/** How often this process met damage, by its pool of connections. */
const met = new WeakMap<Db['$client'], number>()

export const damageMet = (db: Db) => met.get(db.$client) ?? 0

/**
 * Reports a damaged page found by PostgreSQL: to the operator by a log line of its own and a metric, to administrators as
 * an API failure. Ignores other errors.
 */
export async function reportDamage({ db, clock }: { db: Db; clock: Clock }, error: unknown, log: Log): Promise<void> {
  const damage = damageIn(error)
  if (!damage) return
  met.set(db.$client, damageMet(db) + 1)
  const advice = adminTexts.damagedData(damage.message)
  log.error({ damage: damage.message }, advice)
  const failure = {
    provider: 'database',
    endpoint: 'PostgreSQL',
    error: { code: 'DAMAGED_DATA', message: advice, status: undefined },
    params: null,
    retries: 0,
  }
  await recordFailure(db, failure, clock.now()).catch((err: unknown) =>
    log.error({ err }, 'the damage could not be recorded for the administrators'),
  )
}
