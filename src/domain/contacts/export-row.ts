import type { Contact } from './schema.ts'
import type { ContactChoice } from './choice-fields.ts'
import type { ContactText } from './text-fields.ts'

/** What files for other apps say of a contact. */
export type ExportedContact = Pick<
  Contact,
  | 'uid'
  | 'fullName'
  | 'relationship'
  | 'birthday'
  | 'anniversaryDate'
  | 'email'
  | 'categoryIds'
  | ContactChoice
  | ContactText
>
