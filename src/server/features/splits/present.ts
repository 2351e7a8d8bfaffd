import { toDecimal } from '#domain/shared/money.ts'
import type { Split } from '#domain/splits/schema.ts'
import type { SplitRow } from './queries.ts'

export function presentSplit(row: SplitRow): Split {
  return {
    id: row.id,
    uid: row.uid,
    giftIdeaId: row.giftIdeaId,
    totalCost: toDecimal(row.totalCost),
    contributors: row.contributors.map(({ id, name, email, amountCents, confirmed, contributedAt, reply }) => ({
      id,
      name,
      email: email ?? null,
      amount: toDecimal(amountCents),
      confirmed,
      contributedAt: contributedAt ?? null,
      reply: reply
        ? { state: reply.state, note: reply.note, at: reply.at, amount: toDecimal(reply.amountCents) }
        : null,
    })),
    splitMethod: row.splitMethod,
    isPurchased: row.isPurchased,
    description: row.description,
    organizerEmail: row.organizerEmail,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  }
}
