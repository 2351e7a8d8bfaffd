import { categoryPath } from '../catalogue/category-tree.ts'
import { csvFile } from '../shared/csv.ts'
import { exportTexts } from '../texts/exports.ts'
import type { ExportedContact } from './export-row.ts'
import { contactChoiceFields, contactChoiceNames, optionLabel } from './choice-fields.ts'
import { relationships } from './relationships.ts'
import { contactTextFields, type ContactText } from './text-fields.ts'

const names = exportTexts.contactColumns

/** In the order of the file. Birthdays are written as they're stored: '1987-05-17', '05/17' or '05'. */
const columns: { name: string; of: (contact: ExportedContact) => string | null }[] = [
  { name: names.fullName, of: ({ fullName }) => fullName },
  { name: names.relationship, of: ({ relationship }) => relationshipName(relationship) },
  { name: names.birthday, of: ({ birthday }) => birthday },
  { name: names.anniversary, of: ({ anniversaryDate }) => anniversaryDate },
  { name: names.email, of: ({ email }) => email },
  ...contactChoiceNames.map((field) => ({
    name: contactChoiceFields[field].label,
    of: (contact: ExportedContact) => optionLabel(field, contact[field]),
  })),
  { name: names.interests, of: ({ categoryIds }) => categoryIds.map((id) => categoryPath(id) ?? id).join('; ') },
  ...Object.entries(contactTextFields).map(([field, { label, called = label }]) => ({
    name: called,
    of: (contact: ExportedContact) => contact[field as ContactText],
  })),
]

export function contactsCsv(contacts: readonly ExportedContact[]): string {
  return csvFile([columns.map(({ name }) => name), ...contacts.map((contact) => columns.map(({ of }) => of(contact)))])
}

/** 'Aunt/Uncle' for 'aunt-uncle'; the user's own word as it is. */
function relationshipName(value: string): string {
  return relationships.find((offered) => offered.value === value)?.label ?? value
}
