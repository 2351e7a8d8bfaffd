import { contactTexts } from '../texts/contacts.ts'
import { fieldTexts } from '../texts/fields.ts'

export interface TextField {
  /** In the form, the details and the table of two versions. */
  label: string
  /** In messages, where the label doesn't read well: 'Dislikes can be at most …'. */
  called?: string
  /** In characters. */
  max: number
}

const fields = {
  phoneNumber: { label: contactTexts.fields.phone, called: fieldTexts.phoneNumber, max: 40 },
  mailingAddress: { label: contactTexts.fields.mailingAddress, max: 500 },
  interests: { label: contactTexts.fields.otherInterests, max: 500 },
  wishes: { label: contactTexts.fields.wishes, max: 2_000 },
  sizes: { label: contactTexts.fields.sizes, max: 500 },
  allergies: { label: contactTexts.fields.allergies, max: 500 },
  dislikes: { label: contactTexts.fields.dislikes, called: fieldTexts.dislikes, max: 2_000 },
  notMeant: { label: contactTexts.fields.notMeant, max: 1_000 },
  notes: { label: contactTexts.fields.notes, max: 5_000 },
} satisfies Record<string, TextField>

/**
 * The optional texts of a contact, in the order in which the details show them. From here come the column, what is sent,
 * answered and exported, the form's values, the details and the table of two versions; only the place in the form is
 * written elsewhere (`ContactFields.tsx`).
 */
export const contactTextFields: Record<keyof typeof fields, TextField> = fields

export type ContactText = keyof typeof contactTextFields

/** Their names, in that order. */
export const contactTextNames = Object.keys(fields) as ContactText[]
