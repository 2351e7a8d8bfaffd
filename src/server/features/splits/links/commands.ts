import { and, asc, eq, inArray } from 'drizzle-orm'
import { formatMoney } from '#domain/shared/money.ts'
import { AppError, invalidField, notFound } from '#domain/shared/errors.ts'
import { CONTRIBUTOR_LINK_DAYS } from '#domain/splits/link-days.ts'
import type { ContributePage, NewReply } from '#domain/splits/links/schema.ts'
import { isConfirmedByOrganizer, stateOf, withReply } from '#domain/splits/reply.ts'
import { isOwn } from '#domain/splits/shares.ts'
import { activityTexts } from '#domain/texts/activities.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
import type { Db, Tx } from '#server/db/connection.ts'
import { ownRow } from '#server/db/keys.ts'
import { contributorLinks, giftSplits, users } from '#server/db/schema.ts'
import { changeData } from '#server/db/write.ts'
import { recordActivity } from '#server/features/activities/commands.ts'
import { ownedGift } from '#server/features/gifts/queries.ts'
import { firstNameOfOwner } from '#server/features/profile/queries.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'
import { provenContributeLink, type ContributeLink } from '#server/identity/contribute-link.ts'
import { hashToken, newOwnerToken } from '#server/identity/owner-token.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { contributeMail } from '#server/mail/templates/contribute.ts'
import { ownedSplit, type SplitRow } from '../queries.ts'
import { contributePageOf, contributionOf, isRecipient, recipientOf, type Contribution } from './queries.ts'

const { refused, page } = contributeTexts

const DAY_MS = 24 * 3600_000
/** What is created and never sent must not push out what was: more than anybody needs in two months. */
const LINKS_PER_CONTRIBUTOR = 30

interface Made {
  contributorId: string
  name: string
  token: string
  expiresAt: Date
}

/** Who gets an e-mail, and where. @throws {AppError} NOT_FOUND, INVALID, FORBIDDEN */
export async function addressees(
  db: Db,
  actor: Actor,
  splitId: number,
  send: readonly string[],
): Promise<{ id: string; address: string }[]> {
  const split = await ownedSplit(db, actor.owner, splitId)
  if (send.length === 0) return []
  const recipient = await recipientOf(db, actor.owner, split.giftIdeaId)
  const chosen = [...new Set(send)].map((id, index) => addresseeOf(split, id, index, recipient))
  const [sender] = await db
    .select({ isGuest: users.isGuest, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, actor.owner))
  if (!sender || sender.isGuest) throw new AppError('FORBIDDEN', refused.guest)
  // Or anyone could have us write to anyone, from an address that isn't theirs.
  if (sender.emailVerifiedAt === null) throw new AppError('FORBIDDEN', refused.unconfirmed)
  return chosen
}

function addresseeOf({ contributors }: SplitRow, id: string, index: number, recipient: string | null) {
  const row = contributors.find((one) => one.id === id)
  if (!row || isOwn(row)) throw invalidField(`send.${index}`, refused.unknown)
  if (!row.email) throw invalidField(`send.${index}`, refused.noAddress(row.name))
  if (isRecipient(row, recipient)) throw invalidField(`send.${index}`, refused.isRecipient(row.email))
  return { id, address: row.email }
}

/**
 * A link for everyone but the owner, and e-mails to those who were chosen. Not a `change` of the routing, which would keep
 * the answer, and so the tokens, for an Idempotency-Key.
 * @throws {AppError} NOT_FOUND, INVALID
 */
export async function makeLinks(
  db: Db,
  mailer: Mailer,
  actor: Actor,
  splitId: number,
  mailed: readonly { id: string; address: string }[],
): Promise<Made[]> {
  return changeData(db, actor.owner, async (tx) => {
    const split = await ownedSplit(tx, actor.owner, splitId)
    const others = split.contributors.filter((row) => !isOwn(row))
    if (others.length === 0) throw new AppError('INVALID', refused.nobody)
    const expiresAt = new Date(actor.now.getTime() + CONTRIBUTOR_LINK_DAYS * DAY_MS)
    const made = others.map(({ id, name, email }) => {
      const { token } = newOwnerToken(actor.owner)
      // Looked up again: it may have changed while the limits were counted.
      const isSent = mailed.some((one) => one.id === id && one.address === email)
      return { contributorId: id, name, email, token, expiresAt, isSent }
    })
    await tx.insert(contributorLinks).values(
      made.map(({ contributorId, token, isSent }) => ({
        userId: actor.owner,
        giftIdeaId: split.giftIdeaId,
        contributorId,
        tokenHash: hashToken(token),
        createdAt: actor.now,
        expiresAt,
        sentAt: isSent ? actor.now : null,
      })),
    )
    await dropOldest(tx, actor.owner, split.giftIdeaId)
    const sent = made.filter(({ isSent }) => isSent)
    if (sent.length > 0) await mailLinks(tx, mailer, actor, split, sent)
    return made.map(({ contributorId, name, token }) => ({ contributorId, name, token, expiresAt }))
  })
}

