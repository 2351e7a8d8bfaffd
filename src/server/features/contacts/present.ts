import { mapChoices, type ContactChoices } from '#domain/contacts/choice-fields.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { contactPicture } from '#domain/pictures/picture.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import type { contacts } from '#server/db/schema.ts'

export type ContactRow = typeof contacts.$inferSelect

export function presentContact(row: ContactRow): Contact {
  return {
    id: row.id,
    uid: row.uid,
    userId: row.userId,
    fullName: row.fullName,
    relationship: row.relationship,
    birthday: row.birthday,
    anniversaryDate: row.anniversaryDate,
    email: row.email,
    categoryIds: row.categoryIds,
    ...mapChoices<ContactChoices>((name) => row[name]),
    ...mapValues(contactTextFields, (_, name) => row[name]),
    remindersPaused: row.remindersPausedAt !== null,
    deliveryDays: row.deliveryDays,
    emoji: row.emoji,
    picture: contactPicture(row),
    suppressedEvents: row.suppressedEvents.filter((event) => !isMark(event)),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  }
}

/** Events that were deleted but not for good are marked (`deletedMark`); they aren't shown. */
export function isMark(event: string): boolean {
  return event.startsWith('deleted:')
}
