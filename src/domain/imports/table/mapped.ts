import { emptyPerson, type RawPerson } from '../describe-person.ts'
import type { RawGift } from '../describe-gift.ts'
import type { ColumnMapping, MappedField } from '../found-person.ts'
import { birthdayOfParts } from './birthday-parts.ts'
import { columnKey, joinName, splitCell, type Cell } from './table.ts'

/** A row of any table, by the columns the user has chosen. */
export function readMappedRow(cell: Cell, mapping: ColumnMapping): RawPerson {
  const get = (field: MappedField) => {
    const column = mapping[field]
    return column === undefined ? '' : cell(columnKey(column))
  }
  const birthday = get('birthday') || birthdayOfParts(get('birthYear'), get('birthMonth'), get('birthDay'))
  const emails = splitCell(get('email'), SEVERAL)
  return {
    ...emptyPerson(),
    names: [get('fullName'), joinName(get('firstName'), get('lastName')), ...emails],
    relationship: get('relationship'),
    birthdays: [{ text: birthday }],
    anniversaries: [{ text: get('anniversaryDate') }],
    emails,
    phones: splitCell(get('phoneNumber'), / ::: |;/),
    addresses: [get('mailingAddress')],
    choices: { gender: get('gender') },
    interests: [get('interests')],
    notes: [get('notes')],
    groups: splitCell(get('groups'), SEVERAL),
    gifts: mapping.gift === undefined ? [] : [giftOf(get)],
  }
}

function giftOf(get: (field: MappedField) => string): RawGift {
  return {
    title: get('gift'),
    // What else is known about a person is not about the gift.
    description: '',
    price: get('price'),
    pricePaid: '',
    link: '',
    type: '',
    status: get('giftStatus'),
    event: get('giftEvent'),
    date: get('giftDate'),
  }
}

const SEVERAL = / ::: |[,;]/
