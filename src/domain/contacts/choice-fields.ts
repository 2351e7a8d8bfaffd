import { contactTexts } from '../texts/contacts.ts'

export interface ChoiceField {
  /** In the form, the details, the table of two versions and files for other apps. */
  label: string
  /** What can be chosen: each value as it's stored, in lower case, with what people read. */
  options: Readonly<Record<string, string>>
}

const fields = {
  gender: { label: contactTexts.fields.gender, options: contactTexts.genders },
} satisfies Record<string, ChoiceField>

/**
 * What is chosen for a contact among a few options, or not at all. From here come the column, what is sent, answered,
 * exported and imported, the form's values, the details and the table of two versions; only the place in the form is
 * written elsewhere (`ContactFields.tsx`).
 */
export const contactChoiceFields: Record<ContactChoice, ChoiceField> = fields

export type ContactChoice = keyof typeof fields

/** Their names, in the order in which they're exported. */
export const contactChoiceNames = Object.keys(fields) as ContactChoice[]

/** 'male' or 'female' for 'gender'. */
export type OptionOf<Name extends ContactChoice> = Extract<keyof (typeof fields)[Name]['options'], string>

/** For each choice one of its options, or none. */
export type ContactChoices = { [Name in ContactChoice]: OptionOf<Name> | null }

/** ['male', 'female'] for 'gender'. */
export function optionsOf<Name extends ContactChoice>(name: Name): [OptionOf<Name>, ...OptionOf<Name>[]] {
  return Object.keys(contactChoiceFields[name].options) as [OptionOf<Name>, ...OptionOf<Name>[]]
}

/** 'Female' for 'female'; '' for none. */
export function optionLabel(name: ContactChoice, value: string | null): string {
  return contactChoiceFields[name].options[value ?? ''] ?? value ?? ''
}

/**
 * As `mapValues`, where the type of what is made for a choice depends on its options. `Made` says so, since TypeScript
 * can't tell it from `make`.
 */
export function mapChoices<Made extends Record<ContactChoice, unknown>>(make: (name: ContactChoice) => unknown): Made {
  return Object.fromEntries(contactChoiceNames.map((name) => [name, make(name)])) as Made
}
