import { and, eq } from 'drizzle-orm'
import type { EnvelopeChange } from '#domain/budget/schema.ts'
import type { Tx } from '#server/db/connection.ts'
import { budgetEnvelopes } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'

/** What the user wants to spend in the year; without an amount, nothing is said anymore. */
export async function setEnvelope(tx: Tx, { owner, now }: Actor, { year, amount }: EnvelopeChange): Promise<void> {
  if (amount === null) {
    await tx.delete(budgetEnvelopes).where(and(eq(budgetEnvelopes.userId, owner), eq(budgetEnvelopes.year, year)))
    return
  }
  await tx
    .insert(budgetEnvelopes)
    .values({ userId: owner, year, amount, updatedAt: now })
    .onConflictDoUpdate({
      target: [budgetEnvelopes.userId, budgetEnvelopes.year],
      set: { amount, updatedAt: now },
    })
}
