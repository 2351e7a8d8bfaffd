import { and, desc, eq, isNotNull, lte, notInArray } from 'drizzle-orm'
import pLimit from 'p-limit'
import { pictureLimits } from '#domain/pictures/contract.ts'
import { sourceVersion } from '#domain/pictures/picture.ts'
import { AppError } from '#domain/shared/errors.ts'
import { isAmazonLink } from '#domain/shared/amazon-link.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import type { Db } from '#server/db/connection.ts'
import { pictures } from '#server/db/schema.ts'
import { createRateLimiter } from '#server/rate-limit.ts'
import type { Services } from '#server/services.ts'
import type { FetchPage } from '#server/outbound/fetch-page.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'
import { decoding } from './decoder.ts'
import { thumbnailOf } from './thumbnail.ts'

const hourMs = 3600_000
/** A thumbnail is shown for a month before the site is asked again. */
const KEPT_MS = 30 * 24 * hourMs
/** A site that gave no picture is asked again after an hour, so that a short outage doesn't last. */
const FAILURE_KEPT_MS = hourMs
/** Some 30 kB each: a user's thumbnails take 30 MB at most. */
const KEPT_PER_USER = 1_000

/** Waiting for other sites. */
const MOST_FETCHES = 6
const MOST_FETCHES_PER_USER = 2
/** More requests than that from one user are refused instead of kept. */
const MOST_WAITING = 200

/** Notes that the user may look at this picture: a page that they pasted shows it. */
export async function offerPicture(db: Db, { owner, now }: Actor, source: string): Promise<void> {
  const offered = { source, content: null, fetchedAt: null, expiresAt: new Date(now.getTime() + hourMs) }
  await db
    .insert(pictures)
    .values({ userId: owner, version: sourceVersion(source), ...offered })
    .onConflictDoUpdate({
      target: [pictures.userId, pictures.version],
      set: offered,
      setWhere: lte(pictures.expiresAt, now),
    })
}

/** @param visitor who asks, by `visitorKey` */
export type ShowPicture = (services: Services, actor: Actor, visitor: string, source: string) => Promise<Buffer | null>

/**
 * The user's thumbnail of a picture elsewhere: the stored one, or a new one. Null if the picture can't be fetched. Memory
 * stays flat: few pictures are fetched at a time and one is decoded, however many are requested.
 */
export function createShowPicture(fetchPicture: FetchPage): ShowPicture {
  const fetching = pLimit(MOST_FETCHES)
  const ofUsers = new Map<OwnerId, ReturnType<typeof pLimit>>()
  const underWay = new Map<string, Promise<Buffer | null>>()

  const fetchOnce = async (source: string): Promise<Buffer | null> => {
    const fetched = await fetching(() => fetchPicture(source, isAmazonLink))
    if (fetched.kind !== 'page') return null
    return (await decoding(() => thumbnailOf(fetched.body))) ?? null
  }

  return async (services, actor, visitor, source) => {
    const { db } = services
    const kept = await keptPicture(db, actor, source)
    if (kept !== undefined) return kept
    const key = `${actor.owner} ${source}`
    const other = underWay.get(key)
    if (other) return other
    const ofUser = ofUsers.get(actor.owner) ?? pLimit(MOST_FETCHES_PER_USER)
    if (ofUser.pendingCount >= MOST_WAITING) throw new AppError('RATE_LIMITED', refusalTexts.tooManyTries)
    ofUsers.set(actor.owner, ofUser)
    const showing = ofUser(async () => {
      const limiter = createRateLimiter(services)
      await limiter.count(pictureLimits.ofAccount, actor.owner)
      await limiter.count(pictureLimits.ofVisitor, visitor)
      const content = await fetchOnce(source)
      await keep(db, actor, source, content)
      return content
    }).finally(() => {
      underWay.delete(key)
      if (ofUser.activeCount + ofUser.pendingCount === 0) ofUsers.delete(actor.owner)
    })
    underWay.set(key, showing)
    return showing
  }
}

async function keptPicture(db: Db, { owner, now }: Actor, source: string): Promise<Buffer | null | undefined> {
  const [row] = await db
    .select()
    .from(pictures)
    .where(isPicture(owner, sourceVersion(source)))
  const isFresh = row?.source === source && row.fetchedAt !== null && row.expiresAt > now
  return isFresh ? row.content : undefined
}

/**
 * Evicts the thumbnails that were fetched first: what a user has no room for is fetched again when it is shown. An offer,
 * and a site that gave nothing, take no room and end within the hour.
 */
async function keep(db: Db, { owner, now }: Actor, source: string, content: Buffer | null): Promise<void> {
  const expiresAt = new Date(now.getTime() + (content === null ? FAILURE_KEPT_MS : KEPT_MS))
  const found = { source, content, fetchedAt: now, expiresAt }
  await db
    .insert(pictures)
    .values({ userId: owner, version: sourceVersion(source), ...found })
    .onConflictDoUpdate({ target: [pictures.userId, pictures.version], set: found })
  if (content === null) return
  const isThumbnail = and(eq(pictures.userId, owner), isNotNull(pictures.content))
  const newest = db
    .select({ version: pictures.version })
    .from(pictures)
    .where(isThumbnail)
    .orderBy(desc(pictures.fetchedAt))
    .limit(KEPT_PER_USER)
  await db.delete(pictures).where(and(isThumbnail, notInArray(pictures.version, newest)))
}

function isPicture(owner: OwnerId, version: string) {
  return and(eq(pictures.userId, owner), eq(pictures.version, version))
}

/** Where a picture that was offered to this user comes from. Undefined once the offer has ended. */
export async function offeredSource(db: Db, { owner, now }: Actor, version: string): Promise<string | undefined> {
  const [row] = await db.select().from(pictures).where(isPicture(owner, version))
  return row && row.expiresAt > now ? row.source : undefined
}