/** One e-mail each, to their own address alone. */
async function mailLinks(
  tx: Tx,
  mailer: Mailer,
  actor: Actor,
  split: SplitRow,
  sent: readonly { contributorId: string; email?: string | undefined; token: string; expiresAt: Date }[],
): Promise<void> {
  const [gift, organizer] = [
    await ownedGift(tx, actor.owner, split.giftIdeaId),
    await firstNameOfOwner(tx, actor.owner),
  ]
  for (const { contributorId, email, token, expiresAt } of sent) {
    const share = split.contributors.find(({ id }) => id === contributorId)?.amountCents ?? 0
    if (!email) continue
    const content = contributeMail({
      organizer,
      gift: gift.title,
      share: formatMoney(share),
      total: formatMoney(split.totalCost),
      link: mailer.link(`/contribute/${token}`),
      expiresAt,
    })
    await mailer.queue(tx, { userId: actor.owner, to: email, ...content }, actor.now)
  }
}

async function dropOldest(tx: Tx, owner: OwnerId, giftIdeaId: number): Promise<void> {
  const ofGift = and(eq(contributorLinks.userId, owner), eq(contributorLinks.giftIdeaId, giftIdeaId))
  const all = await tx
    .select({ contributorId: contributorLinks.contributorId, tokenHash: contributorLinks.tokenHash })
    .from(contributorLinks)
    .where(ofGift)
    .orderBy(asc(contributorLinks.createdAt))
  const ids = [...new Set(all.map(({ contributorId }) => contributorId))]
  const tooMany = ids.flatMap((id) =>
    all.filter(({ contributorId }) => contributorId === id).slice(0, -LINKS_PER_CONTRIBUTOR),
  )
  if (tooMany.length === 0) return
  const hashes = tooMany.map(({ tokenHash }) => tokenHash)
  await tx
    .delete(contributorLinks)
    .where(and(eq(contributorLinks.userId, owner), inArray(contributorLinks.tokenHash, hashes)))
}

/** @throws {AppError} NOT_FOUND */
export async function revokeLinks(
  tx: Tx,
  actor: Actor,
  { id, contributorId }: { id: number; contributorId: string },
): Promise<void> {
  const split = await ownedSplit(tx, actor.owner, id)
  if (!split.contributors.some((row) => row.id === contributorId)) throw notFound('contributor')
  await endLinks(tx, actor.owner, split.giftIdeaId, [contributorId])
}

/** @param contributorIds undefined for all of the gift's split */
export async function endLinks(
  tx: Tx,
  owner: OwnerId,
  giftIdeaId: number,
  contributorIds?: readonly string[],
): Promise<void> {
  if (contributorIds?.length === 0) return
  await tx
    .delete(contributorLinks)
    .where(
      and(
        eq(contributorLinks.userId, owner),
        eq(contributorLinks.giftIdeaId, giftIdeaId),
        contributorIds && inArray(contributorLinks.contributorId, [...contributorIds]),
      ),
    )
}

/** The same words for a link that never was, was revoked, has expired, and whose contributor is gone. */
export function invalidContributeLink(): AppError {
  return new AppError('NOT_FOUND', page.gone)
}

/** @throws {AppError} NOT_FOUND, CONFLICT once the organizer has confirmed the share */
export async function receiveReply(
  db: Db,
  token: string,
  { actor }: ContributeLink,
  { state, note }: NewReply,
): Promise<ContributePage> {
  return changeData(db, actor.owner, async (tx) => {
    // It may have been revoked, and the split changed, since it was found.
    const link = await provenContributeLink(tx, token, actor.now)
    const found = link && (await contributionOf(tx, link))
    if (!found) throw invalidContributeLink()
    const { split, row } = found
    if (isConfirmedByOrganizer(row) && state !== 'paid') throw new AppError('CONFLICT', refused.settled)
    const contributors = withReply(
      { rows: split.contributors, method: split.splitMethod, total: split.totalCost },
      row.id,
      { state, note, at: actor.now.toISOString() },
    )
    const [after] = await tx
      .update(giftSplits)
      .set({ contributors, updatedAt: actor.now, version: split.version + 1 })
      .where(ownRow(giftSplits, actor.owner, split.id))
      .returning()
    const answered = after?.contributors.find(({ id }) => id === row.id)
    if (!after || !answered) throw new Error('The answer was not written')
    if (stateOf(row) !== state) await recordReply(tx, actor, found, state)
    return contributePageOf(tx, actor, { ...found, split: after, row: answered })
  })
}

/** A new note or the same answer again is no news. */
async function recordReply(tx: Tx, actor: Actor, { row, gift }: Contribution, state: NewReply['state']): Promise<void> {
  await recordActivity(tx, actor, {
    activityType: 'contributor_answered',
    description: activityTexts.contributorAnswered[state](row.name, formatMoney(row.amountCents), gift.title).slice(
      0,
      500,
    ),
    entityId: gift.id,
    entityType: 'gift',
    metadata: { giftTitle: gift.title },
  })
}
