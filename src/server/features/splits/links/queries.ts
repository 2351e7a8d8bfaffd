import { and, desc, eq, gt } from 'drizzle-orm'
import { DRAWINGS } from '#domain/pictures/drawings.ts'
import { isSameAddress } from '#domain/shared/email-address.ts'
import { toDecimal } from '#domain/shared/money.ts'
import type { ContributePage, KnownLink } from '#domain/splits/links/schema.ts'
import { isConfirmedByOrganizer, pledges, stateOf } from '#domain/splits/reply.ts'
import { isOwn } from '#domain/splits/shares.ts'
import { imageUrlToKeep } from '#server/db/image-url.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contactOf, splitOf } from '#server/db/keys.ts'
import {
  contacts,
  contributorLinks,
  giftIdeas,
  giftPictures,
  giftSplits,
  pictures,
  userPreferences,
} from '#server/db/schema.ts'
import { sourceVersion } from '#domain/pictures/picture.ts'
import { firstNameOfOwner } from '#server/features/profile/queries.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'
import type { ContributeLink } from '#server/identity/contribute-link.ts'
import { ownedSplit, type SplitRow } from '../queries.ts'

/** What a link leads to. */
export interface Contribution {
  split: SplitRow
  row: SplitRow['contributors'][number]
  gift: { id: number; title: string; imageUrl: string | null; hasOwnPicture: boolean; isPurchased: boolean }
}

/** The latest working link of each contributor. @throws {AppError} NOT_FOUND */
export async function linksOf(db: DbOrTx, actor: Actor, splitId: number): Promise<KnownLink[]> {
  const split = await ownedSplit(db, actor.owner, splitId)
  const rows = await db
    .select()
    .from(contributorLinks)
    .where(
      and(
        eq(contributorLinks.userId, actor.owner),
        eq(contributorLinks.giftIdeaId, split.giftIdeaId),
        gt(contributorLinks.expiresAt, actor.now),
      ),
    )
    .orderBy(desc(contributorLinks.createdAt))
  return split.contributors.flatMap(({ id }) => {
    const [latest, ...earlier] = rows.filter(({ contributorId }) => contributorId === id)
    if (!latest) return []
    const sentAt = [latest, ...earlier].find((row) => row.sentAt !== null)?.sentAt ?? null
    return [
      {
        contributorId: id,
        createdAt: latest.createdAt.toISOString(),
        expiresAt: latest.expiresAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      },
    ]
  })
}

/**
 * Undefined for a contributor who no longer shares the gift, and for one whose address is the recipient's by now: the
 * surprise stays one.
 */
export async function contributionOf(
  db: DbOrTx,
  { actor, giftIdeaId, contributorId }: ContributeLink,
): Promise<Contribution | undefined> {
  const [found] = await db
    .select({
      split: giftSplits,
      id: giftIdeas.id,
      title: giftIdeas.title,
      imageUrl: imageUrlToKeep,
      pictureVersion: giftIdeas.pictureVersion,
      isPurchased: giftIdeas.isPurchased,
      recipient: contacts.email,
    })
    .from(giftIdeas)
    .innerJoin(giftSplits, splitOf(giftIdeas))
    .innerJoin(contacts, contactOf(giftIdeas))
    .where(and(eq(giftIdeas.userId, actor.owner), eq(giftIdeas.id, giftIdeaId)))
  const row = found?.split.contributors.find(({ id }) => id === contributorId)
  if (!found || !row || isOwn(row) || isRecipient(row, found.recipient)) return undefined
  const { split, pictureVersion, recipient: _recipient, ...gift } = found
  return { split, row, gift: { ...gift, hasOwnPicture: pictureVersion !== null } }
}

/** Whether a contributor has the address of the person who gets the gift. */
export function isRecipient({ email }: { email?: string | null | undefined }, recipient: string | null): boolean {
  return Boolean(email) && isSameAddress(email, recipient)
}

/** All that the page of a link shows. */
export async function contributePageOf(
  db: DbOrTx,
  actor: Actor,
  { split, row, gift }: Contribution,
): Promise<ContributePage> {
  const [howToPay] = await db
    .select({ text: userPreferences.howToPayText, url: userPreferences.howToPayUrl })
    .from(userPreferences)
    .where(eq(userPreferences.userId, actor.owner))
  const { promised, paid } = pledges(split.contributors)
  const state = stateOf(row)
  const agreed = state === 'in' ? row.reply?.amountCents : undefined
  return {
    gift: { title: gift.title, picture: await pictureOf(db, actor, gift), isPurchased: gift.isPurchased },
    organizer: await firstNameOfOwner(db, actor.owner),
    share: toDecimal(row.amountCents),
    agreedShare: agreed === undefined || agreed === row.amountCents ? null : toDecimal(agreed),
    total: toDecimal(split.totalCost),
    promised: toDecimal(promised),
    paid: toDecimal(paid),
    howToPay: howToPay ?? { text: null, url: null },
    state,
    isSettled: isConfirmedByOrganizer(row),
  }
}

/** A drawing's address, or the picture itself: its address would name the gift, and only its owner may open it. */
async function pictureOf(db: DbOrTx, { owner, now }: Actor, gift: Contribution['gift']): Promise<string | null> {
  if (gift.hasOwnPicture) {
    const [own] = await db
      .select({ content: giftPictures.content })
      .from(giftPictures)
      .where(and(eq(giftPictures.userId, owner), eq(giftPictures.giftIdeaId, gift.id)))
    return own ? dataUrl(own.content) : null
  }
  if (gift.imageUrl === null || gift.imageUrl.startsWith(DRAWINGS)) return gift.imageUrl
  // Only what the owner has looked at: a visitor makes this server ask no shop for anything.
  const [kept] = await db
    .select({ content: pictures.content, expiresAt: pictures.expiresAt })
    .from(pictures)
    .where(and(eq(pictures.userId, owner), eq(pictures.version, sourceVersion(gift.imageUrl))))
  return kept?.content && kept.expiresAt > now ? dataUrl(kept.content) : null
}

function dataUrl(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString('base64')}`
}

/** The address of the person who gets this gift. */
export async function recipientOf(db: DbOrTx, owner: OwnerId, giftIdeaId: number): Promise<string | null> {
  const [row] = await db
    .select({ email: contacts.email })
    .from(giftIdeas)
    .innerJoin(contacts, contactOf(giftIdeas))
    .where(and(eq(giftIdeas.userId, owner), eq(giftIdeas.id, giftIdeaId)))
  return row?.email ?? null
}
