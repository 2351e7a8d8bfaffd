import { sql, type SQL } from 'drizzle-orm'

/**
 * A value that fails unless the condition holds, and with it whatever was sent in the same transaction: nobody has to wait for
 * the answer before sending the rest and the commit.
 */
export function failsUnless(condition: SQL): SQL {
  return sql`1 / (${condition})::int`
}

/** division_by_zero, which nothing else of ours can cause. */
const FAILED = '22012'

/** Whether `failsUnless` caused this error (drizzle wraps). */
export function isUnmet(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error && 'code' in cause && cause.code === FAILED
}
