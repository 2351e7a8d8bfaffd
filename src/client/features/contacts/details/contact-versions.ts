import { categoryPath } from '#domain/catalogue/category-tree.ts'
import { describeBirthday, parseBirthday } from '#domain/contacts/birthday.ts'
import { contactChoiceFields, optionLabel } from '#domain/contacts/choice-fields.ts'
import { relationshipLabel } from '#domain/contacts/relationships.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { orderByTexts } from '#domain/texts/order-by.ts'
import { deliveryWords } from '#client/features/occasions/parts/delivery-days.ts'
import { versionsOf } from '#client/lib/versions.ts'
import type { ContactValues } from '../contact-form.ts'

const labels: Record<keyof ContactValues, string> = {
  fullName: contactTexts.fields.fullName,
  relationship: contactTexts.fields.relationship,
  email: contactTexts.fields.email,
  anniversaryDate: contactTexts.fields.anniversaryDate,
  birthday: contactTexts.fields.birthday,
  categoryIds: contactTexts.fields.interests,
  ...mapValues(contactChoiceFields, ({ label }) => label),
  ...mapValues(contactTextFields, ({ label }) => label),
  remindersPaused: contactTexts.fields.pauseReminders,
  deliveryDays: orderByTexts.deliveryTime,
  emoji: contactTexts.face.emoji,
}

const words: { [Name in keyof ContactValues]?: (values: ContactValues) => string } = {
  relationship: ({ relationship }) => relationshipLabel(relationship),
  ...mapValues(contactChoiceFields, (_, name) => (values: ContactValues) => optionLabel(name, values[name])),
  birthday: ({ birthday }) => {
    const known = parseBirthday(birthday)
    return known === undefined ? '' : describeBirthday(known)
  },
  categoryIds: ({ categoryIds }) => categoryIds.map((id) => categoryPath(id) ?? id).join(', '),
  deliveryDays: ({ deliveryDays }) => deliveryWords(deliveryDays),
  remindersPaused: ({ remindersPaused }) => (remindersPaused ? generalTexts.on : generalTexts.off),
}

/** How two versions of a contact are merged and compared. */
export const contactVersions = versionsOf<ContactValues, unknown>(
  labels,
  (values, name) => words[name]?.(values) ?? String(values[name]),
)
