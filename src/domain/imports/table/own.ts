import { contactChoiceFields } from '../../contacts/choice-fields.ts'
import { contactTextFields, type ContactText } from '../../contacts/text-fields.ts'
import { relationships } from '../../contacts/relationships.ts'
import { flattenCategories } from '../../catalogue/category-tree.ts'
import { mapValues } from '../../shared/map-values.ts'
import { unguardFormula } from '../../shared/csv.ts'
import { exportTexts } from '../../texts/exports.ts'
import { emptyPerson, type RawPerson } from '../describe-person.ts'
import { columnKey, splitCell, type Cell, type TableFormat } from './table.ts'

/** Contacts that Ribbonry exported. */
export const ownTable: TableFormat = {
  kind: 'csv',
  // Newer versions have more columns, older ones fewer.
  recognizes: (has) => [keys.fullName, keys.relationship, textKeys.interests, textKeys.mailingAddress].every(has),
  person: readOwnRow,
}

const keys = mapValues(exportTexts.contactColumns, columnKey)
const textKeys: Record<ContactText, string> = mapValues(contactTextFields, ({ label, called = label }) =>
  columnKey(called),
)
const choiceKeys = mapValues(contactChoiceFields, ({ label }) => columnKey(label))

function readOwnRow(guarded: Cell): RawPerson {
  const cell: Cell = (key) => unguardFormula(guarded(key))
  const { phoneNumber, mailingAddress, interests, notes, ...ownTexts } = mapValues(textKeys, cell)
  return {
    ...emptyPerson(),
    names: [cell(keys.fullName)],
    relationship: relationshipValue(cell(keys.relationship)),
    birthdays: [{ text: monthFirst(cell(keys.birthday)) }],
    anniversaries: [{ text: cell(keys.anniversary) }],
    emails: [cell(keys.email)],
    choices: mapValues(choiceKeys, cell),
    categoryIds: splitCell(cell(keys.interests), ';').map((path) => categoryIds.get(path) ?? path),
    phones: [phoneNumber],
    addresses: [mailingAddress],
    interests: [interests],
    notes: [notes],
    ownTexts,
  }
}

const categoryIds = new Map(flattenCategories().map(({ id, path }): [string, string] => [path, id]))

function relationshipValue(label: string): string {
  return relationships.find((offered) => offered.label === label)?.value ?? label
}

/** '05/17' and '05', the way birthdays without a year are stored, whatever the order of other dates. */
function monthFirst(text: string): string {
  return /^\d\d(?:\/\d\d)?$/.test(text) ? `--${text.replace('/', '-')}` : text
}
