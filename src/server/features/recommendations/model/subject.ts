import { and, desc, eq } from 'drizzle-orm'
import { rulesOf } from '#domain/catalogue/source-rules.ts'
import { wasGiven } from '#domain/gifts/delivery.ts'
import type { GivenGift, Subject } from '#domain/recommendations/model/facts.ts'
import { recipientFor, type Terms } from '#domain/recommendations/terms.ts'
import { dateParts } from '#domain/shared/calendar-date.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contacts, giftIdeas, userProfiles, users } from '#server/db/schema.ts'
import { ownedContact } from '#server/features/contacts/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Known } from '../known.ts'

/** Older ones say little, and each is a sentence to send. */
const MOST_GIVEN = 20

/** All that a language model may know about this person for this search; notes too, which the caller may leave out. */
export async function subjectOf(db: DbOrTx, actor: Actor, { asked, profile }: Known, terms: Terms): Promise<Subject> {
  const contact = await ownedContact(db, actor, asked.recipient.id)
  const { relationship, interests, dislikes, allergies } = recipientFor(asked.recipient, terms)
  const { wishes, notes } = contact
  return {
    profile,
    event: asked.event,
    written: { relationship, interests, dislikes, allergies, wishes, notes },
    given: await givenTo(db, actor, contact.id),
  }
}

async function givenTo(db: DbOrTx, { owner, today }: Actor, contactId: number): Promise<GivenGift[]> {
  const rows = await db
    .select({
      title: giftIdeas.title,
      provider: giftIdeas.provider,
      reaction: giftIdeas.reaction,
      occurrenceDate: giftIdeas.occurrenceDate,
      deliveryState: giftIdeas.deliveryState,
      isPurchased: giftIdeas.isPurchased,
    })
    .from(giftIdeas)
    .where(and(eq(giftIdeas.userId, owner), eq(giftIdeas.contactId, contactId), eq(giftIdeas.isPurchased, true)))
    .orderBy(desc(giftIdeas.occurrenceDate), desc(giftIdeas.id))
    .limit(2 * MOST_GIVEN)
  return (
    rows
      // A title that came from a shop is the user's own, but some shops forbid models to read it wherever it is.
      .filter((gift) => wasGiven(gift, today) && rulesOf(gift.provider).llmMayReadContent)
      .slice(0, MOST_GIVEN)
      .map(({ title, reaction, occurrenceDate }) => ({
        title,
        reaction,
        year: occurrenceDate === null ? null : dateParts(occurrenceDate).year,
      }))
  )
}

/** The names of everyone in the account, this person's first. */
export async function namesFor(db: DbOrTx, { owner }: Actor, fullName: string): Promise<string[]> {
  const people = await db.select({ name: contacts.fullName }).from(contacts).where(eq(contacts.userId, owner))
  const [self] = await db
    .select({ profile: userProfiles.name, account: users.name })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, owner))
  return [fullName, ...people.map(({ name }) => name), self?.profile ?? '', self?.account ?? '']
}
