import { hasAnniversary } from '#domain/contacts/relationships.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import type { Body } from '#client/lib/api.ts'

type NotText = { categoryIds: string[]; remindersPaused: boolean }

/**
 * The fields of both contact forms as shown; '' is empty. A new field of contacts is a new value here, which the type checker
 * then misses in the empty form, among the versions and among the facts.
 */
export type ContactValues = Record<Exclude<keyof Body<'POST /contacts'>, keyof NotText>, string> & NotText

export const emptyContact: ContactValues = {
  fullName: '',
  relationship: '',
  gender: '',
  email: '',
  phoneNumber: '',
  mailingAddress: '',
  anniversaryDate: '',
  birthday: '',
  categoryIds: [],
  interests: '',
  notes: '',
  dislikes: '',
  remindersPaused: false,
}

export function contactToValues(contact: Contact): ContactValues {
  return {
    fullName: contact.fullName,
    relationship: contact.relationship,
    gender: contact.gender ?? '',
    email: contact.email ?? '',
    phoneNumber: contact.phoneNumber ?? '',
    mailingAddress: contact.mailingAddress ?? '',
    anniversaryDate: contact.anniversaryDate ?? '',
    birthday: contact.birthday ?? '',
    categoryIds: contact.categoryIds,
    interests: contact.interests ?? '',
    notes: contact.notes ?? '',
    dislikes: contact.dislikes ?? '',
    remindersPaused: contact.remindersPaused,
  }
}

/** A date hidden with its field is not sent. */
export function valuesToBody(values: ContactValues): Body<'POST /contacts'> {
  const { anniversaryDate, relationship } = values
  return { ...values, anniversaryDate: hasAnniversary(relationship) && anniversaryDate !== '' ? anniversaryDate : null }
}

/** Consequences of a new relationship: only spouses and partners have an anniversary. */
export function withRelationship(relationship: string): Partial<ContactValues> {
  return hasAnniversary(relationship) ? { relationship } : { relationship, anniversaryDate: '' }
}
