import { contentLines, escapeText } from '../shared/content-lines.ts'
import { parseBirthday } from './birthday.ts'
import { contactChoiceNames, type ContactChoice } from './choice-fields.ts'
import type { ExportedContact } from './export-row.ts'
import { relationshipLabel } from './relationships.ts'
import { contactTextNames, type ContactText } from './text-fields.ts'

/**
 * Contacts as vCard 3.0, the version that iPhones, Android phones, Google and Outlook all read
 * (docs/decisions/014-vcard-3.md). What the format has no property for is in properties of our own, which others ignore and
 * our import reads.
 */
export function vcardFile(contacts: readonly ExportedContact[]): string {
  return contentLines(contacts.flatMap(cardOf))
}

/** The version's year for 'no year': Apple's, which Nextcloud, Thunderbird and others know, too. */
const NO_YEAR = '1604'

function cardOf(contact: ExportedContact): string[] {
  const { fullName, relationship, email, categoryIds } = contact
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Ribbonry//Ribbonry//EN',
    `UID:${contact.uid}`,
    `FN:${escapeText(fullName)}`,
    `N:${nameParts(fullName)}`,
    ...birthdayOf(contact.birthday),
    ...anniversaryOf(contact.anniversaryDate),
    ...(email === null ? [] : [`EMAIL;TYPE=INTERNET:${escapeText(email)}`]),
    ...[...contactChoiceNames, ...contactTextNames].flatMap((name) => fieldOf(name, contact)),
    `CATEGORIES:${escapeText(relationshipLabel(relationship))}`,
    `X-RIBBONRY-RELATIONSHIP:${escapeText(relationship)}`,
    ...(categoryIds.length === 0 ? [] : [`X-RIBBONRY-CATEGORIES:${categoryIds.map(escapeText).join(',')}`]),
    'END:VCARD',
  ]
}

/** Phones show these parts, not the whole name. What comes before the last space is the given name. */
function nameParts(fullName: string): string {
  const [, given = '', family = ''] = /^(.*\S)\s+(\S+)$/s.exec(fullName.trim()) ?? [undefined, fullName]
  return `${escapeText(family)};${escapeText(given)};;;`
}

function birthdayOf(birthday: string | null): string[] {
  const known = birthday === null ? undefined : parseBirthday(birthday)
  if (birthday === null || known === undefined) return []
  // A month alone is no date in any version.
  if (known.day === undefined) return [`X-RIBBONRY-BIRTHDAY:${birthday}`]
  if (known.year !== undefined) return [`BDAY;VALUE=date:${birthday}`]
  return [`BDAY;VALUE=date;X-APPLE-OMIT-YEAR=${NO_YEAR}:${NO_YEAR}-${birthday.replace('/', '-')}`]
}

/** As Apple and Google write it, and as Android reads it. */
function anniversaryOf(date: string | null): string[] {
  if (date === null) return []
  return [`item1.X-ABDATE;TYPE=pref:${date}`, 'item1.X-ABLABEL:_$!<Anniversary>!$_', `ANNIVERSARY:${date}`]
}

/** What the format has a property for. */
const properties: Partial<Record<ContactChoice | ContactText, (text: string) => string>> = {
  gender: (value) => `GENDER:${value === 'male' ? 'M' : 'F'}`,
  phoneNumber: (text) => `TEL;TYPE=CELL:${text}`,
  // One text for us: it's the street, in as many lines as it has.
  mailingAddress: (text) => `ADR;TYPE=HOME:;;${text};;;;`,
  notes: (text) => `NOTE:${text}`,
}

function fieldOf(name: ContactChoice | ContactText, contact: ExportedContact): string[] {
  const value = contact[name]
  if (value === null) return []
  const property = properties[name] ?? ((text: string) => `X-RIBBONRY-${name.toUpperCase()}:${text}`)
  return [property(escapeText(value))]
}
