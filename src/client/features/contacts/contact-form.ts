import { contactChoiceFields } from '#domain/contacts/choice-fields.ts'
import { hasAnniversary } from '#domain/contacts/relationships.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import { deliveryDaysOf } from '#client/features/occasions/parts/delivery-days.ts'
import type { Body } from '#client/lib/api.ts'
import type { useForm } from '#client/lib/form.ts'

type NotText = { categoryIds: string[]; remindersPaused: boolean }

/**
 * The fields of both contact forms as shown; '' is empty. The type checker names every place where a field of the contract
 * is missing; choices and optional texts (`contactChoiceFields`, `contactTextFields`) need nothing here.
 */
export type ContactValues = Record<Exclude<keyof Body<'POST /contacts'>, keyof NotText>, string> & NotText

export type ContactForm = ReturnType<typeof useForm<ContactValues>>

export const emptyContact: ContactValues = {
  fullName: '',
  relationship: '',
  email: '',
  anniversaryDate: '',
  birthday: '',
  categoryIds: [],
  ...mapValues(contactChoiceFields, () => ''),
  ...mapValues(contactTextFields, () => ''),
  remindersPaused: false,
  deliveryDays: '',
  emoji: '',
}

export function contactToValues(contact: Contact): ContactValues {
  return {
    fullName: contact.fullName,
    relationship: contact.relationship,
    email: contact.email ?? '',
    anniversaryDate: contact.anniversaryDate ?? '',
    birthday: contact.birthday ?? '',
    categoryIds: contact.categoryIds,
    ...mapValues(contactChoiceFields, (_, name) => contact[name] ?? ''),
    ...mapValues(contactTextFields, (_, name) => contact[name] ?? ''),
    remindersPaused: contact.remindersPaused,
    deliveryDays: contact.deliveryDays === null ? '' : String(contact.deliveryDays),
    emoji: contact.emoji ?? '',
  }
}

/** A date hidden with its field is not sent. */
export function valuesToBody(values: ContactValues): Body<'POST /contacts'> {
  const { anniversaryDate, relationship, deliveryDays } = values
  return {
    ...values,
    anniversaryDate: hasAnniversary(relationship) && anniversaryDate !== '' ? anniversaryDate : null,
    deliveryDays: deliveryDaysOf(deliveryDays),
  }
}

/** Consequences of a new relationship: only spouses and partners have an anniversary. */
export function withRelationship(relationship: string): Partial<ContactValues> {
  return hasAnniversary(relationship) ? { relationship } : { relationship, anniversaryDate: '' }
}
