import { isDeepStrictEqual } from 'node:util'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import type { NewSplit, Split, SplitChange } from '#domain/splits/schema.ts'
import { isSameAddress } from '#domain/shared/email-address.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
import { versionTexts } from '#domain/texts/versions.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { changedFields } from '#server/db/changed-fields.ts'
import type { Tx } from '#server/db/connection.ts'
import { ownRow } from '#server/db/keys.ts'
import { giftSplits } from '#server/db/schema.ts'
import { setPurchased } from '#server/features/gifts/commands.ts'
import { ownedGift } from '#server/features/gifts/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { endLinks } from './links/commands.ts'
import { isRecipient, recipientOf } from './links/queries.ts'
import { contributorsFor, inputsOf } from './contributors.ts'
import { presentSplit } from './present.ts'
import { findSplitOfGift, ownedSplit, type SplitRow } from './queries.ts'

/**
 * A gift has one split. Its total defaults to the gift's price.
 * @throws {AppError} NOT_FOUND, CONFLICT with the existing split, INVALID, REPEAT
 */
export async function addSplit(tx: Tx, actor: Actor, { giftIdeaId, isPurchased, ...wanted }: NewSplit): Promise<Split> {
  const gift = await ownedGift(tx, actor.owner, giftIdeaId)
  const existing = await findSplitOfGift(tx, actor.owner, gift.id)
  if (existing) throw new AppError('CONFLICT', splitTexts.alreadySplit, { current: presentSplit(existing) })
  const splitMethod = wanted.splitMethod ?? 'custom'
  const totalCost = wanted.totalCost ?? gift.price ?? 0
  await requireNotRecipient(tx, actor, gift.id, wanted.contributors)
  const [row] = await tx
    .insert(giftSplits)
    .values({
      userId: actor.owner,
      giftIdeaId: gift.id,
      totalCost,
      splitMethod,
      contributors: contributorsFor([], { ...wanted, splitMethod, totalCost }, actor.now),
      isPurchased: gift.isPurchased,
      description: wanted.description === undefined ? splitTexts.description(gift.title) : wanted.description,
      organizerEmail: wanted.organizerEmail ?? null,
      createdAt: actor.now,
      updatedAt: actor.now,
    })
    .returning()
  if (!row) throw new Error('The split was not written')
  return presentSplit(isPurchased ? await settled(tx, actor, row, wanted) : row)
}

/**
 * Changes what was sent and nothing else; in equal mode the shares follow the total and the rows.
 * @throws {AppError} NOT_FOUND, STALE, INVALID, REPEAT
 */
export async function changeSplit(
  tx: Tx,
  actor: Actor,
  id: number,
  wanted: SplitChange,
  version: number | undefined,
): Promise<Split> {
  const before = await currentSplit(tx, actor, id, version)
  if (wanted.giftIdeaId !== undefined && wanted.giftIdeaId !== before.giftIdeaId)
    throw invalidField('giftIdeaId', splitTexts.staysWithGift)
  const splitMethod = wanted.splitMethod ?? before.splitMethod
  const totalCost = wanted.totalCost ?? before.totalCost
  const inputs = wanted.contributors ?? inputsOf(before.contributors)
  const contributors = contributorsFor(before.contributors, { contributors: inputs, splitMethod, totalCost }, actor.now)
  if (wanted.contributors) await requireNotRecipient(tx, actor, before.giftIdeaId, wanted.contributors)
  const changes = changedFields<SplitRow, Partial<SplitRow>>(before, {
    totalCost,
    splitMethod,
    // PostgreSQL reorders the fields in JSON.
    ...(isDeepStrictEqual(contributors, before.contributors) ? {} : { contributors }),
    ...(wanted.description === undefined ? {} : { description: wanted.description }),
    ...(wanted.organizerEmail === undefined ? {} : { organizerEmail: wanted.organizerEmail }),
  })
  await endLinks(tx, actor.owner, before.giftIdeaId, nowOthers(before.contributors, contributors))
  const after = Object.keys(changes).length === 0 ? before : await written(tx, actor, before, changes)
  return presentSplit(wanted.isPurchased ? await settled(tx, actor, after, wanted) : after)
}

/** The gift stays, bought or not. @throws {AppError} NOT_FOUND, STALE */
export async function removeSplit(tx: Tx, actor: Actor, id: number, version: number | undefined): Promise<void> {
  const split = await currentSplit(tx, actor, id, version)
  await endLinks(tx, actor.owner, split.giftIdeaId)
  await tx.delete(giftSplits).where(ownRow(giftSplits, actor.owner, split.id))
}

/** Whose gift it is doesn't pay for it, nor hear of it. */
async function requireNotRecipient(
  tx: Tx,
  actor: Actor,
  giftIdeaId: number,
  contributors: NewSplit['contributors'],
): Promise<void> {
  const recipient = await recipientOf(tx, actor.owner, giftIdeaId)
  const index = contributors.findIndex((row) => isRecipient(row, recipient))
  if (index !== -1)
    throw invalidField(`contributors.${index}.email`, contributeTexts.refused.isRecipient(recipient ?? ''))
}

/** Rows that are gone, and those with another address: their links may be in the wrong hands. */
function nowOthers(before: SplitRow['contributors'], after: SplitRow['contributors']): string[] {
  return before
    .filter(({ id, email }) => {
      const now = after.find((row) => row.id === id)
      return now === undefined || (email !== undefined && !isSameAddress(email, now.email))
    })
    .map(({ id }) => id)
}

/** Buys the gift at the split's total, and the split with it (gifts/commands.ts keeps the two in sync). */
async function settled(
  tx: Tx,
  actor: Actor,
  split: SplitRow,
  { checkRepeat, confirm }: Pick<SplitChange, 'checkRepeat' | 'confirm'>,
): Promise<SplitRow> {
  const gift = await ownedGift(tx, actor.owner, split.giftIdeaId)
  if (gift.isPurchased) return split
  const pricePaid = split.totalCost > 0 ? split.totalCost : undefined
  await setPurchased(tx, actor, gift.id, { isPurchased: true, pricePaid, checkRepeat, confirm }, undefined)
  return ownedSplit(tx, actor.owner, split.id)
}

async function currentSplit(tx: Tx, actor: Actor, id: number, version: number | undefined): Promise<SplitRow> {
  const split = await ownedSplit(tx, actor.owner, id)
  if (version !== undefined && version !== split.version)
    throw new AppError('STALE', versionTexts.stale, { current: presentSplit(split) })
  return split
}

async function written(tx: Tx, actor: Actor, before: SplitRow, changes: Partial<SplitRow>): Promise<SplitRow> {
  const [row] = await tx
    .update(giftSplits)
    .set({ ...changes, updatedAt: actor.now, version: before.version + 1 })
    .where(ownRow(giftSplits, actor.owner, before.id))
    .returning()
  if (!row) throw new Error('The split was not written')
  return row
}
