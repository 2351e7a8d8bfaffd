import { mapChoices, optionsOf, type ContactChoices } from '../choice-fields.ts'

/** One option of each choice of a contact. */
export const firstOptions = mapChoices<ContactChoices>((name) => optionsOf(name)[0])
