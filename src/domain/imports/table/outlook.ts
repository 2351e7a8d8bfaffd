import { emptyPerson, type RawPerson } from '../describe-person.ts'
import { composeAddress } from '../postal-address.ts'
import { joinName, splitCell, type Cell, type TableFormat } from './table.ts'

/** Outlook and Outlook.com. Birthdays are in the order of day and month of the computer that wrote them. */
export const outlookTable: TableFormat = {
  kind: 'outlook-csv',
  recognizes: (has) =>
    has('first name') && has('last name') && (has('e mail address') || has('home street') || has('business street')),
  person: readOutlookRow,
}

function readOutlookRow(cell: Cell): RawPerson {
  const emails = ['e mail address', 'e mail 2 address', 'e mail 3 address'].map(cell)
  return {
    ...emptyPerson(),
    names: [
      joinName(cell('title'), cell('first name'), cell('middle name'), cell('last name'), cell('suffix')),
      cell('nickname'),
      cell('company'),
      ...emails,
    ],
    birthdays: [{ text: cell('birthday') }],
    anniversaries: [{ text: cell('anniversary') }],
    emails,
    phones: ['mobile phone', 'home phone', 'primary phone', 'home phone 2', 'business phone', 'other phone'].map(cell),
    addresses: ['home', 'other', 'business'].map((place) => address(cell, place)),
    choices: { gender: cell('gender') },
    interests: splitCell(cell('hobby'), ';'),
    notes: [cell('notes')],
    groups: splitCell(cell('categories'), ';'),
    related: [
      { name: cell('spouse'), kind: 'spouse' },
      ...splitCell(cell('children'), /[,;]/).map((name) => ({ name, kind: 'child' })),
    ],
  }
}

function address(cell: Cell, place: string): string {
  const streets = [cell(`${place} street`), cell(`${place} street 2`), cell(`${place} street 3`)]
  return composeAddress({
    poBox: cell(`${place} address po box`),
    street: streets.filter((street) => street !== '').join('\n'),
    city: cell(`${place} city`),
    region: cell(`${place} state`),
    postalCode: cell(`${place} postal code`),
    country: cell(`${place} country region`) || cell(`${place} country`),
  })
}
