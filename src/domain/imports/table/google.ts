import { emptyPerson, type RawPerson } from '../describe-person.ts'
import { isOwnGroup } from '../own-groups.ts'
import { composeAddress } from '../postal-address.ts'
import { joinName, splitCell, type Cell, type TableFormat } from './table.ts'

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

function readGoogleRow(cell: Cell): RawPerson {
  const emails = numbered(cell, 'e mail', 'value')
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
    dates: numbered(cell, 'event', 'value').flatMap(({ label, value }) =>
      splitCell(value, SEPARATOR).map((text) => ({ label, date: { text } })),
    ),
    emails: values,
    phones: numbered(cell, 'phone', 'value')
      .toSorted((a, b) => phoneRank(a.label) - phoneRank(b.label))
      .flatMap(({ value }) => splitCell(value, SEPARATOR)),
    addresses: addresses(cell),
    gender: cell('gender'),
    interests: splitCell(cell('hobby'), SEPARATOR),
    notes: [cell('notes')],
    groups: splitCell(cell('labels') || cell('group membership'), SEPARATOR)
      .map(withoutStar)
      .filter((group) => !isOwnGroup(group)),
    related: numbered(cell, 'relation', 'value').flatMap(({ label, value }) =>
      splitCell(value, SEPARATOR).map((name) => ({ name, kind: label })),
    ),
  }
}

const SEPARATOR = ' ::: '
/** Numbered columns that are looked at; Google writes as many as the fullest contact has. */
const MAX_NUMBER = 30

/** 'E-mail 1 - Value', 'E-mail 2 - Value' …, the primary one ('* Home') first. */
function numbered(cell: Cell, name: string, part: string) {
  const found = []
  for (let number = 1; number <= MAX_NUMBER; number++) {
    const value = cell(`${name} ${number} ${part}`)
    const label = cell(`${name} ${number} label`) || cell(`${name} ${number} type`)
    if (value !== '') found.push({ label: withoutStar(label), value, isPrimary: label.startsWith('*') })
  }
  return found.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
}

function addresses(cell: Cell): string[] {
  const found = []
  for (let number = 1; number <= MAX_NUMBER; number++) {
    const part = (name: string) => splitCell(cell(`address ${number} ${name}`), SEPARATOR)[0]
    const composed = composeAddress({
      poBox: part('po box'),
      extended: part('extended address'),
      street: part('street'),
      city: part('city'),
      region: part('region'),
      postalCode: part('postal code'),
      country: part('country'),
    })
    found.push(part('formatted') ?? composed)
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
