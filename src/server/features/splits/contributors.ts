import { randomUUID } from 'node:crypto'
import { AppError, type Issue } from '#domain/shared/errors.ts'
import type { Cents } from '#domain/shared/money.ts'
import { afterUndo } from '#domain/splits/reply.ts'
import type { ContributorInput } from '#domain/splits/schema.ts'
import { shareEqually, type SplitMethod } from '#domain/splits/shares.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import type { SplitRow } from './queries.ts'

type Stored = SplitRow['contributors'][number]

interface Wanted {
  contributors: readonly ContributorInput[]
  splitMethod: SplitMethod
  totalCost: Cents
}

/**
 * The rows of a split as they are stored. Ids are the server's: a row that names one of the split's own ids stays that
 * row, any other is new. Confirming sets the time, unconfirming clears it. In equal mode the shares are computed here,
 * whatever amounts were sent for unconfirmed rows.
 * @throws {AppError} INVALID for a custom amount under a cent
 */
export function contributorsFor(before: readonly Stored[], wanted: Wanted, now: Date): Stored[] {
  if (wanted.splitMethod === 'custom') requireAmounts(wanted.contributors)
  const known = new Map(before.map((row) => [row.id, row]))
  const rows = wanted.contributors.map((input) => {
    const own = input.id === undefined ? undefined : known.get(input.id)
    // Two rows can't have the same id.
    if (own) known.delete(own.id)
    return rowFor(input, own, now)
  })
  if (wanted.splitMethod === 'custom') return rows.map(({ row }) => row)
  // Just confirmed without an amount: the equal share is what was paid.
  const standing = rows.map(({ row, amount }) => ({ ...row, confirmed: row.confirmed && amount !== undefined }))
  const shares = shareEqually(standing, wanted.totalCost)
  return rows.map(({ row }, index) => ({ ...row, amountCents: shares[index]?.amountCents ?? row.amountCents }))
}

/** The rows as a client that read the split would send them back unchanged. */
export function inputsOf(contributors: readonly Stored[]): ContributorInput[] {
  return contributors.map(({ id, name, email, amountCents, confirmed }) => ({
    id,
    name,
    email: email ?? null,
    amount: amountCents,
    confirmed,
  }))
}

function rowFor(input: ContributorInput, own: Stored | undefined, now: Date) {
  const confirmed = input.confirmed ?? own?.confirmed ?? false
  const email = input.email === undefined ? own?.email : input.email
  // Taking back a confirmation takes back what the contributor said of it.
  const reply = own?.reply && own.confirmed && !confirmed ? afterUndo(own.reply) : own?.reply
  const amount = input.amount ?? (own?.confirmed ? own.amountCents : undefined)
  const row: Stored = {
    id: own?.id ?? randomUUID(),
    name: input.name,
    ...(email ? { email } : {}),
    amountCents: amount ?? 0,
    confirmed,
    ...(confirmed ? { contributedAt: own?.contributedAt ?? now.toISOString() } : {}),
    ...(reply ? { reply } : {}),
  }
  return { row, amount }
}

function requireAmounts(contributors: readonly ContributorInput[]): void {
  const issues: Issue[] = contributors.flatMap(({ amount }, index) =>
    amount !== undefined && amount > 0
      ? []
      : [{ path: `contributors.${index}.amount`, message: splitTexts.shareAmount.invalid }],
  )
  if (issues.length > 0) throw new AppError('INVALID', splitTexts.shareAmount.invalid, { issues })
}
