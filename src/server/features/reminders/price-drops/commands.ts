import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { rulesOf } from '#domain/catalogue/source-rules.ts'
import type { Drop } from '#domain/gifts/offers/watch.ts'
import { dropTag, dropWords } from '#domain/reminders/price-drop.ts'
import { giftPath } from '#domain/reminders/event-link.ts'
import type { Tx } from '#server/db/connection.ts'
import { contactOf, giftOf } from '#server/db/keys.ts'
import { contacts, giftIdeas, priceDrops } from '#server/db/schema.ts'
import { linkKey } from '#server/mail/link-key.ts'
import { priceDropMail } from '#server/mail/templates/price-drop.ts'
import { unsubscribeLinks } from '#server/mail/unsubscribe.ts'
import { createPush } from '#server/features/reminders/push/commands.ts'
import type { Services } from '#server/services.ts'
import { remindedUsers } from '../users.ts'

type WatchedGift = Pick<typeof giftIdeas.$inferSelect, 'userId' | 'id' | 'title' | 'contactId' | 'provider'>

/** Queues the e-mail about a drop, in the transaction that records it. */
export type MailDrop = (tx: Tx, gift: WatchedGift, drop: Drop) => Promise<void>

/** E-mails about drops, to those who get e-mail reminders. A price is in them only if its source allows that. */
export async function mailingDrops({ db, mailer, clock }: Services): Promise<MailDrop> {
  const key = await linkKey(db, clock.now())
  return async (tx, { userId, id, title, contactId, provider }, drop) => {
    const now = clock.now()
    const user = (await remindedUsers(tx, [userId], now)).get(userId)
    const address = user?.preferences.address ?? null
    if (!user || address === null || !user.preferences.emailRemindersEnabled) return
    const [contact] = await tx
      .select({ fullName: contacts.fullName })
      .from(contacts)
      .where(and(eq(contacts.userId, userId), eq(contacts.id, contactId)))
    const unsubscribe = unsubscribeLinks(mailer, key, { userId, address, kind: 'reminders' })
    const content = priceDropMail({
      title,
      contactName: contact?.fullName ?? '',
      drop: rulesOf(provider).linksInEmail ? drop : null,
      link: mailer.link(giftPath(id)),
      unsubscribeLink: unsubscribe.page,
    })
    await mailer.queue(tx, { userId, to: address, ...content, oneClickUnsubscribe: unsubscribe.oneClick }, now)
    mailer.kick()
  }
}

const dayMs = 24 * 3600_000

/** Sends drops to their users' devices. One that couldn't be reached is tried for a day, and skips what it has (the tag). */
export async function pushDrops(services: Services): Promise<void> {
  const { db, clock } = services
  const push = createPush(services)
  const waiting = await db
    .select({ drop: priceDrops, title: giftIdeas.title, contactName: contacts.fullName })
    .from(priceDrops)
    .innerJoin(giftIdeas, giftOf(priceDrops))
    .innerJoin(contacts, contactOf(giftIdeas))
    .where(and(isNull(priceDrops.pushedAt), gt(priceDrops.createdAt, new Date(clock.now().getTime() - dayMs))))
    .orderBy(asc(priceDrops.createdAt))
    .limit(1_000)
  for (const { drop, title, contactName } of waiting) {
    const { sent, failed } = await push.send(drop.userId, {
      ...dropWords({ title, contactName, price: drop.price, was: drop.was }),
      url: giftPath(drop.giftIdeaId),
      tag: dropTag(drop.id, drop.createdAt),
      stays: false,
      urgency: 'normal',
      expiresAt: new Date(drop.createdAt.getTime() + dayMs),
    })
    if (failed > 0 && sent === 0) continue
    await db
      .update(priceDrops)
      .set({ pushedAt: clock.now() })
      .where(and(eq(priceDrops.userId, drop.userId), eq(priceDrops.id, drop.id)))
  }
}
