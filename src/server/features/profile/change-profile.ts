import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { profileChangeSchema } from '#domain/accounts/schema.ts'
import { isSameAddress } from '#domain/shared/email-address.ts'
import { AppError } from '#domain/shared/errors.ts'
import { activityTexts } from '#domain/texts/activities.ts'
import { generalTexts } from '#domain/texts/general.ts'
import type { Tx } from '#server/db/connection.ts'
import { emailTokens, userProfiles, users } from '#server/db/schema.ts'
import { mailAddressChanged, mailVerification } from '#server/features/accounts/commands.ts'
import { recordActivity } from '#server/features/activities/commands.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { ProfileRow } from './present.ts'
import { findProfile } from './queries.ts'

/** Saves the profile. A new address for reminders is used once it is confirmed; fields that are not sent stay. */
export async function changeProfile(
  tx: Tx,
  services: Services,
  actor: Actor,
  change: z.output<typeof profileChangeSchema>,
): Promise<ProfileRow> {
  const before = await findProfile(tx, actor.owner)
  if (!before) throw new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
  const oldEmail = before.profile?.email ?? null
  const email = change.email === undefined ? oldEmail : change.email
  const isUnchanged = isSameAddress(email, oldEmail)
  const fields = {
    name: change.name,
    email,
    emailVerifiedAt: isUnchanged ? (before.profile?.emailVerifiedAt ?? null) : provenBefore(before, email),
    phoneNumber: change.phoneNumber === undefined ? (before.profile?.phoneNumber ?? null) : change.phoneNumber,
    updatedAt: actor.now,
  }
  await tx
    .insert(userProfiles)
    .values({ ...fields, userId: actor.owner, createdAt: actor.now })
    .onConflictDoUpdate({ target: userProfiles.userId, set: fields })
  await tx.update(users).set({ name: change.name, updatedAt: actor.now }).where(eq(users.id, actor.owner))
  if (!isUnchanged) await followNewAddress(tx, services, before, fields, actor)
  await recordActivity(tx, actor, {
    activityType: 'profile_updated',
    description: activityTexts.profileUpdated,
    entityType: 'profile',
  })
  const after = await findProfile(tx, actor.owner)
  return after ?? before
}

/** The login address needs no second confirmation when it was confirmed as such. */
function provenBefore({ user }: ProfileRow, email: string | null): Date | null {
  return email !== null && isSameAddress(email, user.email) ? user.emailVerifiedAt : null
}

/**
 * Mails the new address a link and the old one a security e-mail. Guests get no e-mail, and can't cause one to a
 * stranger.
 */
async function followNewAddress(
  tx: Tx,
  services: Services,
  before: ProfileRow,
  changed: { email: string | null; emailVerifiedAt: Date | null },
  { owner, now }: Actor,
): Promise<void> {
  await tx.delete(emailTokens).where(and(eq(emailTokens.userId, owner), eq(emailTokens.purpose, 'reminders')))
  if (before.user.isGuest) return
  if (changed.email !== null && changed.emailVerifiedAt === null)
    await mailVerification(tx, services, { userId: owner, purpose: 'reminders', address: changed.email }, now)
  await mailAddressChanged(tx, services, before, changed.email, now)
}
