import { contactTextFields, type TextField } from '../contacts/text-fields.ts'
import { contactTexts } from '../texts/contacts.ts'

const { mailingAddress, sizes, interests, allergies, wishes } = contactTextFields

/** The texts of a contact that they are asked for. */
export const askedTextFields: Record<'mailingAddress' | 'sizes' | 'interests' | 'allergies' | 'wishes', TextField> = {
  mailingAddress,
  sizes,
  interests,
  allergies,
  wishes,
}

/** In the order of the page. */
export const askedFields = ['birthday', 'mailingAddress', 'sizes', 'interests', 'allergies', 'wishes'] as const
export type AskedField = (typeof askedFields)[number]

/** What a contact wrote, or what is on file about them; null for nothing. */
export type Asked = Record<AskedField, string | null>

export const nothingAsked: Asked = {
  birthday: null,
  mailingAddress: null,
  sizes: null,
  interests: null,
  allergies: null,
  wishes: null,
}

/** What the owner calls a field. */
export function askedLabel(field: AskedField): string {
  return field === 'birthday' ? contactTexts.fields.birthday : askedTextFields[field].label
}
