import type { z } from 'zod'
import type { preferencesChangeSchema } from '#domain/accounts/schema.ts'
import { invalidField } from '#domain/shared/errors.ts'
import { isTimeZone } from '#domain/shared/zone.ts'
import { preferenceTexts } from '#domain/texts/profile.ts'
import type { Tx } from '#server/db/connection.ts'
import { userPreferences } from '#server/db/schema.ts'
import { carryLeapDay } from '#server/features/occasions/commands.ts'
import type { Actor } from '#server/identity/actor.ts'
import { findPreferences } from './queries.ts'

/**
 * Saves the preferences that were sent. A zone chosen by hand isn't replaced by the browser's; a new day for February 29
 * moves everything tied to coming occurrences.
 * @throws {AppError} INVALID for an unknown time zone
 */
export async function changePreferences(tx: Tx, actor: Actor, change: z.output<typeof preferencesChangeSchema>) {
  const { timeZone, digest, howToPay, ...others } = definedOnly(change)
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw invalidField('timeZone', preferenceTexts.timeZoneUnknown)
  const before = await findPreferences(tx, actor.owner)
  const isMereReport = before?.timeZonePinned === true && change.timeZonePinned === undefined
  const fields = {
    ...others,
    ...(timeZone === undefined || isMereReport ? {} : { timeZone }),
    ...(howToPay && definedOnly({ howToPayText: howToPay.text, howToPayUrl: howToPay.url })),
    ...(digest && digestFields(digest, before, actor.now)),
    // The weekly e-mail is planned again: another zone, day or hour may be another time.
    digestNextAt: actor.now,
    updatedAt: actor.now,
  }
  await tx
    .insert(userPreferences)
    .values({ ...fields, userId: actor.owner, createdAt: actor.now })
    .onConflictDoUpdate({ target: userPreferences.userId, set: fields })
  const leapDayBefore = before?.leapDay ?? 'feb28'
  if (others.leapDay !== undefined && others.leapDay !== leapDayBefore)
    await carryLeapDay(tx, actor, leapDayBefore, others.leapDay)
  return findPreferences(tx, actor.owner)
}

/** What was due before it was turned on or moved is never made up for. */
function digestFields(
  digest: NonNullable<z.output<typeof preferencesChangeSchema>['digest']>,
  before: Awaited<ReturnType<typeof findPreferences>>,
  now: Date,
) {
  const enabled = digest.enabled ?? before?.digestEnabled ?? false
  const day = digest.day ?? before?.digestDay ?? 0
  const hour = digest.hour ?? before?.digestHour ?? 9
  const isSame = before?.digestEnabled === enabled && before.digestDay === day && before.digestHour === hour
  return { digestEnabled: enabled, digestDay: day, digestHour: hour, ...(!isSame && { digestSince: now }) }
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

function definedOnly<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>
}
