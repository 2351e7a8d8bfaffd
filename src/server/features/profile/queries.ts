import { eq, sql } from 'drizzle-orm'
import type { Preferences } from '#domain/accounts/schema.ts'
import { firstNameOf } from '#domain/contacts/first-name.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contacts, giftIdeas, occasions, userPreferences, userProfiles, users } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import { plainLine } from '#server/mail/templates/words.ts'
import { presentPreferences } from './present.ts'

/** The user with the profile, which exists once it has been saved. */
export async function findProfile(db: DbOrTx, owner: OwnerId) {
  const [row] = await db
    .select({ user: users, profile: userProfiles })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, owner))
  return row
}

/** Undefined until a preference has been saved: then the defaults apply. */
export async function findPreferences(db: DbOrTx, owner: OwnerId) {
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, owner))
  return row
}

export async function viewPreferences(db: DbOrTx, owner: OwnerId): Promise<Preferences> {
  return presentPreferences(await findPreferences(db, owner))
}

/** What links show of their owner. Null without a name, and for a name that is an address. */
export async function firstNameOfOwner(db: DbOrTx, owner: OwnerId): Promise<string | null> {
  const [row] = await db
    .select({ profile: userProfiles.name, account: users.name, first: users.firstName })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, owner))
  const firstName = firstNameOf(plainLine(row?.profile ?? row?.account ?? row?.first ?? ''))
  return firstName === '' || firstName.includes('@') ? null : firstName
}

/** Everything the user has, counted in one statement. */
export async function countBelongings(db: DbOrTx, owner: OwnerId) {
  const giftsOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from ${giftIdeas} where ${giftIdeas.userId} = ${owner} and ${condition})`
  const [row] = await db
    .select({
      totalContacts: sql<number>`(select count(*)::int from ${contacts} where ${contacts.userId} = ${owner})`,
      totalEvents: sql<number>`(select count(*)::int from ${occasions} where ${occasions.userId} = ${owner})`,
      totalGifts: giftsOf(sql`true`),
      purchasedGifts: giftsOf(sql`${giftIdeas.isPurchased}`),
    })
    .from(sql`(select 1) as one`)
  return row ?? { totalContacts: 0, totalEvents: 0, totalGifts: 0, purchasedGifts: 0 }
}
