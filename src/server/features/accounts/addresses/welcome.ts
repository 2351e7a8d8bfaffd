import { eq } from 'drizzle-orm'
import type { Tx } from '#server/db/connection.ts'
import { userPreferences, userProfiles } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { welcomeMail } from '#server/mail/templates/welcome.ts'
import type { UserRow } from '../queries.ts'

/** Mails a welcome to a login address that was just confirmed: once per account, never to a guest. */
export async function welcomeOnce(tx: Tx, { mailer }: Services, user: UserRow, now: Date): Promise<void> {
  if (user.isGuest || user.email === null) return
  const [first] = await tx
    .insert(userPreferences)
    .values({ userId: user.id, welcomeEmailSent: true, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: userPreferences.userId,
      set: { welcomeEmailSent: true, updatedAt: now },
      setWhere: eq(userPreferences.welcomeEmailSent, false),
    })
    .returning({ userId: userPreferences.userId })
  if (!first) return
  const [profile] = await tx
    .select({ name: userProfiles.name })
    .from(userProfiles)
    .where(eq(userProfiles.userId, user.id))
  const mail = welcomeMail({ name: profile?.name ?? user.name, link: mailer.link('/contacts') })
  await mailer.queue(tx, { userId: user.id, to: user.email, ...mail }, now)
}
