import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AccountFile } from '#domain/account-data/read-file.ts'
import { isSameAddress } from '#domain/shared/email-address.ts'
import type { Tx } from '#server/db/connection.ts'
import { userPreferences, userProfiles, users } from '#server/db/schema.ts'
import { mailAddressChanged } from '#server/features/accounts/commands.ts'
import { findProfile } from '#server/features/profile/queries.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/identity/actor.ts'
import { insertEntries, type Fields } from './insert-entries.ts'
import { columnsRestored, columnsToWrite, exportedSettings } from './tables.ts'

/**
 * Takes over name, profile and preferences from the file; whatever it lacks stays. The reminder address counts as
 * unconfirmed, unless it's this account's confirmed login address. The previous address gets a security e-mail.
 */
export async function takeSettings(
  tx: Tx,
  services: Services,
  { owner, now }: Actor,
  { account, profile, preferences }: AccountFile,
) {
  const { name, firstName, lastName } = account
  const names = { name, firstName, lastName }
  const given = Object.fromEntries(Object.entries(names).filter(([, value]) => typeof value === 'string'))
  if (Object.keys(given).length > 0) await tx.update(users).set(given).where(eq(users.id, owner))
  if (profile) {
    const before = await findProfile(tx, owner)
    const login = before?.user
    await put(tx, userProfiles, userProfiles.userId, exportedSettings.profile, { ...profile, userId: owner })
    const [after] = await tx
      .update(userProfiles)
      .set({
        emailVerifiedAt: isSameAddress(profile.email, login?.email) ? (login?.emailVerifiedAt ?? null) : null,
      })
      .where(eq(userProfiles.userId, owner))
      .returning({ email: userProfiles.email })
    if (before && after) await mailAddressChanged(tx, services, before, after.email, now)
  }
  if (preferences)
    await put(tx, userPreferences, userPreferences.userId, exportedSettings.preferences, {
      ...preferences,
      userId: owner,
    })
}

/** One row an account: a new one, or the file's values in the one that is there. */
async function put(
  tx: Tx,
  table: PgTable,
  userId: PgColumn,
  exported: (typeof exportedSettings)['profile' | 'preferences'],
  entry: Fields,
): Promise<void> {
  const columns = Object.values(columnsRestored(exported))
  const set = columns.map((column) => sql`${sql.identifier(column.name)} = excluded.${sql.identifier(column.name)}`)
  await insertEntries(
    tx,
    table,
    columnsToWrite(exported),
    [entry],
    sql`on conflict (${sql.identifier(userId.name)}) do update set ${sql.join(set, sql`, `)}`,
  )
}
