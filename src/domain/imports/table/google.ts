import { mapValues } from '../../shared/map-values.ts'
import { emptyPerson, type RawPerson } from '../describe-person.ts'
import { isOwnGroup } from '../own-groups.ts'
import { composeAddress } from '../postal-address.ts'
import { joinName, splitCell, type Cell, type TableFormat } from './table.ts'

const SEPARATOR = ' ::: '
/** Numbered columns that are looked at; Google writes as many as the fullest contact has. */
const MAX_NUMBER = 30

/** Google Contacts, in its old form ('Given Name', 'Group Membership') and its new one ('First Name', 'Labels'). */
export const googleTable: TableFormat = {
  kind: 'google-csv',
  recognizes: (has) =>
    (has('given name') &&
      has('family name') &&
      (has('group membership') || has('e mail 1 value') || has('yomi name'))) ||
    (has('first name') && has('last name') && (has('labels') || has('phonetic first name') || has('e mail 1 value'))),
  person: readGoogleRow,
}

function readGoogleRow(cell: Cell, has: (key: string) => boolean): RawPerson {
  const valuesOf = (name: Numbered) => numbered(cell, has, name)
  const emails = valuesOf('e mail')
  const values = emails.flatMap(({ value }) => splitCell(value, SEPARATOR))
  const given = cell('first name') || cell('given name')
  const middle = cell('middle name') || cell('additional name')
  const family = cell('last name') || cell('family name')
  return {
    ...emptyPerson(),
    names: [
      cell('name'),
      joinName(cell('name prefix'), given, middle, family, cell('name suffix')),
      cell('file as'),
      cell('nickname'),
      cell('organization name') || cell('organization 1 name'),
      ...values,
    ],
    birthdays: [{ text: cell('birthday') }],
    dates: valuesOf('event').flatMap(({ label, value }) =>
      splitCell(value, SEPARATOR).map((text) => ({ label, date: { text } })),
    ),
    emails: values,
    phones: valuesOf('phone')
      .toSorted((a, b) => phoneRank(a.label) - phoneRank(b.label))
      .flatMap(({ value }) => splitCell(value, SEPARATOR)),
    addresses: addresses(cell, has),
    choices: { gender: cell('gender') },
    interests: splitCell(cell('hobby'), SEPARATOR),
    notes: [cell('notes')],
    groups: splitCell(cell('labels') || cell('group membership'), SEPARATOR)
      .map(withoutStar)
      .filter((group) => !isOwnGroup(group)),
    related: valuesOf('relation').flatMap(({ label, value }) =>
      splitCell(value, SEPARATOR).map((name) => ({ name, kind: label })),
    ),
  }
}

type Numbered = 'e mail' | 'phone' | 'event' | 'relation'

/** Written once: a table of 10,000 people would have millions of them made. */
const keys: Record<Numbered, { valueKey: string; labelKey: string; typeKey: string }[]> = {
  'e mail': keysOf('e mail'),
  phone: keysOf('phone'),
  event: keysOf('event'),
  relation: keysOf('relation'),
}
const addressKeys = numbers().map((number) => ({
  formatted: `address ${number} formatted`,
  poBox: `address ${number} po box`,
  extended: `address ${number} extended address`,
  street: `address ${number} street`,
  city: `address ${number} city`,
  region: `address ${number} region`,
  postalCode: `address ${number} postal code`,
  country: `address ${number} country`,
}))

function keysOf(name: Numbered) {
  return numbers().map((number) => ({
    valueKey: `${name} ${number} value`,
    labelKey: `${name} ${number} label`,
    typeKey: `${name} ${number} type`,
  }))
}

function numbers(): number[] {
  return Array.from({ length: MAX_NUMBER }, (_, index) => index + 1)
}

/** 'E-mail 1 - Value', 'E-mail 2 - Value' …, the primary one ('* Home') first. */
function numbered(cell: Cell, has: (key: string) => boolean, name: Numbered) {
  const found = []
  for (const { valueKey, labelKey, typeKey } of keys[name]) {
    if (!has(valueKey)) break
    const value = cell(valueKey)
    const label = cell(labelKey) || cell(typeKey)
    if (value !== '') found.push({ label: withoutStar(label), value, isPrimary: label.startsWith('*') })
  }
  return found.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
}

function addresses(cell: Cell, has: (key: string) => boolean): string[] {
  const found = []
  for (const { formatted, ...parts } of addressKeys) {
    if (!has(formatted) && !has(parts.street)) break
    const first = (key: string) => splitCell(cell(key), SEPARATOR)[0]
    found.push(first(formatted) ?? composeAddress(mapValues(parts, first)))
  }
  return found
}

function phoneRank(label: string): number {
  return /fax|pager/i.test(label) ? 3 : /mobile|cell|handy|m[oó]vil/i.test(label) ? 0 : /work/i.test(label) ? 2 : 1
}

/** A star marks the primary value and the groups of Google itself: '* Home', '* Friends'. */
function withoutStar(text: string): string {
  return text.replace(/^\* ?/, '')
}
